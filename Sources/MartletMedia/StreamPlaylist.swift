import Foundation

/// What a playlist of HTTP Live Streaming (RFC 8216) says of texts. GStreamer plays the streams and leaves texts out.
public struct StreamPlaylist: Equatable, Sendable {
  /// Texts in one language, in a playlist of their own.
  public struct Subtitles: Equatable, Sendable {
    public var name: String
    public var language: String
    public var url: URL

    public init(name: String, language: String, url: URL) {
      (self.name, self.language, self.url) = (name, language, url)
    }
  }

  /// Files that follow one another, each with the second at which it begins.
  public struct Part: Equatable, Sendable {
    public var start: Double
    public var url: URL
  }

  /// Of a master playlist. Those that show unasked, for words in a foreign language, are left out.
  public var subtitles: [Subtitles] = []
  /// Of a playlist of one rendition.
  public var parts: [Part] = []

  /// What is no playlist has neither. Addresses may be relative to the playlist's own.
  public init(_ text: String, at url: URL) {
    var (length, start) = (0.0, 0.0)
    let lines = text.replacingOccurrences(of: "\r\n", with: "\n").split(separator: "\n")
    guard lines.first?.trimmingCharacters(in: .whitespaces).hasSuffix("#EXTM3U") == true else { return }
    for line in lines.map({ $0.trimmingCharacters(in: .whitespaces) }) where !line.isEmpty {
      if line.hasPrefix("#EXT-X-MEDIA:") {
        if let found = Self.subtitles(Self.attributes(line), at: url) { subtitles.append(found) }
      } else if line.hasPrefix("#EXTINF:") {
        length = Double(line.dropFirst(8).prefix { $0 != "," }.trimmingCharacters(in: .whitespaces)) ?? 0
      } else if !line.hasPrefix("#"), let part = URL(string: line, relativeTo: url)?.absoluteURL {
        parts.append(Part(start: start, url: part))
        start += length.isFinite ? max(0, length) : 0
        length = 0
      }
    }
  }

  /// Whether an address is that of a playlist, by its end.
  public static func isPlaylist(_ url: URL) -> Bool { ["m3u8", "m3u"].contains(url.pathExtension.lowercased()) }

  private static func subtitles(_ said: [String: String], at url: URL) -> Subtitles? {
    guard said["TYPE"] == "SUBTITLES", said["FORCED"] != "YES", let address = said["URI"],
      let url = URL(string: address, relativeTo: url)?.absoluteURL
    else { return nil }
    return Subtitles(name: said["NAME"] ?? "", language: said["LANGUAGE"] ?? "", url: url)
  }

  /// `TYPE=SUBTITLES,NAME="One, two",URI="a.m3u8"`: values may be in quotation marks, with commas in them.
  private static func attributes(_ line: String) -> [String: String] {
    var found: [String: String] = [:]
    var rest = line.drop { $0 != ":" }.dropFirst()
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].trimmingCharacters(in: .whitespaces)
      rest = rest[rest.index(after: equals)...]
      let isQuoted = rest.first == "\""
      if isQuoted { rest = rest.dropFirst() }
      let value = rest.prefix { $0 != (isQuoted ? "\"" : ",") }
      found[name] = String(value)
      rest = rest[value.endIndex...].drop { $0 != "," }.dropFirst()
    }
    return found
  }
}
