import Foundation

/// The addresses that a chapter may name.
enum SafeAddress {
  /// A link: the web, mail, or a place in the chapter. Script and data addresses become nil, however they are
  /// disguised: only what parses as one of the listed schemes passes.
  static func link(_ value: String) -> String? {
    let value = withoutControls(value)
    if value.hasPrefix("#") { return value.utf8.count > 1 ? value : nil }
    guard let colon = value.firstIndex(of: ":") else { return nil }
    return ["http", "https", "mailto"].contains(value[..<colon].lowercased()) ? value : nil
  }

  /// A file of the book's folder of pictures: a plain name in lower case, no folder.
  static func localImage(_ value: String) -> String? {
    guard let dot = value.lastIndex(of: "."), dot > value.startIndex else { return nil }
    let isNamed = value[..<dot].utf8.allSatisfy {
      ($0 >= 0x61 && $0 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2D
    }
    return isNamed && ImageKind(rawValue: String(value[value.index(after: dot)...])) != nil ? value : nil
  }

  /// Resolves as a browser does: white space at the ends and line breaks inside are no part of an address.
  static func resolve(_ value: String, against base: URL?) -> URL? {
    let value = withoutControls(value)
    guard !value.isEmpty, value.utf8.count < 4096 else { return nil }
    guard let url = URL(string: value, relativeTo: base) ?? URL(string: escaped(value), relativeTo: base) else {
      return nil
    }
    return url.absoluteURL
  }

  static func isWeb(_ url: URL) -> Bool {
    let scheme = url.scheme?.lowercased()
    return (scheme == "http" || scheme == "https") && url.host?.isEmpty == false
  }

  private static func withoutControls(_ value: String) -> String {
    let inner = value.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }
    var text = Substring.UnicodeScalarView(inner)
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  private static func escaped(_ value: String) -> String {
    value.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed.union(CharacterSet(charactersIn: "#%")))
      ?? value
  }
}
