import SwiftUI

extension PlotGeometry {
  /// Lines and areas of equal keys are one.
  func seriesKey(_ mark: Mark) -> AnyHashable {
    let look = mark.look
    let channels = [mark.series, look.styleBy, look.symbolBy, look.strokeBy].map { $0?.value }
    return AnyHashable([AnyHashable(mark.kind == .line), AnyHashable(channels)])
  }

  /// A line or an area, and what its points show and mean.
  func series(_ key: AnyHashable, like first: Mark) -> [DrawnMark] {
    let members = marks.indices.filter { marks[$0].kind == first.kind && seriesKey(marks[$0]) == key }
    let parts =
      first.kind == .line
      ? members.compactMap { index in linePoint(index).map { (index, $0, $0) } }
      : members.compactMap { index in areaPoints(index).map { (index, $0.0, $0.1) } }
    guard let head = parts.first?.0 else { return [] }
    let method = first.look.interpolation ?? .linear
    let shape: DrawnMark
    if first.kind == .line {
      let points = parts.map(\.1)
      shape = outlined(head, points, key) {
        NumberList($0)
      } face: { numbers in
        .stroke(MarkOutline(form: .line(method), numbers: numbers), book.stroke(of: first.look))
      }
    } else {
      shape = outlined(head, parts.map(\.1) + parts.map(\.2), key) {
        NumberList($0)
      } face: { numbers in
        .fill(MarkOutline(form: .area(method), numbers: numbers))
      }
    }
    return [shape] + parts.map { pointPart($0.0, $0.1) }
  }

  /// The outline of a series around all its points.
  private func outlined(
    _ index: Int, _ points: [CGPoint], _ key: AnyHashable, _ numbers: ([CGPoint]) -> NumberList,
    face: (NumberList) -> DrawnMark.Face
  ) -> DrawnMark {
    var box = CGRect(origin: points[0], size: .zero)
    for point in points { box = box.union(CGRect(origin: point, size: .zero)) }
    let moved = points.map { CGPoint(x: $0.x - box.minX, y: $0.y - box.minY) }
    let mark = marks[index]
    var drawn = DrawnMark(
      id: ["series", key], rect: box, face: face(numbers(moved)), style: book.style(of: mark.look), look: mark.look)
    drawn.isAnnotated = false
    return drawn
  }

  private func linePoint(_ index: Int) -> CGPoint? {
    guard let left = place(marks[index].x, x), let top = place(marks[index].y, y) else { return nil }
    return CGPoint(x: left, y: top)
  }

  /// The upper and the lower edge's point; where the area lies, the right and the left.
  private func areaPoints(_ index: Int) -> (CGPoint, CGPoint)? {
    let mark = marks[index]
    if mark.isHorizontal {
      guard let top = place(mark.y, y), let sides = sides(mark.x, x) else { return nil }
      return (CGPoint(x: sides.1, y: top), CGPoint(x: sides.0, y: top))
    }
    guard let left = place(mark.x, x), let sides = sides(mark.y, y) else { return nil }
    return (CGPoint(x: left, y: sides.1), CGPoint(x: left, y: sides.0))
  }

  private func sides(_ extent: Mark.Extent, _ scale: AxisScale) -> (CGFloat, CGFloat)? {
    if case .between(let start, let end) = extent {
      guard let last = scale.place(of: end) else { return nil }
      return (isBelow(start, scale) ? scale.origin : scale.place(of: start) ?? scale.origin, last)
    }
    return place(extent, scale).map { (scale.origin, $0) }
  }

  private func pointPart(_ index: Int, _ place: CGPoint) -> DrawnMark {
    if marks[index].kind == .line, let symbol = book.symbol(of: marks[index].look) {
      return symbolPart(index, symbol, at: place)
    }
    return part(
      index, CGRect(x: place.x - 4, y: place.y - 4, width: 8, height: 8), .nothing, suffix: "point")
  }
}
