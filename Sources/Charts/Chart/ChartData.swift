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

  /// Where bars begin counts as well.
  private func extents(_ path: KeyPath<Mark, Mark.Extent>) -> [Mark.Extent] { marks.map { $0[keyPath: path] } }

  func xPlan(length: CGFloat) -> AxisPlan {
    AxisPlan(extents(\.x), options.x, isHorizontal: true, length: length, setting: setting)
  }
  func yPlan(length: CGFloat) -> AxisPlan {
    AxisPlan(extents(\.y), options.y, isHorizontal: false, length: length, setting: setting)
  }
}
