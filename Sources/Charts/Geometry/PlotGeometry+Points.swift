import SwiftUI

extension PlotGeometry {
  /// Where a mark is as a point.
  func place(_ extent: Mark.Extent, _ scale: AxisScale) -> CGFloat? {
    switch extent {
    case .at(let channel): scale.place(of: channel)
    case .between(_, let end): scale.place(of: end)
    case .points(let start, let end): start ?? end ?? scale.length / 2
    case .whole: scale.length / 2
    }
  }

  func point(_ index: Int) -> DrawnMark? {
    let mark = marks[index]
    guard let left = place(mark.x, x), let top = place(mark.y, y) else { return nil }
    let symbol = book.symbol(of: mark.look) ?? .shape(BasicChartSymbolShape.circle)
    return symbolPart(index, symbol, at: CGPoint(x: left, y: top))
  }

  func symbolPart(_ index: Int, _ symbol: MarkLook.Symbol, at place: CGPoint) -> DrawnMark {
    let side = book.symbolArea(of: marks[index].look).squareRoot()
    switch symbol {
    case .shape(let shape):
      let unit = shape.perceptualUnitRect
      let size = CGSize(width: side * unit.width, height: side * unit.height)
      let rect = CGRect(
        x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width, height: size.height)
      let outline = MarkOutline(form: .symbol(shape), numbers: .zero)
      return part(index, rect, .fill(outline), suffix: "symbol")
    case .view(let view):
      let rect = CGRect(x: place.x, y: place.y, width: 0, height: 0)
      return part(index, rect, .view(view), suffix: "symbol")
    }
  }

  // MARK: Rules

  func rule(_ index: Int) -> DrawnMark? {
    let mark = marks[index]
    // A rule lies where its y value is one alone.
    let isHorizontal: Bool
    switch (mark.x, mark.y) {
    case (.at, .between), (.at, .points): isHorizontal = false
    default: isHorizontal = true
    }
    let (fixed, free) = isHorizontal ? (y, x) : (x, y)
    guard let at = place(isHorizontal ? mark.y : mark.x, fixed), let reach = reach(isHorizontal ? mark.x : mark.y, free)
    else { return nil }
    let rect =
      isHorizontal
      ? CGRect(x: reach.lowerBound, y: at, width: reach.upperBound - reach.lowerBound, height: 0)
      : CGRect(x: at, y: reach.lowerBound, width: 0, height: reach.upperBound - reach.lowerBound)
    let stroke = mark.look.stroke ?? StrokeStyle(lineWidth: 1)
    let numbers = NumberList([.zero, CGPoint(x: rect.width, y: rect.height)])
    return part(index, rect, .stroke(MarkOutline(form: .line(.linear), numbers: numbers), stroke))
  }

  private func reach(_ extent: Mark.Extent, _ scale: AxisScale) -> ClosedRange<CGFloat>? {
    switch extent {
    case .whole: return 0...scale.length
    case .points(let start, let end):
      let (first, last) = (start ?? 0, end ?? scale.length)
      return min(first, last)...max(first, last)
    case .between(let start, let end):
      guard let first = scale.band(of: start) ?? scale.place(of: start).map({ $0...$0 }),
        let last = scale.band(of: end) ?? scale.place(of: end).map({ $0...$0 })
      else { return nil }
      return min(first.lowerBound, last.lowerBound)...max(first.upperBound, last.upperBound)
    case .at(let channel): return scale.place(of: channel).map { $0...$0 }
    }
  }
}
