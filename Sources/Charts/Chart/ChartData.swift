import SwiftUI

/// All that is known of a chart before its size.
struct ChartData {
  let original: [Mark]
  /// With bars and areas on top of each other.
  let marks: [Mark]
  let options: ChartOptions
  let setting: ChartSetting
  let book: StyleBook

  init(_ marks: [Mark], _ options: ChartOptions, _ setting: ChartSetting) {
    (original, self.marks) = (marks, Stacking.stacked(marks))
    (self.options, self.setting) = (options, setting)
    book = StyleBook(marks, options)
  }

  /// Pies have no axes.
  var hasAxes: Bool { !marks.contains { $0.kind == .sector } }

  /// Where bars and areas begin is no value of theirs, unless they were given as ranges.
  private func extents(_ path: KeyPath<Mark, Mark.Extent>) -> [Mark.Extent] {
    zip(original, marks).map { original, mark in
      if case .at = original[keyPath: path], case .between(let start, let end) = mark[keyPath: path],
        start.value == .number(0)
      {
        return .at(end)
      }
      return mark[keyPath: path]
    }
  }

  func xPlan(length: CGFloat) -> AxisPlan {
    AxisPlan(extents(\.x), options.x, isHorizontal: true, length: length, setting: setting)
  }
  func yPlan(length: CGFloat) -> AxisPlan {
    AxisPlan(extents(\.y), options.y, isHorizontal: false, length: length, setting: setting)
  }
}
