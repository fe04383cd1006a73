/// The words of a chapter: its HTML without tags, with white space as it shows. Blocks end with a line break.
enum PlainText {
  static func utf8(of html: String) -> [UInt8] {
    var html = html
    return html.withUTF8 { bytes in
      var scanner = Scanner(bytes: bytes)
      scanner.scan()
      return scanner.text
    }
  }

  private struct Scanner {
    let bytes: UnsafeBufferPointer<UInt8>
    var text: [UInt8] = []
    /// White space or a line break is still to come before the next letter.
    private var gap: UInt8 = 0

    init(bytes: UnsafeBufferPointer<UInt8>) {
      self.bytes = bytes
      text.reserveCapacity(bytes.count)
    }

    mutating func scan() {
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "<"):
          index = skipTag(at: index)
        case UInt8(ascii: "&"):
          index = entity(at: index)
        case 0x20, 0x0A, 0x0D, 0x09:
          if gap == 0 { gap = 0x20 }
          index += 1
        default:
          put(byte)
          index += 1
        }
      }
    }

    private mutating func put(_ byte: UInt8) {
      if gap != 0 {
        if !text.isEmpty { text.append(gap) }
        gap = 0
      }
      text.append(byte)
    }

    // MARK: Tags

    /// The index after the tag. What stands inside of scripts and styles is left out.
    private mutating func skipTag(at start: Int) -> Int {
      var index = start + 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "!") { return end(of: start) }
      let isClosing = index < bytes.count && bytes[index] == UInt8(ascii: "/")
      if isClosing { index += 1 }
      var name: [UInt8] = []
      while index < bytes.count, isNamePart(bytes[index]), name.count < 12 {
        name.append(bytes[index] | 0x20)
        index += 1
      }
      // "a < b" is text.
      guard !name.isEmpty else {
        put(bytes[start])
        return start + 1
      }
      let tag = String(decoding: name, as: UTF8.self)
      if !PlainText.inline.contains(tag) { gap = 0x0A }
      let after = end(of: start)
      guard !isClosing, tag == "script" || tag == "style" else { return after }
      return closing(name, from: after)
    }

    private func isNamePart(_ byte: UInt8) -> Bool {
      (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
    }

    /// Quoted values may hold a bracket.
    private func end(of start: Int) -> Int {
      if bytes[start...].starts(with: Array("<!--".utf8)) {
        var index = start + 4
        while index + 2 < bytes.count {
          if bytes[index] == 0x2D, bytes[index + 1] == 0x2D, bytes[index + 2] == 0x3E { return index + 3 }
          index += 1
        }
        return bytes.count
      }
      var quote: UInt8 = 0
      var index = start
      while index < bytes.count {
        let byte = bytes[index]
        if quote != 0 {
          if byte == quote { quote = 0 }
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
          quote = byte
        } else if byte == UInt8(ascii: ">") {
          return index + 1
        }
        index += 1
      }
      return bytes.count
    }

    private func closing(_ name: [UInt8], from start: Int) -> Int {
      var index = start
      while index + name.count + 2 <= bytes.count {
        if bytes[index] == 0x3C, bytes[index + 1] == 0x2F,
          zip(bytes[(index + 2)...], name).allSatisfy({ $0 | 0x20 == $1 })
        {
          return end(of: index)
        }
        index += 1
      }
      return bytes.count
    }

    // MARK: Entities

    private mutating func entity(at start: Int) -> Int {
      var index = start + 1
      while index < bytes.count, index - start < 10, isNamePart(bytes[index]) || bytes[index] == UInt8(ascii: "#") {
        index += 1
      }
      let name = String(decoding: bytes[(start + 1)..<index], as: UTF8.self)
      guard index < bytes.count, bytes[index] == UInt8(ascii: ";"), let value = PlainText.character(named: name) else {
        put(bytes[start])
        return start + 1
      }
      if value == " " {
        if gap == 0 { gap = 0x20 }
      } else {
        for byte in String(value).utf8 { put(byte) }
      }
      return index + 1
    }
  }

  private static func character(named name: String) -> Character? {
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let isHex = digits.first == "x" || digits.first == "X"
      let code = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return code.flatMap(Unicode.Scalar.init).map { $0 == "\u{A0}" ? " " : Character($0) }
    }
    return named[name]
  }

  /// Those that chapters hold; others stay as they are written.
  private static let named: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "mdash": "—", "ndash": "–", "hellip": "…",
    "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "copy": "©", "reg": "®", "deg": "°", "times": "×",
    "shy": "\u{AD}", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß",
    "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç",
  ]

  private static let inline: Set<String> = [
    "a", "abbr", "b", "bdi", "bdo", "cite", "code", "del", "dfn", "em", "font", "i", "img", "ins", "kbd", "mark", "q",
    "rp", "rt", "ruby", "s", "samp", "small", "span", "strong", "sub", "sup", "time", "tt", "u", "var", "wbr",
  ]
}
