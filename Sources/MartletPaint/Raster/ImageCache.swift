import CGtk
import Foundation
import MartletDisplay

/// Cairo surfaces of images: the pixels once, and copies in the sizes in which large images are shown small.
/// Least recently used entries go first when the limit is passed.
final class ImageCache {
  private struct Key: Hashable {
    var image: ImageReference
    var width: Int
    var height: Int
  }
  private struct Entry {
    var surface: PixelSurface
    var lastUse: Int
    var bytes: Int { surface.stride * surface.height }
  }
  private var entries: [Key: Entry] = [:]
  private var bytes = 0
  private var clock = 0
  private static let byteLimit = 192 << 20

  /// The image's own pixels.
  func surface(of image: ImageReference) -> PixelSurface? {
    cached(Key(image: image, width: image.pixelWidth, height: image.pixelHeight)) { PixelSurface(copying: image) }
  }

  /// The image reduced to a size in pixels, so that frames do not filter all of its pixels again.
  func surface(of image: ImageReference, reducedTo width: Int, _ height: Int) -> PixelSurface? {
    guard width < image.pixelWidth || height < image.pixelHeight else { return surface(of: image) }
    return cached(Key(image: image, width: width, height: height)) {
      guard let source = surface(of: image), let result = PixelSurface(width: width, height: height) else { return nil }
      let cairo = cairo_create(result.handle)
      cairo_scale(cairo, Double(width) / Double(source.width), Double(height) / Double(source.height))
      cairo_set_source_surface(cairo, source.handle, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_GOOD)
      cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
      cairo_paint(cairo)
      cairo_destroy(cairo)
      return result
    }
  }

  private func cached(_ key: Key, _ make: () -> PixelSurface?) -> PixelSurface? {
    clock += 1
    if entries[key] != nil {
      entries[key]!.lastUse = clock
      return entries[key]!.surface
    }
    guard let surface = make() else { return nil }
    let entry = Entry(surface: surface, lastUse: clock)
    entries[key] = entry
    bytes += entry.bytes
    removeLeastRecent()
    return surface
  }

  private func removeLeastRecent() {
    while bytes > Self.byteLimit, entries.count > 1,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      bytes -= oldest.value.bytes
      entries[oldest.key] = nil
    }
  }
}
