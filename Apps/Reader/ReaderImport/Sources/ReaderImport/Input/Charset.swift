import Foundation

/// Finds out how a page is encoded, and makes it UTF-8.
enum Charset {
  /// UTF-8 for any bytes; what has no meaning becomes U+FFFD.
  ///
  /// 1. A byte order mark. 2. UTF-8 that is none by chance, whatever is declared: pages are saved again by browsers.
  /// 3. The header of an archive, then `meta`. 4. windows-1252.
  static func utf8(_ bytes: [UInt8], declared: String? = nil) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    if bytes.starts(with: [0xFF, 0xFE]) { return decode(bytes.dropFirst(2), "UTF-16LE") }
    if bytes.starts(with: [0xFE, 0xFF]) { return decode(bytes.dropFirst(2), "UTF-16BE") }
    if isUTF8(bytes) && !isEscaped(bytes) { return bytes }
    let name = canonical(declared ?? "") ?? canonical(metaCharset(of: bytes) ?? "")
    switch name {
    case nil, "UTF-8": return hasMultibyte(bytes) ? bytes : decode(bytes[...], "CP1252")
    case let name?: return decode(bytes[...], name)
    }
  }

  private static func isUTF8(_ bytes: [UInt8]) -> Bool { String(validating: bytes, as: UTF8.self) != nil }

  /// ISO-2022-JP is ASCII with escapes, and so would pass as UTF-8.
  private static func isEscaped(_ bytes: [UInt8]) -> Bool {
    bytes.contains(0x1B) && canonical(metaCharset(of: bytes) ?? "") == "ISO-2022-JP"
  }

  /// Damaged UTF-8 still has characters of several bytes, which windows-1252 would hardly have.
  private static func hasMultibyte(_ bytes: [UInt8]) -> Bool {
    bytes.indices.dropLast().contains { index in
      (0xC2...0xF4).contains(bytes[index]) && (0x80...0xBF).contains(bytes[index + 1])
    }
  }

  // MARK: Names

  /// `charset=` of the first kilobytes, as `meta` has it.
  static func metaCharset(of bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self).lowercased()
    guard let range = head.range(of: "charset") else { return nil }
    let rest = head[range.upperBound...].drop { $0 == " " || $0 == "=" || $0 == "\"" || $0 == "'" }
    let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "-_:.".contains($0)) }
    return name.isEmpty ? nil : String(name)
  }

  /// The name for the converter, by the labels that pages use; nil for one that is not known.
  private static func canonical(_ label: String) -> String? {
    let label = label.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: " \"'"))
    switch label {
    case "utf-8", "utf8", "utf-16", "utf-16le", "utf-16be", "unicode": return "UTF-8"
    case "iso-8859-1", "iso8859-1", "latin1", "latin-1", "ascii", "us-ascii", "windows-1252", "cp1252": return "CP1252"
    case "iso-8859-9", "latin5", "windows-1254": return "CP1254"
    case "shift_jis", "shift-jis", "sjis", "x-sjis", "windows-31j", "ms_kanji": return "CP932"
    case "euc-jp", "x-euc-jp": return "EUC-JP"
    case "iso-2022-jp": return "ISO-2022-JP"
    case "gb2312", "gbk", "gb_2312-80", "gb18030", "x-gbk", "chinese": return "GB18030"
    case "big5", "big5-hkscs", "x-x-big5": return "BIG5-HKSCS"
    case "euc-kr", "ks_c_5601-1987", "korean", "windows-949": return "CP949"
    case "tis-620", "iso-8859-11", "windows-874": return "CP874"
    case "koi8-r", "koi8-u", "macintosh": return label.uppercased()
    default:
      if label.hasPrefix("windows-125"), label.utf8.count == 12 { return "CP" + label.suffix(4) }
      if label.hasPrefix("iso-8859-"), let part = Int(label.dropFirst(9)), (2...16).contains(part) {
        return label.uppercased()
      }
      return nil
    }
  }

  // MARK: Conversion

  private static func decode(_ bytes: ArraySlice<UInt8>, _ name: String) -> [UInt8] {
    if name == "CP1252" { return Windows1252.utf8(bytes) }
    return Converter(name)?.utf8(bytes) ?? Windows1252.utf8(bytes)
  }
}

/// The character set of pages that name none.
enum Windows1252 {
  private static let upper: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039, 0x152, 0x8D, 0x17D, 0x8F,
    0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC, 0x2122, 0x161, 0x203A, 0x153, 0x9D, 0x17E,
    0x178,
  ]

  static func utf8(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var text = String.UnicodeScalarView()
    for byte in bytes {
      text.append(Unicode.Scalar((0x80...0x9F).contains(byte) ? upper[Int(byte) - 0x80] : UInt32(byte)) ?? "\u{FFFD}")
    }
    return Array(String(text).utf8)
  }
}
