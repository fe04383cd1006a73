import CVips

/// Whole pixels of the plane that pictures lie on. Rows grow downwards. Sides are never negative.
public struct PixelArea: Hashable, Sendable {
  public var left: Int
  public var top: Int
  public var width: Int
  public var height: Int

  public init(left: Int, top: Int, width: Int, height: Int) {
    (self.left, self.top, self.width, self.height) = (left, top, max(0, width), max(0, height))
  }

  public static let empty = PixelArea(left: 0, top: 0, width: 0, height: 0)
  /// What stands for the whole plane: libvips counts in 32 bits, and sums must fit.
  public static let everything = PixelArea(left: -limit, top: -limit, width: 2 * limit, height: 2 * limit)
  private static let limit = 100_000_000

  public var right: Int { left + width }
  public var bottom: Int { top + height }
  public var isEmpty: Bool { width == 0 || height == 0 }
  public var count: Int { width * height }

  public func intersection(_ other: PixelArea) -> PixelArea {
    let (left, top) = (max(left, other.left), max(top, other.top))
    let result = PixelArea(
      left: left, top: top, width: min(right, other.right) - left, height: min(bottom, other.bottom) - top)
    return result.isEmpty ? .empty : result
  }

  public func outset(x: Int, y: Int) -> PixelArea {
    PixelArea(left: left - x, top: top - y, width: width + 2 * x, height: height + 2 * y)
  }

  public func contains(_ other: PixelArea) -> Bool { other.isEmpty || intersection(other) == other }

  /// The part of `self` nearest to `other`, at least one pixel: where clamped pixels come from.
  public func nearest(to other: PixelArea) -> PixelArea {
    guard !isEmpty, !other.isEmpty else { return .empty }
    func within(_ value: Int, _ low: Int, _ high: Int) -> Int { min(max(value, low), high) }
    let (left, top) = (within(other.left, self.left, right - 1), within(other.top, self.top, bottom - 1))
    return PixelArea(
      left: left, top: top, width: within(other.right - 1, self.left, right - 1) - left + 1,
      height: within(other.bottom - 1, self.top, bottom - 1) - top + 1)
  }

  var vips: VipsRect {
    VipsRect(left: Int32(left), top: Int32(top), width: Int32(width), height: Int32(height))
  }
}
