import Foundation

/// Reads MHTML, which other browsers save: the page and its files as the parts of a mail.
struct MHTML {
  private static let deepest = 4
  private static let mostParts = 20_000

  static func isOne(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(2048), as: UTF8.self).lowercased()
    return head.contains("mime-version:") && head.contains("multipart/related") && !head.hasPrefix("<")
  }

  static func page(_ bytes: [UInt8], file: String) throws(ImportError) -> SourcePage {
    var reader = MHTML(file: file)
    try reader.read(MailPart(bytes[...]), line: 1, depth: 0)
    guard var page = reader.page else { throw ImportError(file, Wording.noPage) }
    guard page.bytes.count <= InputFile.largestPage else {
      throw ImportError(file, Wording.tooLarge(page.bytes.count, limit: InputFile.largestPage))
    }
    page.resources = reader.resources
    return page
  }

  private let file: String
  private var page: SourcePage?
  private var resources: [String: ArraySlice<UInt8>] = [:]
  private var parts = 0

  private init(file: String) { self.file = file }

  private mutating func read(_ part: MailPart, line: Int, depth: Int) throws(ImportError) {
    parts += 1
    guard depth <= Self.deepest, parts <= Self.mostParts else {
      throw ImportError(file, place: "line \(line)", Wording.tooDeep)
    }
    if part.type.hasPrefix("multipart/") {
      guard let boundary = part.parameter("boundary"), !boundary.isEmpty else {
        throw ImportError(file, place: "line \(line)", Wording.noBoundary)
      }
      for (inner, offset) in part.inner(boundary) { try read(MailPart(inner), line: line + offset, depth: depth + 1) }
    } else {
      add(part, isPage: depth > 0 || part.type == "text/html")
    }
  }

  private mutating func add(_ part: MailPart, isPage: Bool) {
    let content = part.content
    let location = part.headers["content-location"]
    if page == nil && isPage && part.type == "text/html" {
      page = SourcePage(file: file, kind: .html, bytes: Array(content), charset: part.parameter("charset"))
      page?.url = location.flatMap { URL(string: $0) }.flatMap { SafeAddress.isWeb($0) ? $0 : nil }
    }
    if let location { resources[location] = content }
    if let id = part.headers["content-id"] {
      resources["cid:" + id.trimmingCharacters(in: CharacterSet(charactersIn: "<> "))] = content
    }
  }
}
