import Foundation

/// Finds the pictures that a chapter shows without parsing all of it: a book of a thousand chapters is looked through
/// at each save.
enum PictureNames {
  static func find(in html: String) -> Set<String> {
    var text = html
    let tags = text.withUTF8 { bytes in
      var tags = TagScanner(bytes)
      return tags.imageTags()
    }
    // Text that others wrote may hide tags in comments and scripts: then the parser reads all.
    guard let tags else { return names(in: Array("<body>".utf8) + Array(html.utf8)) }
    return tags.isEmpty ? [] : names(in: tags)
  }

  /// The parser knows attributes and references to characters.
  private static func names(in html: [UInt8]) -> Set<String> {
    let images = (try? HTMLParser.parse(html))?.descendants(tagged: "img") ?? []
    return Set(images.map { $0["src"] }).subtracting([""])
  }
}

/// Goes from tag to tag as browsers do, in HTML of nothing but safe elements.
private struct TagScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var at = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// All `img` tags, one after the other; nil where there is an element that is not on the safe list, or a comment.
  mutating func imageTags() -> [UInt8]? {
    var images: [UInt8] = []
    while let start = nextOpening() {
      at = start + 1
      if at < bytes.count, bytes[at] == 0x2F { at += 1 }
      guard at < bytes.count, isLetter(bytes[at]) else {
        // "a < b" is text; "<!" and "<?" begin what is skipped otherwise.
        if at < bytes.count, bytes[at] == 0x21 || bytes[at] == 0x3F { return nil }
        continue
      }
      let name = readName()
      guard SafeList.elements.contains(name) else { return nil }
      guard skipAttributes() else { break }
      if name == "img" { images += bytes[start..<at] }
    }
    return images
  }

  private func nextOpening() -> Int? {
    guard at < bytes.count, let base = bytes.baseAddress, let found = memchr(base + at, 0x3C, bytes.count - at) else {
      return nil
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  private mutating func readName() -> String {
    let start = at
    while at < bytes.count, !isSpace(bytes[at]), bytes[at] != 0x2F, bytes[at] != 0x3E { at += 1 }
    return String(decoding: bytes[start..<at], as: UTF8.self).lowercased()
  }

  /// To behind the `>`; false where there is none.
  private mutating func skipAttributes() -> Bool {
    while at < bytes.count {
      while at < bytes.count, isSpace(bytes[at]) || bytes[at] == 0x2F { at += 1 }
      guard at < bytes.count else { return false }
      if bytes[at] == 0x3E {
        at += 1
        return true
      }
      // A name may begin with "=", which belongs to it then.
      at += 1
      while at < bytes.count, !isSpace(bytes[at]), ![0x2F, 0x3D, 0x3E].contains(bytes[at]) { at += 1 }
      skipSpace()
      guard at < bytes.count, bytes[at] == 0x3D else { continue }
      at += 1
      skipSpace()
      guard at < bytes.count else { return false }
      if bytes[at] == 0x22 || bytes[at] == 0x27 {
        let quote = bytes[at]
        at += 1
        while at < bytes.count, bytes[at] != quote { at += 1 }
        at += 1
      } else {
        while at < bytes.count, !isSpace(bytes[at]), bytes[at] != 0x3E { at += 1 }
      }
    }
    return false
  }

  private mutating func skipSpace() { while at < bytes.count, isSpace(bytes[at]) { at += 1 } }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
  }
  private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
