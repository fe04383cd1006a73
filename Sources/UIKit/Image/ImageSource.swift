import Foundation
import MartletControls
import MartletDisplay

/// Where an image's pixels come from. They are decoded when first needed, then kept. Safe from any thread.
final class ImageSource: Hashable, @unchecked Sendable {
  enum Origin: Hashable {
    case pixels(DecodedImage)
    case data(Data)
    case file(URL)
    /// Outlines (SVG), made into pixels at the scale that is asked for.
    case drawing(URL)
  }
  let origin: Origin

  private let lock = NSLock()
  /// The pixels as stored, by pixels per point (1 for everything but drawings); nil inside: unreadable.
  private var decoded: [CGFloat: DecodedImage?] = [:]
  /// The pixels turned upright, by what they were turned from and the scale.
  private var upright: [UprightKey: ImageReference] = [:]
  private struct UprightKey: Hashable {
    var orientation: UIImage.Orientation
    var pixelsPerPoint: CGFloat
  }

  init(_ origin: Origin) { self.origin = origin }

  convenience init(_ reference: ImageReference) {
    self.init(.pixels(DecodedImage(reference: reference, orientation: .up)))
  }

  /// Nil when the bytes are no picture that can be read.
  convenience init?(data: Data) {
    guard ImageDecoder.check(data) == nil else { return nil }
    self.init(.data(data))
  }

  /// Nil when the file is absent; also, with one note that names it, when it cannot be read.
  convenience init?(url: URL, place: Notes.Place? = nil) {
    guard let data = try? Data(contentsOf: url, options: .mappedIfSafe) else { return nil }
    if let failure = ImageDecoder.check(data) {
      Notes.once(Self.note(url, failure), at: place)
      return nil
    }
    self.init(url.pathExtension.lowercased() == "svg" ? .drawing(url) : .file(url))
  }

  private static func note(_ url: URL, _ failure: ImageDecoder.Failure) -> String {
    let advice = url.pathExtension.lowercased() == "pdf" ? "; PDF drawings are not supported yet, use SVG or PNG" : ""
    return "\(url.path) is no picture that can be read: \(failure.message)\(advice)"
  }

  var isDrawing: Bool { if case .drawing = origin { true } else { false } }

  /// The pixels as stored; nil, with one note for a file, when they cannot be read.
  func image(pixelsPerPoint: CGFloat = 1) -> DecodedImage? {
    if case .pixels(let image) = origin { return image }
    lock.lock()
    defer { lock.unlock() }
    let key = isDrawing ? pixelsPerPoint : 1
    if let known = decoded[key] { return known }
    let image = decode(pixelsPerPoint: key)
    decoded[key] = .some(image)
    return image
  }

  /// The picture as it appears; `orientation` overrides what the file says.
  func uprightReference(orientation: UIImage.Orientation? = nil, pixelsPerPoint: CGFloat = 1) -> ImageReference? {
    guard let image = image(pixelsPerPoint: pixelsPerPoint) else { return nil }
    let from = orientation ?? image.orientation
    guard from != .up else { return image.reference }
    lock.lock()
    defer { lock.unlock() }
    let key = UprightKey(orientation: from, pixelsPerPoint: isDrawing ? pixelsPerPoint : 1)
    if let known = upright[key] { return known }
    let turned = image.reference.upright(from: from)
    upright[key] = turned
    return turned
  }

  private func decode(pixelsPerPoint: CGFloat) -> DecodedImage? {
    do throws(ImageDecoder.Failure) {
      switch origin {
      case .pixels(let image): return image
      case .data(let data): return try ImageDecoder.decode(data)
      case .drawing(let url): return try ImageDecoder.decodeDrawing(path: url.path, pixelsPerPoint: pixelsPerPoint)
      case .file(let url):
        guard let data = try? Data(contentsOf: url, options: .mappedIfSafe) else {
          throw ImageDecoder.Failure(message: "the file is gone")
        }
        return try ImageDecoder.decode(data)
      }
    } catch {
      noteFailure(error)
      return nil
    }
  }

  private func noteFailure(_ failure: ImageDecoder.Failure) {
    switch origin {
    case .file(let url), .drawing(let url): Notes.once(Self.note(url, failure))
    case .pixels, .data: break
    }
  }

  /// Whether both show the same picture: the same bytes, file or pixels. Source: UIImage, "Comparing Images".
  static func == (a: ImageSource, b: ImageSource) -> Bool { a === b || a.origin == b.origin }
  func hash(into hasher: inout Hasher) { hasher.combine(origin) }
}
