import CGtk
import Foundation
import MartletDisplay

/// A picture that is drawn on, by Cairo. Belongs to one thread at a time.
///
/// Contexts made by UIKit have their origin at the top left and points as units; those made here have it at the bottom
/// left, and pixels as units.
public final class CGContext {
  /// What `saveGState` keeps besides what Cairo does.
  struct State {
    var fill = RGBA.black
    var stroke = RGBA.black
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var interpolation = CGInterpolationQuality.default
  }

  /// The largest side, in pixels: Cairo's limit.
  static let largestSide = 32_000

  private let surface: OpaquePointer
  let cairo: OpaquePointer
  /// From user space as it was at the beginning to pixels.
  let baseTransform: CGAffineTransform
  let isOpaque: Bool
  var state = State()
  private var savedStates: [State] = []

  /// Nil for sizes without a pixel and beyond the limit.
  init?(pixelWidth: Int, pixelHeight: Int, baseTransform: CGAffineTransform, isOpaque: Bool = false) {
    guard pixelWidth > 0, pixelHeight > 0, pixelWidth <= Self.largestSide, pixelHeight <= Self.largestSide,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(pixelWidth), Int32(pixelHeight))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    (self.surface, self.cairo, self.isOpaque) = (surface, cairo, isOpaque)
    self.baseTransform = baseTransform
    if isOpaque {
      cairo_set_source_rgb(cairo, 0, 0, 0)
      cairo_paint(cairo)
    }
    var matrix = baseTransform.cairo
    cairo_set_matrix(cairo, &matrix)
    cairo_set_miter_limit(cairo, 10)
    cairo_set_line_width(cairo, 1)
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  /// A new bitmap in sRGB. `data` must be nil: the pixels are the context's own, and `makeImage()` gives them. Nil
  /// for sizes without a pixel and for other than eight bits a component.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard data == nil, bitsPerComponent == 8 else { return nil }
    let alphaInfo = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
    self.init(
      pixelWidth: width, pixelHeight: height, baseTransform: CGAffineTransform(1, 0, 0, -1, 0, CGFloat(height)),
      isOpaque: [.none, .noneSkipFirst, .noneSkipLast].contains(alphaInfo))
  }

  /// Pixels, not points.
  public var width: Int { Int(cairo_image_surface_get_width(surface)) }
  public var height: Int { Int(cairo_image_surface_get_height(surface)) }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { Int(cairo_image_surface_get_stride(surface)) }
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue).union(.byteOrder32Little)
  }

  /// The pixels drawn so far, as a copy.
  public func makeImage() -> CGImage? { CGImage(_reference: reference()) }

  func reference() -> ImageReference {
    cairo_surface_flush(surface)
    let (rowLength, stride) = (width * 4, bytesPerRow)
    let start = cairo_image_surface_get_data(surface)!
    var pixels = Data(capacity: rowLength * height)
    for row in 0..<height { pixels.append(start + row * stride, count: rowLength) }
    return ImageReference(pixelWidth: width, pixelHeight: height, pixels: pixels)
  }

  // MARK: State

  public func saveGState() {
    cairo_save(cairo)
    savedStates.append(state)
  }

  /// Goes back to what was saved last; without that nothing happens.
  public func restoreGState() {
    guard let saved = savedStates.popLast() else { return }
    cairo_restore(cairo)
    state = saved
  }

  public func flush() { cairo_surface_flush(surface) }
  public func synchronize() { flush() }
}

public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  case `default`, none, low, high
  case medium = 4

  var cairoFilter: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .default, .medium: CAIRO_FILTER_GOOD
    case .high: CAIRO_FILTER_BEST
    }
  }
}

extension CGAffineTransform {
  var cairo: cairo_matrix_t {
    cairo_matrix_t(xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
  }
  init(_ matrix: cairo_matrix_t) { self.init(matrix.xx, matrix.yx, matrix.xy, matrix.yy, matrix.x0, matrix.y0) }

  /// Whether Cairo takes it: it stops drawing for good after a map that has no inverse.
  var isUsable: Bool {
    let determinant = a * d - b * c
    return [a, b, c, d, tx, ty].allSatisfy(\.isFinite) && determinant != 0 && determinant.isFinite
  }
}
