import Foundation
import MartletDisplay

/// The filled area, estimated by asking for every cell of a grid.
func sampledArea(_ path: Path, cell: CGFloat = 0.5, eoFill: Bool = false) -> CGFloat {
  let bounds = path.boundingRect
  guard !bounds.isNull else { return 0 }
  var count = 0
  for y in stride(from: bounds.minY + cell / 2, to: bounds.maxY, by: cell) {
    for x in stride(from: bounds.minX + cell / 2, to: bounds.maxX, by: cell)
    where path.contains(CGPoint(x: x, y: y), eoFill: eoFill) {
      count += 1
    }
  }
  return CGFloat(count) * cell * cell
}

func isClose(_ a: CGPoint?, _ b: CGPoint, _ tolerance: CGFloat = 1e-6) -> Bool {
  guard let a else { return false }
  return abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
}

func isClose(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 1e-6) -> Bool {
  isClose(a.origin, b.origin, tolerance) && abs(a.width - b.width) <= tolerance
    && abs(a.height - b.height) <= tolerance
}

extension CGPoint {
  init(_ x: CGFloat, _ y: CGFloat) { self.init(x: x, y: y) }
}
