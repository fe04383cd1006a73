import Foundation

/// What kind of picture a file holds, by its first bytes; its name does not count.
public enum PhotoFormat: String, CaseIterable, Hashable, Sendable {
  case png, jpeg, gif, bmp, tiff, webp, heic, avif

  /// How many bytes at the beginning of a file are enough.
  public static let prefixLength = 32

  /// Nil when the bytes begin no picture.
  public init?(firstBytes: Data) {
    let bytes = [UInt8](firstBytes.prefix(Self.prefixLength))
    func has(_ marker: [UInt8], at start: Int = 0) -> Bool {
      bytes.count >= start + marker.count && Array(bytes[start..<start + marker.count]) == marker
    }
    func has(_ text: String, at start: Int = 0) -> Bool { has(Array(text.utf8), at: start) }
    if has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if has([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if has("GIF87a") || has("GIF89a") {
      self = .gif
    } else if has("BM") && bytes.count >= 18 && bytes[6...9].allSatisfy({ $0 == 0 }) {
      self = .bmp
    } else if has([0x49, 0x49, 42, 0]) || has([0x4D, 0x4D, 0, 42]) {
      self = .tiff
    } else if has("RIFF") && has("WEBP", at: 8) {
      self = .webp
    } else if has("ftyp", at: 4) {
      if has("avif", at: 8) || has("avis", at: 8) { self = .avif; return }
      guard ["heic", "heix", "heim", "heis", "mif1", "msf1"].contains(where: { has($0, at: 8) }) else { return nil }
      self = .heic
    } else {
      return nil
    }
  }

  /// The kind as programs of Apple's systems name it.
  public var typeIdentifier: String {
    switch self {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    case .gif: "com.compuserve.gif"
    case .bmp: "com.microsoft.bmp"
    case .tiff: "public.tiff"
    case .webp: "org.webmproject.webp"
    case .heic: "public.heic"
    case .avif: "public.avif"
    }
  }

  public var fileExtension: String { self == .jpeg ? "jpg" : rawValue }
  public var mediaType: String { "image/" + rawValue }

  /// Endings of files that claim to be pictures.
  static let endings: Set = [
    "png", "jpg", "jpeg", "jpe", "gif", "bmp", "tif", "tiff", "webp", "heic", "heif", "avif",
  ]
}
