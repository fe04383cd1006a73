import Foundation

/// An element of a list that may be anything: nil where it is not what it should be. The others are read all the same.
struct Readable<Value: Decodable>: Decodable {
  let value: Value?
  init(from decoder: Decoder) throws { value = try? Value(from: decoder) }
}

// Fields as servers send them: null, missing and of another type are all "not said".
extension KeyedDecodingContainer {
  func text(_ key: Key) -> String? {
    guard let text = try? decodeIfPresent(String.self, forKey: key) else { return nil }
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return trimmed.isEmpty ? nil : trimmed
  }

  /// A text, or a whole number as one.
  func identifier(_ key: Key) -> String? {
    text(key) ?? (try? decodeIfPresent(Int.self, forKey: key)).map { String($0) }
  }

  func wholeNumber(_ key: Key) -> Int? {
    if let number = try? decodeIfPresent(Int.self, forKey: key) { return max(0, number) }
    let number = (try? decodeIfPresent(Double.self, forKey: key)) ?? text(key).flatMap(Double.init)
    guard let number, number.isFinite, abs(number) < 1e15 else { return nil }
    return max(0, Int(number))
  }

  func date(_ key: Key) -> Date? { text(key).flatMap(Date.init(serverText:)) }

  /// An address on the web; what begins with a slash is on `base`. No file and no program is opened for a server.
  func webAddress(_ key: Key, on base: URL) -> URL? {
    guard let text = text(key), let url = URL(string: text, relativeTo: base)?.absoluteURL else { return nil }
    return url.isOnTheWeb ? url : nil
  }

  func part<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? { try? decodeIfPresent(type, forKey: key) }
}

extension Date {
  /// ISO 8601 with or without fractions of a second, or a day alone.
  init?(serverText text: String) {
    let format = ISO8601DateFormatter()
    for options in [[.withInternetDateTime, .withFractionalSeconds], [.withInternetDateTime], [.withFullDate]]
      as [ISO8601DateFormatter.Options] {
      format.formatOptions = options
      if let date = format.date(from: text) {
        self = date
        return
      }
    }
    return nil
  }
}

extension URL {
  var isOnTheWeb: Bool { ["http", "https"].contains(scheme?.lowercased() ?? "") && host != nil }
  /// The server, for people.
  var hostName: String { (host ?? "") + (port.map { ":\($0)" } ?? "") }
}

extension String {
  /// So that one entry of a hostile list does not fill the screen.
  func cut(to count: Int) -> String {
    // Not counted to its end: it may have megabytes.
    guard let end = index(startIndex, offsetBy: count, limitedBy: endIndex), end < endIndex else { return self }
    return prefix(count - 1) + "…"
  }
}
