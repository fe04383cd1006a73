import Foundation
import MartletControls
import MartletDisplay
import MartletFoundation

/// The bytes of a picture file, decoded when a picture is asked for.
public final class CGImageSource {
  fileprivate let data: Data
  /// For messages.
  fileprivate let name: String

  fileprivate init(data: Data, name: String) { (self.data, self.name) = (data, name) }

  fileprivate var decoded: DecodedImage? {
    do { return try ImageDecoder.decode(data) } catch {
      Notes.once("\(name) gives no picture: \(error.message)")
      return nil
    }
  }
}

// MARK: Options

/// The longest side of a thumbnail, in pixels, as a number.
public nonisolated(unsafe) let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a thumbnail is turned upright. Default false.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// Whether a thumbnail is made where the file holds none. Thumbnails of files are not read: they are made in any case.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a thumbnail is made even where the file holds one. They are made in any case.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// Whether decoded pixels are kept by the source. They are not: the image has them.
public nonisolated(unsafe) let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether pixels are decoded at once. They are.
public nonisolated(unsafe) let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// What kind of file is expected. Files are known by their bytes.
public nonisolated(unsafe) let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"

// MARK: Making sources

/// Nil for a file that cannot be read; noted once with the reason.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  let url = url as URL
  do {
    return CGImageSource(data: try Data(contentsOf: url), name: url.path)
  } catch {
    Notes.once("the picture \(url.path) cannot be read: \(error.localizedDescription)")
    return nil
  }
}

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(data: data as Data, name: "the data given to CGImageSourceCreateWithData")
}

// MARK: Asking sources

/// How many pictures the source gives: one, of an animation the first, or none where no loader knows the bytes.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { ImageDecoder.check(source.data) == nil ? 1 : 0 }

/// The kind of the file by its first bytes; nil for one that is unknown.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
  let start = Array(source.data.prefix(12))
  let kind = beginnings.first { start.dropFirst($0.place).starts(with: $0.bytes) }?.kind
  return kind.map { $0 as CFString }
}

private let beginnings: [(place: Int, bytes: [UInt8], kind: String)] = [
  (0, [0xFF, 0xD8, 0xFF], "public.jpeg"), (0, [0x89] + Array("PNG".utf8), "public.png"),
  (0, Array("GIF8".utf8), "com.compuserve.gif"), (0, Array("II*".utf8), "public.tiff"),
  (0, Array("MM\0*".utf8), "public.tiff"), (8, Array("WEBP".utf8), "org.webmproject.webp"),
  (4, Array("ftyphe".utf8), "public.heic"), (4, Array("ftypmif1".utf8), "public.heic"),
  (4, Array("ftypavif".utf8), "public.avif"), (0, Array("BM".utf8), "com.microsoft.bmp"),
]

/// The pixels as they are stored, not turned upright. Nil, noted once, where they cannot be decoded, and for other
/// indexes than zero.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  index == 0 ? source.decoded.map { CGImage(_reference: $0.reference) } : nil
}

/// The picture, smaller where a largest size is asked for; turned upright on demand. Nil as for the whole picture.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0, let image = source.decoded else { return nil }
  func option(_ key: CFString) -> NSNumber? { options?[key] as? NSNumber ?? options?[key as String] as? NSNumber }
  let turns = option(kCGImageSourceCreateThumbnailWithTransform)?.boolValue ?? false
  let picture = turns ? image.reference.upright(from: image.orientation) : image.reference
  let limit = option(kCGImageSourceThumbnailMaxPixelSize)?.doubleValue
  return CGImage(_reference: limit.map { picture.within(longestSide: $0) } ?? picture)
}

/// Size in pixels and orientation (1 to 8). What else a file says, `CIImage.properties` tells.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let image = source.decoded else { return nil }
  let properties: [String: Any] = [
    kCGImagePropertyPixelWidth as String: image.reference.pixelWidth,
    kCGImagePropertyPixelHeight as String: image.reference.pixelHeight,
    kCGImagePropertyOrientation as String: image.orientation.exif,
  ]
  return properties as NSDictionary
}

/// What holds for all pictures of the source: its size in bytes.
public func CGImageSourceCopyProperties(_ source: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  ["FileSize": source.data.count] as NSDictionary
}
