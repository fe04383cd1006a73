import CVips
import Foundation

/// An image of libvips: pixels in memory, or computed tile by tile when they are asked for. Immutable; safe from any
/// thread.
public final class Picture: @unchecked Sendable {
  /// How the bytes of a pixel lie. Whole numbers are encoded by sRGB's transfer function.
  public enum Layout: Int32, Sendable {
    case rgb8, rgba8, rgb16, rgba16
    /// Premultiplied, as Cairo's.
    case bgra8Premultiplied
    case rgba8Premultiplied
    /// Linear and premultiplied: what pictures between steps are.
    case float
    /// Linear and straight; to write only.
    case linearFloat

    public var bytesPerPixel: Int { Int(mv_bytes_a_pixel(rawValue)) }
  }

  let image: UnsafeMutablePointer<VipsImage>
  public let layout: Layout
  /// Whether pixels come from memory or a file row by row, rather than from windows around them.
  let isStored: Bool

  /// Takes over the reference.
  init(_ image: UnsafeMutablePointer<VipsImage>, layout: Layout, isStored: Bool? = nil) {
    (self.image, self.layout, self.isStored) = (image, layout, isStored ?? (layout != .float))
  }

  deinit { g_object_unref(image) }

  public var width: Int { Int(vips_image_get_width(image)) }
  public var height: Int { Int(vips_image_get_height(image)) }

  /// Pixels in memory, rows without padding; copied into memory of its own.
  public convenience init?(pixels: Data, width: Int, height: Int, layout: Layout) {
    guard VipsRuntime.isReady, width > 0, height > 0, pixels.count >= width * height * layout.bytesPerPixel else {
      return nil
    }
    let (bands, format) = Self.format(of: layout)
    let image = pixels.withUnsafeBytes {
      vips_image_new_from_memory_copy($0.baseAddress, $0.count, Int32(width), Int32(height), bands, format)
    }
    guard let image else { return nil }
    defer { g_object_unref(image) }
    guard let colours = mv_colours(image) else { return nil }
    self.init(colours, layout: layout)
  }

  private static func format(of layout: Layout) -> (bands: Int32, VipsBandFormat) {
    switch layout {
    case .rgb8: (3, VIPS_FORMAT_UCHAR)
    case .rgba8, .bgra8Premultiplied, .rgba8Premultiplied: (4, VIPS_FORMAT_UCHAR)
    case .rgb16: (3, VIPS_FORMAT_USHORT)
    case .rgba16: (4, VIPS_FORMAT_USHORT)
    case .float, .linearFloat: (4, VIPS_FORMAT_FLOAT)
    }
  }

  /// The same with all pixels computed, on all cores, and in memory.
  public func rendered() throws(PictureFailure) -> Picture {
    guard let copy = vips_image_copy_memory(image) else { throw PictureFailure(message: VipsRuntime.takeError()) }
    return Picture(copy, layout: layout)
  }

  /// Computes all pixels, on all cores.
  public func pixels() throws(PictureFailure) -> Data {
    let count = width * height * layout.bytesPerPixel
    var size = 0
    guard let memory = vips_image_write_to_memory(image, &size) else {
      throw PictureFailure(message: VipsRuntime.takeError())
    }
    guard size >= count else {
      g_free(memory)
      throw PictureFailure(message: "libvips computed \(size) bytes instead of \(count)")
    }
    return Data(bytesNoCopy: memory, count: count, deallocator: .custom { pointer, _ in g_free(pointer) })
  }
}

extension UnsafeMutablePointer<VipsImage> {
  /// Keeps what the pixels are read from as long as the image, and all that are made of it, live.
  func keep(_ memory: AnyObject) {
    let object = UnsafeMutableRawPointer(self).assumingMemoryBound(to: GObject.self)
    g_object_set_data_full(object, "martlet-memory", Unmanaged.passRetained(memory).toOpaque()) {
      Unmanaged<AnyObject>.fromOpaque($0!).release()
    }
  }
}
