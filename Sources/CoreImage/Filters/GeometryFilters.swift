import Foundation
import MartletDisplay
import MartletVips
import UIKit

enum GeometryFilters {
  private static let category = [kCICategoryGeometryAdjustment]
  private static let transform = FilterInput(key: kCIInputTransformKey, content: .transform)

  static let all: [FilterSpec] = [
    .ofImage(
      "CICrop", "Crop", category,
      [.vector("inputRectangle", [-1e7, -1e7, 2e7, 2e7], type: kCIAttributeTypeRectangle)]
    ) { image, values in
      let rect = values.rect("inputRectangle")
      return rect.width >= 1e7 ? image : image.cropped(to: rect)
    },
    .ofImage("CIAffineTransform", "Affine Transform", category, [transform]) { image, values in
      image.transformed(values.transform(kCIInputTransformKey))
    },
    .ofImage("CIAffineClamp", "Affine Clamp", [kCICategoryTileEffect], [transform]) { image, values in
      image.clamped().transformed(values.transform(kCIInputTransformKey))
    },
    .ofImage("CIStraightenFilter", "Straighten", category, [.angle()]) { image, values in
      image.straightened(values.double(kCIInputAngleKey))
    },
    scale("CILanczosScaleTransform", "Lanczos Scale Transform") { _ in .lanczos3 },
    scale(
      "CIBicubicScaleTransform", "Bicubic Scale Transform",
      [.number("inputB", 0, 0...1), .number("inputC", 0.75, 0...1)]
    ) { values in
      .cubic(b: min(max(values.double("inputB"), 0), 1), c: min(max(values.double("inputC"), 0), 1))
    },
    .ofImage("CIPerspectiveTransform", "Perspective Transform", category, corners) { image, values in
      guard !image.extent.isInfinite, !image.extent.isNull else { return image }
      let quad = Quadrilateral(values)
      guard let map = Homography(from: quad, to: Quadrilateral(image.extent)) else { return nil }
      return Recipe(
        .mapped(image, .perspective, map.numbers, .once(smooth: true), reach: nil), extent: quad.bounds)
    },
    .ofImage("CIPerspectiveCorrection", "Perspective Correction", category, corners) { image, values in
      let quad = Quadrilateral(values)
      let rect = CGRect(origin: .zero, size: quad.sides)
      guard let map = Homography(from: Quadrilateral(rect), to: quad) else { return nil }
      return Recipe(.mapped(image, .perspective, map.numbers, .once(smooth: true), reach: nil), extent: rect)
    },
  ]

  private static let corners: [FilterInput] = [
    .center(118, 484, "inputTopLeft"), .center(646, 507, "inputTopRight"), .center(548, 140, "inputBottomRight"),
    .center(155, 153, "inputBottomLeft"),
  ]

  private static func scale(
    _ name: String, _ displayName: String, _ more: [FilterInput] = [],
    _ kernel: @escaping (FilterValues) -> ResamplingKernel
  ) -> FilterSpec {
    .ofImage(
      name, displayName, category,
      [.number(kCIInputScaleKey, 1, 0.05...1.5), .number(kCIInputAspectRatioKey, 1, 0.5...2)] + more
    ) { image, values in
      let y = CGFloat(values.double(kCIInputScaleKey))
      let x = y * CGFloat(values.double(kCIInputAspectRatioKey))
      guard x > 0, y > 0 else { return nil }
      return image.scaled(x: x, y: y, by: kernel(values))
    }
  }
}

extension Recipe {
  /// In another size, by a kernel. Images without end are only transformed.
  func scaled(x: CGFloat, y: CGFloat, by kernel: ResamplingKernel) -> Recipe {
    guard !extent.isInfinite, !extent.isNull, x != 1 || y != 1 else {
      return transformed(CGAffineTransform(scaleX: x, y: y))
    }
    let size = CGRect(x: extent.minX * x, y: extent.minY * y, width: extent.width * x, height: extent.height * y)
    // What is left is less than a pixel, or more than can be counted.
    guard size.width < 1e6, size.height < 1e6, x > 1e-5, y > 1e-5 else { return Recipe(.points([], []), extent: .null) }
    return Recipe(.resized(self, x: x, y: y, kernel), extent: size)
  }

  /// Turned about the middle, and enlarged until nothing is empty within the old extent.
  func straightened(_ angle: Double) -> Recipe {
    guard angle != 0, !extent.isInfinite, !extent.isNull, extent.width > 0, extent.height > 0 else { return self }
    let (c, s) = (abs(cos(angle)), abs(sin(angle)))
    let ratio = max(extent.width / extent.height, extent.height / extent.width)
    let scale = CGFloat(c + s * Double(ratio))
    let map = CGAffineTransform(translationX: -extent.midX, y: -extent.midY)
      .concatenating(CGAffineTransform(rotationAngle: CGFloat(angle)))
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: extent.midX, y: extent.midY))
    return transformed(map).cropped(to: extent)
  }
}

/// Four corners, in Core Image's order.
struct Quadrilateral {
  var topLeft: CGPoint
  var topRight: CGPoint
  var bottomRight: CGPoint
  var bottomLeft: CGPoint

  init(_ values: FilterValues) {
    topLeft = values.point("inputTopLeft")
    topRight = values.point("inputTopRight")
    bottomRight = values.point("inputBottomRight")
    bottomLeft = values.point("inputBottomLeft")
  }

  init(_ rect: CGRect) {
    topLeft = CGPoint(x: rect.minX, y: rect.maxY)
    topRight = CGPoint(x: rect.maxX, y: rect.maxY)
    bottomRight = CGPoint(x: rect.maxX, y: rect.minY)
    bottomLeft = CGPoint(x: rect.minX, y: rect.minY)
  }

  var points: [CGPoint] { [topLeft, topRight, bottomRight, bottomLeft] }

  var bounds: CGRect {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    return CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
  }

  /// The longer of each pair of sides.
  var sides: CGSize {
    func length(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }
    return CGSize(
      width: max(length(topLeft, topRight), length(bottomLeft, bottomRight)).rounded(),
      height: max(length(topLeft, bottomLeft), length(topRight, bottomRight)).rounded())
  }
}

/// The map between planes that takes four points to four others.
struct Homography {
  /// Three rows of three.
  let numbers: [Float]

  /// Nil when three of the points lie on a line.
  init?(from: Quadrilateral, to: Quadrilateral) {
    var rows: [[Double]] = []
    for (p, q) in zip(from.points, to.points) {
      let (x, y, u, v) = (Double(p.x), Double(p.y), Double(q.x), Double(q.y))
      rows.append([x, y, 1, 0, 0, 0, -u * x, -u * y, u])
      rows.append([0, 0, 0, x, y, 1, -v * x, -v * y, v])
    }
    guard let solution = Self.solve(rows) else { return nil }
    numbers = (solution + [1]).map { Float($0) }
  }

  /// Gauss's elimination, the greatest pivot first.
  private static func solve(_ system: [[Double]]) -> [Double]? {
    var rows = system
    let count = rows.count
    for column in 0..<count {
      let pivot = (column..<count).max { abs(rows[$0][column]) < abs(rows[$1][column]) }!
      guard abs(rows[pivot][column]) > 1e-9 else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        for k in column...count { rows[row][k] -= factor * rows[column][k] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}
