import SwiftUI

extension PlotGeometry {
  /// From the top clockwise in radians, by the marks' indices. Values below zero count as zero.
  func sectorAngles() -> [Int: ClosedRange<Double>] {
    var ranges: [(Int, Double, Double)] = []
    var sum = 0.0
    for index in marks.indices where marks[index].kind == .sector {
      switch marks[index].sector.angle {
      case .at(let channel):
        let amount = max(channel.value.coordinate ?? 0, 0)
        ranges.append((index, sum, sum + amount))
        sum += amount
      case .between(let start, let end):
        let (first, last) = (start.value.coordinate ?? 0, end.value.coordinate ?? 0)
        ranges.append((index, min(first, last), max(first, last)))
        sum = max(sum, first, last)
      case .whole, .points: break
      }
    }
    guard sum > 0 else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: ranges.map { ($0.0, ($0.1 / sum * 2 * Double.pi)...($0.2 / sum * 2 * Double.pi)) })
  }

  /// All values of sectors together.
  var sectorSum: Double {
    marks.reduce(0) { sum, mark in
      switch mark.sector.angle {
      case .at(let channel) where mark.kind == .sector: sum + max(channel.value.coordinate ?? 0, 0)
      case .between(_, let end) where mark.kind == .sector: max(sum, end.value.coordinate ?? 0)
      default: sum
      }
    }
  }

  func sector(_ index: Int, _ angles: ClosedRange<Double>) -> DrawnMark {
    let mark = marks[index]
    let whole = min(size.width, size.height) / 2
    let outer = radius(mark.sector.outerRadius, whole, automatic: whole)
    let inner = radius(mark.sector.innerRadius, whole, automatic: 0)
    let corner = mark.look.corner?.radius ?? 0
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    func numbers(_ center: CGPoint) -> [CGFloat] {
      [
        center.x, center.y, CGFloat(angles.lowerBound), CGFloat(angles.upperBound), inner, outer, mark.sector.inset,
        corner,
      ]
    }
    let rect = SectorPath(numbers(middle)).path.boundingRect
    let moved = numbers(CGPoint(x: middle.x - rect.minX, y: middle.y - rect.minY))
    var drawn = part(
      index, rect, .fill(MarkOutline(form: .sector, numbers: NumberList(moved.map { Double($0) }))))
    let turn = CGFloat(angles.lowerBound + angles.upperBound) / 2
    let half = (inner + outer) / 2
    drawn.annotated = CGRect(
      origin: CGPoint(x: middle.x + half * sin(turn), y: middle.y - half * cos(turn)), size: .zero)
    return drawn
  }

  private func radius(_ dimension: MarkDimension, _ whole: CGFloat, automatic: CGFloat) -> CGFloat {
    switch dimension.amount {
    case .automatic: automatic
    case .points(let points): points
    case .ratio(let ratio): whole * ratio
    case .inset(let inset): max(0, whole - inset)
    }
  }
}
