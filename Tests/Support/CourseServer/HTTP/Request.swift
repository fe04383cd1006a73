import Foundation

/// What a client asked.
public struct Request: Sendable {
  public var method = "GET"
  /// Without the prefixes that chose faults or a fixture.
  public var path: String
  public var query: [(name: String, value: String)] = []
  /// By names in lower case.
  public var headers: [String: String] = [:]
  /// Scheme, address and port of the server.
  public var origin = ""
  /// The prefixes that were taken from the path; addresses in answers keep them.
  public var prefix = ""

  public init(path: String) { self.path = path }

  /// A request's target as it stood in the request line.
  public init(target: String) {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = Self.decoded(parts[0])
    query = parts.count < 2 ? [] : Self.items(parts[1])
  }

  public func value(_ name: String) -> String? { query.first { $0.name == name }?.value }
  public func values(_ name: String) -> [String] { query.filter { $0.name == name }.map(\.value) }

  /// Where a client finds a path of this server.
  public func address(_ path: String) -> String { origin + prefix + path }

  /// The address of this request with other values of some of its parameters.
  public func address(setting values: [(String, String)]) -> String {
    var items = query
    for (name, value) in values {
      if let index = items.firstIndex(where: { $0.name == name }) {
        items[index].value = value
      } else {
        items.append((name, value))
      }
    }
    let text = items.map { Self.encoded($0.name) + "=" + Self.encoded($0.value) }.joined(separator: "&")
    return address(path) + (text.isEmpty ? "" : "?" + text)
  }

  /// Takes the first `count` parts of the path into the prefix.
  mutating func takePrefix(_ count: Int) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    prefix += parts.prefix(count).map { "/" + Self.encoded(String($0)) }.joined()
    path = "/" + parts.dropFirst(count).joined(separator: "/")
  }

  private static func items(_ text: Substring) -> [(name: String, value: String)] {
    text.split(separator: "&").map { item in
      let sides = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (decoded(sides[0], plus: true), sides.count < 2 ? "" : decoded(sides[1], plus: true))
    }
  }

  private static func decoded(_ text: Substring, plus: Bool = false) -> String {
    let spaced = plus ? text.replacingOccurrences(of: "+", with: " ") : String(text)
    return spaced.removingPercentEncoding ?? spaced
  }

  private static let plain = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: plain) ?? text
  }
}
