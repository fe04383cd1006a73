import CGtk
import Foundation

/// Small pictures of photos, in the cache that the desktop's programs share (freedesktop.org's thumbnail
/// specification): PNG files named by the MD5 sum of the photo's address. Safe from any thread.
public struct ThumbnailStore: Sendable {
  /// The folders and the longest side of what lies in them, in pixels.
  static let sizes: [(folder: String, pixels: Int)] = [
    ("normal", 128), ("large", 256), ("x-large", 512), ("xx-large", 1024),
  ]

  let folder: URL

  public init(cache: URL = Self.cacheFolder(ProcessInfo.processInfo.environment)) {
    folder = cache.appendingPathComponent("thumbnails")
  }

  public static func cacheFolder(_ environment: [String: String]) -> URL {
    if let path = environment["XDG_CACHE_HOME"], path.hasPrefix("/") { return URL(fileURLWithPath: path) }
    return URL(fileURLWithPath: environment["HOME"] ?? NSHomeDirectory()).appendingPathComponent(".cache")
  }

  /// A PNG file's bytes, upright, whose longest side is at least `pixels` where the photo is that large and the
  /// greatest size allows it. From the cache while the photo is unchanged; else made and kept there.
  public func thumbnail(of photo: PhotoFile, pixels: Int) throws(PhotoError) -> Data {
    let size = Self.sizes.first { $0.pixels >= pixels } ?? Self.sizes.last!
    let address = Self.address(of: photo.url)
    let file = folder.appendingPathComponent(size.folder).appendingPathComponent(Self.name(ofAddress: address))
    let stamp = String(Int(photo.date.timeIntervalSince1970.rounded(.down)))
    if let kept = try? Data(contentsOf: file) {
      let words = PNGWords(kept)
      if words["Thumb::MTime"] == stamp, words["Thumb::URI"] == address { return kept }
    }
    let data = try ThumbnailMaker.make(photo, longestSide: size.pixels, address: address, stamp: stamp)
    keep(data, at: file)
    return data
  }

  /// A cache that cannot be written costs time and nothing else.
  private func keep(_ data: Data, at file: URL) {
    let place = file.deletingLastPathComponent()
    let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
    try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true, attributes: attributes)
    let draft = place.appendingPathComponent(".\(UUID().uuidString).part").path
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do { try handle.write(contentsOf: data) } catch {
      unlink(draft)
      return
    }
    if rename(draft, file.path) != 0 { unlink(draft) }
  }

  /// As other programs write it: every byte beyond the plain ones is escaped.
  static func address(of url: URL) -> String {
    guard let text = g_filename_to_uri(url.path, nil, nil) else { return url.absoluteString }
    defer { g_free(text) }
    return String(cString: text)
  }

  static func name(ofAddress address: String) -> String {
    let sum = g_compute_checksum_for_string(G_CHECKSUM_MD5, address, -1)
    defer { g_free(sum) }
    return (sum.map { String(cString: $0) } ?? "") + ".png"
  }
}

/// The words that a PNG file carries, by their keys.
struct PNGWords {
  private var words: [String: String] = [:]

  init(_ file: Data) {
    let bytes = [UInt8](file)
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return }
    var start = 8
    while start + 12 <= bytes.count {
      let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      guard start + 12 + length <= bytes.count else { return }
      let body = bytes[start + 8..<start + 8 + length]
      if Array(bytes[start + 4..<start + 8]) == Array("tEXt".utf8), let end = body.firstIndex(of: 0) {
        words[String(decoding: body[..<end], as: UTF8.self)] = String(decoding: body[(end + 1)...], as: UTF8.self)
      }
      start += 12 + length
    }
  }

  subscript(key: String) -> String? { words[key] }
}
