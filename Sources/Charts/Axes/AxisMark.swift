import SwiftUI

/// What marks one value of an axis: a line through the plot, a tick, a label.
@MainActor @preconcurrency public protocol AxisMark {
  nonisolated var _parts: [_AxisPart] { get }
}

/// A piece of a mark, with what modifiers say of it.
public struct _AxisPart {
  enum Form {
    case grid
    case tick(AxisTick.Length)
    case label(AxisLabelSetup)
  }
  var form: Form
  var isCentered: Bool?
  var stroke: StrokeStyle?
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

/// A line through the plot.
nonisolated public struct AxisGridLine: AxisMark {
  public let _parts: [_AxisPart]
  /// `centered` draws it in the middle between this value and the next.
  nonisolated public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    _parts = [_AxisPart(form: .grid, isCentered: centered, stroke: stroke)]
  }
}

/// A short line beside the plot.
nonisolated public struct AxisTick: AxisMark {
  public struct Length: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    enum Form: Hashable { case automatic, label(CGFloat), points(CGFloat) }
    let form: Form
    public static let automatic = Length(form: .automatic)
    /// Along the label.
    public static let label = Length(form: .label(0))
    public static func label(extendPastBy length: CGFloat) -> Length { Length(form: .label(length)) }
    public static let longestLabel = Length(form: .label(0))
    public static func longestLabel(extendPastBy length: CGFloat) -> Length { Length(form: .label(length)) }
    public init(floatLiteral value: Double) { form = .points(value) }
    public init(integerLiteral value: Int) { form = .points(CGFloat(value)) }
    init(form: Form) { self.form = form }
  }

  public let _parts: [_AxisPart]
  nonisolated public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    _parts = [_AxisPart(form: .tick(length), isCentered: centered, stroke: stroke)]
  }
  /// `length` in points.
  nonisolated public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(form: .points(length)), stroke: stroke)
  }
}

/// Nothing, or several marks of a value as one.
nonisolated public struct _AxisMarkList: AxisMark {
  public let _parts: [_AxisPart]
}

/// Turns the statements of a closure into the marks of a value.
@resultBuilder public struct AxisMarkBuilder {
  nonisolated public static func buildExpression<M: AxisMark>(_ mark: M) -> M { mark }
  nonisolated public static func buildBlock<each M: AxisMark>(_ mark: repeat each M) -> _AxisMarkList {
    var parts: [_AxisPart] = []
    for part in repeat each mark { parts += part._parts }
    return _AxisMarkList(_parts: parts)
  }
  nonisolated public static func buildIf(_ mark: _AxisMarkList?) -> _AxisMarkList {
    mark ?? _AxisMarkList(_parts: [])
  }
  nonisolated public static func buildEither(first mark: _AxisMarkList) -> _AxisMarkList { mark }
  nonisolated public static func buildEither(second mark: _AxisMarkList) -> _AxisMarkList { mark }
  nonisolated public static func buildLimitedAvailability(_ mark: _AxisMarkList) -> _AxisMarkList { mark }
}

extension AxisMark {
  nonisolated private func changed(_ change: (inout _AxisPart) -> Void) -> _AxisMarkList {
    _AxisMarkList(
      _parts: _parts.map { part in
        var part = part
        change(&part)
        return part
      })
  }

  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    changed { $0.style = $0.style ?? AnyShapeStyle(style) }
  }
  nonisolated public func font(_ font: Font?) -> some AxisMark { changed { $0.font = $0.font ?? font } }
  /// Points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    changed { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
  }
  nonisolated public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }
}
