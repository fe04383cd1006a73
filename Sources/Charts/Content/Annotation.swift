import MartletLayout
import SwiftUI

/// On which side of a mark an annotation stands.
public struct AnnotationPosition: Hashable, Sendable {
  /// The mark's point that the annotation touches, from 0 to 1 in each direction, and whether it stands outside.
  let anchor: UnitPoint
  let isOutside: Bool
  var isAutomatic = false

  public static let automatic = AnnotationPosition(anchor: .top, isOutside: true, isAutomatic: true)
  public static let overlay = AnnotationPosition(anchor: .center, isOutside: false)
  public static let top = AnnotationPosition(anchor: .top, isOutside: true)
  public static let bottom = AnnotationPosition(anchor: .bottom, isOutside: true)
  public static let leading = AnnotationPosition(anchor: .leading, isOutside: true)
  public static let trailing = AnnotationPosition(anchor: .trailing, isOutside: true)
  public static let topLeading = AnnotationPosition(anchor: .topLeading, isOutside: true)
  public static let topTrailing = AnnotationPosition(anchor: .topTrailing, isOutside: true)
  public static let bottomLeading = AnnotationPosition(anchor: .bottomLeading, isOutside: true)
  public static let bottomTrailing = AnnotationPosition(anchor: .bottomTrailing, isOutside: true)
}

/// What an annotation may know of its mark.
public struct AnnotationContext {
  /// Points.
  public let targetSize: CGSize
}

/// What becomes of an annotation that would reach beyond the chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  public struct Strategy: Hashable, Sendable {
    let fits: Bool
    /// Moved until it is inside.
    public static let automatic = Strategy(fits: true)
    public static var fit: Strategy { Strategy(fits: true) }
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(fits: true) }
    public static let padScale = Strategy(fits: true)
    public static let disabled = Strategy(fits: false)
  }
  public struct Boundary: Hashable, Sendable {
    public static let automatic = Boundary()
    public static let chart = Boundary()
    public static let plot = Boundary()
  }
  let x: Strategy
  let y: Strategy
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
  public static let automatic = AnnotationOverflowResolution(x: .automatic, y: .disabled)
}

extension ChartContent {
  /// A view beside each mark, `spacing` points away. It is moved sideways where it would leave the plot.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing) { _ in content() }
  }
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic, content: content)
  }
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: overflowResolution
    ) { _ in content() }
  }
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    _ChangedChartContent(self) {
      $0.look.annotations.append(
        MarkLook.Annotation(
          position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution,
          content: { AnyView(content($0)) }))
    }
  }
}
