import Foundation
import SwiftUI

/// What a label is to show and where.
struct AxisLabelSetup {
  enum Face {
    case automatic
    case text((_PlotValue) -> String?)
    case view(AnyView)
  }
  var face: Face
  var anchor: UnitPoint?
  var collision = AxisValueLabelCollisionResolution.automatic
  var isVertical = false
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}

/// The text or view that tells a value. Without content it is the value as the chart writes it.
nonisolated public struct AxisValueLabel<Content: View>: AxisMark {
  public let _parts: [_AxisPart]

  nonisolated init(
    _ face: AxisLabelSetup.Face, _ centered: Bool?, _ anchor: UnitPoint?,
    _ collision: AxisValueLabelCollisionResolution, _ orientation: AxisValueLabelOrientation,
    _ horizontal: CGFloat?, _ vertical: CGFloat?
  ) {
    let setup = AxisLabelSetup(
      face: face, anchor: anchor, collision: collision, isVertical: orientation.isVertical,
      horizontalSpacing: horizontal, verticalSpacing: vertical)
    _parts = [_AxisPart(form: .label(setup), isCentered: centered)]
  }

  /// `centered` puts the label in the middle between this value and the next. Spacings in points, from the plot and from
  /// the value's place.
  nonisolated public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      .view(AnyView(content())), centered, anchor, collisionResolution, orientation, horizontalSpacing,
      verticalSpacing)
  }
}

extension AxisValueLabel where Content == Text {
  nonisolated public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .automatic, centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
  }

  nonisolated public init(
    _ text: Text, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .view(AnyView(text)), centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
  }
  nonisolated public init(
    _ key: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      Text(key), centered: centered, anchor: anchor, collisionResolution: collisionResolution,
      orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ text: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      Text(text), centered: centered, anchor: anchor, collisionResolution: collisionResolution,
      orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  /// The value as `format` writes it; values that it does not take have no label.
  nonisolated public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(
      .text { F.FormatInput(plotValue: $0).map { format.format($0) } }, centered, anchor, collisionResolution,
      orientation, horizontalSpacing, verticalSpacing)
  }
}

/// What becomes of labels without room.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  let hides: Bool
  /// Those that would touch an earlier one are left out.
  public static let automatic = AxisValueLabelCollisionResolution(hides: true)
  public static var greedy: AxisValueLabelCollisionResolution { automatic }
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution { automatic }
  public static let truncate = AxisValueLabelCollisionResolution(hides: false)
  public static let disabled = AxisValueLabelCollisionResolution(hides: false)
}

/// How a label's text runs.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  let isVertical: Bool
  public static let automatic = AxisValueLabelOrientation(isVertical: false)
  public static let horizontal = AxisValueLabelOrientation(isVertical: false)
  /// From top to bottom.
  public static let vertical = AxisValueLabelOrientation(isVertical: true)
  public static let verticalReversed = AxisValueLabelOrientation(isVertical: true)
}
