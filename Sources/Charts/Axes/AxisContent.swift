import Foundation
import SwiftUI

/// What an axis is made of.
@MainActor @preconcurrency public protocol AxisContent {
  nonisolated var _groups: [_AxisGroup] { get }
}

/// Marks for several values, of one kind.
public struct _AxisGroup {
  var preset = AxisMarkPreset.automatic
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  var stroke: StrokeStyle?
  /// The marks of a value; nil takes the chart's own.
  var content: ((AxisValue) -> [_AxisPart])?
  /// Writes the values in the chart's own marks.
  var format: ((_PlotValue) -> String?)?
}

/// Marks of an axis: one for each of some values.
nonisolated public struct AxisMarks<Content: AxisMark>: AxisContent {
  public let _groups: [_AxisGroup]

  nonisolated public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) { _groups = [_AxisGroup(preset: preset, position: position, values: values, content: { content($0)._parts })] }

  nonisolated public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) { self.init(preset: preset, position: position, values: .list(values), content: content) }

  nonisolated public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) { _groups = [_AxisGroup(preset: preset, position: position, values: values, content: { _ in content()._parts })] }

  nonisolated public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisMarkBuilder content: @escaping () -> Content
  ) { self.init(preset: preset, position: position, values: .list(values), content: content) }
}

extension AxisMarks where Content == _AxisMarkList {
  nonisolated public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) { _groups = [_AxisGroup(preset: preset, position: position, values: values, stroke: stroke)] }

  nonisolated public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    stroke: StrokeStyle? = nil
  ) { self.init(preset: preset, position: position, values: .list(values), stroke: stroke) }

  /// The chart's own marks, with labels as `format` writes them.
  nonisolated public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    var group = _AxisGroup(preset: preset, position: position, values: values, stroke: stroke)
    group.format = { F.FormatInput(plotValue: $0).map { format.format($0) } }
    _groups = [group]
  }
  nonisolated public init<F: FormatStyle, V: Plottable>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(format: format, preset: preset, position: position, values: .list(values), stroke: stroke)
  }
}

/// Several contents as one, or none.
nonisolated public struct _AxisContentList: AxisContent {
  public let _groups: [_AxisGroup]
}

/// Turns the statements of a closure into the content of an axis.
@resultBuilder public struct AxisContentBuilder {
  nonisolated public static func buildExpression<C: AxisContent>(_ content: C) -> C { content }
  nonisolated public static func buildBlock<each C: AxisContent>(_ content: repeat each C) -> _AxisContentList {
    var groups: [_AxisGroup] = []
    for part in repeat each content { groups += part._groups }
    return _AxisContentList(_groups: groups)
  }
  nonisolated public static func buildIf(_ content: _AxisContentList?) -> _AxisContentList {
    content ?? _AxisContentList(_groups: [])
  }
  nonisolated public static func buildEither(first content: _AxisContentList) -> _AxisContentList { content }
  nonisolated public static func buildEither(second content: _AxisContentList) -> _AxisContentList { content }
  nonisolated public static func buildLimitedAvailability(_ content: _AxisContentList) -> _AxisContentList { content }
}
