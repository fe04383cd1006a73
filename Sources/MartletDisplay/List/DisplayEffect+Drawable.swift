import Foundation

extension DisplayEffect {
  /// Whether every number of the effect is one that can be drawn: finite, and small enough for pixel coordinates.
  public var isDrawable: Bool {
    switch self {
    case .opacity(let opacity): Self.areDrawable([opacity])
    case .transform(let matrix): Self.areDrawable([matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty])
    case .projection(let matrix): Self.areDrawable(matrix)
    case .blur(let radius, _): Self.areDrawable([radius])
    case .shadow(_, let radius, let offset): Self.areDrawable([radius, offset.width, offset.height])
    case .colorMatrix(let matrix): matrix.allSatisfy(\.isFinite)
    case .backdrop(let backdrop): Self.areDrawable([backdrop.sigma, backdrop.saturation])
    case .clip, .blend, .mask, .compositingGroup: true
    }
  }

  /// Beyond this, 32-bit coordinates lose whole pixels.
  private static let largestNumber: Double = 1_000_000_000

  private static func areDrawable(_ numbers: [Double]) -> Bool { numbers.allSatisfy { abs($0) <= largestNumber } }
}
