import CGtk
import Foundation
import MartletDisplay

extension NodeBuilder {
  /// The child as seen through a 4 by 4 matrix, point as a row vector times matrix, as CATransform3D has it.
  func projectionNode(_ matrix: [Double], _ items: [DisplayItem]) -> RenderNode? {
    guard let child = node(for: items) else { return nil }
    guard matrix.count == 16, let map = Homography(matrix), let area = map.bounds(of: child.bounds) else { return nil }
    let isFlat = matrix[3] == 0 && matrix[7] == 0 && matrix[15] == 1
    if isFlat {
      return effectNode(
        .transform(CGAffineTransform(matrix[0], matrix[1], matrix[4], matrix[5], matrix[12], matrix[13])), items)
    }
    guard let source = Raster(of: child, in: child.bounds.insetBy(dx: -1, dy: -1), pixelsPerPoint: scale),
      let target = Raster.empty(covering: area, pixelsPerPoint: scale), let back = map.inverted
    else { return nil }
    Warp(source: source, target: target, targetToSource: back).perform()
    return target.node()
  }
}
