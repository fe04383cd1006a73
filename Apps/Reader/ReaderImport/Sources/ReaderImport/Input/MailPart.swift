import Foundation

/// A part of a mail: headers, an empty line, the body.
struct MailPart {
  private static let mostHeaderBytes = 64 << 10

  /// By name in lower case; lines that continue a header are joined to it.
  private(set) var headers: [String: String] = [:]
  private var body: ArraySlice<UInt8>
  private var headerLines = 0

  init(_ bytes: ArraySlice<UInt8>) {
    body = bytes
    var last = ""
    while let line = Self.takeLine(from: &body) {
      headerLines += 1
      if line.isEmpty || headerLines > 1000 { break }
      let text = String(decoding: line.prefix(Self.mostHeaderBytes), as: UTF8.self)
      if line.first == 0x20 || line.first == 0x09 {
        headers[last]? += " " + text.trimmingCharacters(in: .whitespaces)
      } else if let colon = text.firstIndex(of: ":") {
        last = text[..<colon].lowercased()
        headers[last] = text[text.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      }
    }
  }

  /// The media type in lower case, without its parameters.
  var type: String {
    (headers["content-type"] ?? "text/plain").prefix { $0 != ";" }.lowercased().trimmingCharacters(in: .whitespaces)
  }

  /// A parameter of the Content-Type, without quotes.
  func parameter(_ name: String) -> String? {
    for part in (headers["content-type"] ?? "").split(separator: ";").dropFirst() {
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2, pair[0].trimmingCharacters(in: .whitespaces).lowercased() == name else { continue }
      return pair[1].trimmingCharacters(in: CharacterSet(charactersIn: " \t\""))
    }
    return nil
  }

  /// The body without its transfer encoding.
  var content: ArraySlice<UInt8> {
    switch headers["content-transfer-encoding"]?.lowercased() {
    case "base64": (Data(base64Encoded: Data(body), options: .ignoreUnknownCharacters).map { Array($0) } ?? [])[...]
    case "quoted-printable": Self.unquoted(body)[...]
    default: body
    }
  }

  /// The parts between the lines of a boundary, each with the number of lines before it.
  func inner(_ boundary: String) -> [(bytes: ArraySlice<UInt8>, line: Int)] {
    let mark = Array(("--" + boundary).utf8)
    var parts: [(bytes: ArraySlice<UInt8>, line: Int)] = []
    var rest = body
    var line = headerLines
    var start: (index: Int, line: Int)?
    while !rest.isEmpty {
      let lineStart = rest.startIndex
      guard let text = Self.takeLine(from: &rest) else { break }
      line += 1
      guard text.starts(with: mark) else { continue }
      if let start {
        parts.append((body[start.index..<max(start.index, Self.beforeLineEnd(body, lineStart))], start.line))
      }
      start = (rest.startIndex, line)
      if text.dropFirst(mark.count).starts(with: [0x2D, 0x2D]) {
        start = nil
        break
      }
    }
    // A file that was cut off still has its last part.
    if let start, start.index < body.endIndex { parts.append((body[start.index...], start.line)) }
    return parts
  }

  // MARK: Bytes

  /// A line without its end; nil at the end of the bytes.
  private static func takeLine(from bytes: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard !bytes.isEmpty else { return nil }
    let end = bytes.firstIndex(of: 0x0A) ?? bytes.endIndex
    var line = bytes[bytes.startIndex..<end]
    bytes = bytes[min(end + 1, bytes.endIndex)...]
    if line.last == 0x0D { line.removeLast() }
    return line
  }

  /// The line end before a boundary belongs to the boundary.
  private static func beforeLineEnd(_ bytes: ArraySlice<UInt8>, _ index: Int) -> Int {
    var index = index
    if index > bytes.startIndex && bytes[index - 1] == 0x0A { index -= 1 }
    if index > bytes.startIndex && bytes[index - 1] == 0x0D { index -= 1 }
    return index
  }

  private static func unquoted(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      guard byte == 0x3D else {
        result.append(byte)
        continue
      }
      if index + 1 < bytes.endIndex, let high = digit(bytes[index]), let low = digit(bytes[index + 1]) {
        result.append(high << 4 | low)
        index += 2
      } else if index < bytes.endIndex, bytes[index] == 0x0A || bytes[index] == 0x0D {
        index += bytes[index] == 0x0D && index + 1 < bytes.endIndex && bytes[index + 1] == 0x0A ? 2 : 1
      } else {
        result.append(byte)
      }
    }
    return result
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }
}
