import Foundation
import MartletLayout

// Places at which content rests: pages, parts, the heights of a bar.
extension ScrollMotion {
  var page: CGPoint {
    CGPoint(x: pageNumber(.horizontal, node.scrollOffset.x), y: pageNumber(.vertical, node.scrollOffset.y))
  }
  private func pageNumber(_ axis: Axis, _ offset: CGFloat) -> CGFloat {
    node.size[axis] > 0 ? (offset / node.size[axis]).rounded() : 0
  }

  func restingPlace(_ axis: Axis, from place: Double, speed: Double) -> Double? {
    let limit = node.scrollLimit[axis]
    let aim = CGFloat(place + ScrollPhysics.projectedTravel(speed))
    switch behaviour.rest {
    case .anywhere: return preferredRest(axis, aim).map { Double($0) }
    case .pages:
      let number = min(max(pageNumber(axis, aim), startPage[axis] - 1), startPage[axis] + 1)
      return Double(min(max(number * node.size[axis], 0), limit))
    case .parts:
      let places = parts(axis).map { min(max($0, 0), limit) }
      return places.min { abs($0 - aim) < abs($1 - aim) }.map { Double($0) }
    }
  }

  /// All places of rest along an axis, from the start on; empty where content rests anywhere.
  private func restingPlaces(_ axis: Axis) -> [CGFloat] {
    let limit = node.scrollLimit[axis]
    switch behaviour.rest {
    case .anywhere: return []
    case .pages:
      guard node.size[axis] > 0 else { return [] }
      return Array(stride(from: 0, to: limit, by: node.size[axis])) + [limit]
    case .parts: return parts(axis).map { min(max($0, 0), limit) }.sorted()
    }
  }

  /// Where a wheel that has begun at `start` lets content rest: at the nearest place, or at the next one in its direction
  /// where that is the one that it came from. Spec: H44.
  func restAfterWheel(_ axis: Axis, from start: CGFloat, way: CGFloat) -> CGFloat? {
    let places = restingPlaces(axis)
    func nearest(to offset: CGFloat) -> CGFloat? { places.min { abs($0 - offset) < abs($1 - offset) } }
    guard let old = nearest(to: start), let new = nearest(to: node.scrollOffset[axis]) else { return nil }
    guard old == new else { return new }
    if way > 0 { return places.first { $0 > old } ?? new }
    return way < 0 ? places.last { $0 < old } ?? new : new
  }
}
