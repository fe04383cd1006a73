import Foundation
import MartletControls
import MartletDisplay
import MartletFoundation

/// 0 (smallest) to 1 (best), for JPEG. Default 0.9.
public nonisolated(unsafe) let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"
/// The longest side of what is written, in pixels.
public nonisolated(unsafe) let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"

/// A picture file that is to be written: PNG or JPEG.
public final class CGImageDestination {
  fileprivate enum Target {
    case file(URL)
    case data(NSMutableData)
  }
  fileprivate let target: Target
  fileprivate let kind: String
  fileprivate var picture: ImageReference?
  fileprivate var options: [String: Any] = [:]

  fileprivate init?(_ target: Target, _ kind: String) {
    guard CGImageDestination.kinds.contains(kind) else {
      Notes.once("pictures of the kind \(kind) cannot be written here: PNG and JPEG can")
      return nil
    }
    (self.target, self.kind) = (target, kind)
  }
  fileprivate static let kinds = ["public.png", "public.jpeg", "public.jpg"]

  fileprivate func add(_ image: CGImage, _ properties: CFDictionary?) {
    if picture != nil { Notes.once("a PNG or JPEG file holds one picture: the first of several is written") }
    picture = picture ?? image._reference
    set(properties)
  }

  fileprivate func set(_ properties: CFDictionary?) {
    for (key, value) in properties ?? [:] {
      if let name = key as? String ?? (key as? NSString).map({ $0 as String }) { options[name] = value }
    }
  }

  fileprivate func number(_ key: CFString) -> Double? { (options[key as String] as? NSNumber)?.doubleValue }

  fileprivate func finalize() -> Bool {
    guard var picture else { return false }
    if let limit = number(kCGImageDestinationImageMaxPixelSize) { picture = picture.within(longestSide: limit) }
    let quality = number(kCGImageDestinationLossyCompressionQuality) ?? 0.9
    let bytes = kind == "public.png" ? ImageEncoder.png(picture) : ImageEncoder.jpeg(picture, quality: quality)
    guard let bytes else { return false }
    switch target {
    case .data(let data): data.append(bytes)
    case .file(let url):
      do { try bytes.write(to: url, options: .atomic) } catch {
        Notes.once("the picture \(url.path) cannot be written: \(error.localizedDescription)")
        return false
      }
    }
    return true
  }
}

/// Nil, noted once, for kinds other than PNG and JPEG.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(.file(url as URL), type as String)
}

/// The file's bytes are added to `data` in the end. Nil as for a file.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(.data(data), type as String)
}

public func CGImageDestinationAddImage(
  _ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  destination.add(image, properties)
}

/// Adds a source's picture; nothing where it has none.
public func CGImageDestinationAddImageFromSource(
  _ destination: CGImageDestination, _ source: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { return }
  destination.add(image, properties)
}

public func CGImageDestinationSetProperties(_ destination: CGImageDestination, _ properties: CFDictionary?) {
  destination.set(properties)
}

/// Writes the file, never a half one. False, noted once, where it cannot be.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { destination.finalize() }
