import Foundation

/// Chapters in reading order. JSON needs `chapters` and no more.
public struct Book: Codable, Hashable, Sendable {
  public var title: String?
  public var byline: String?
  /// A BCP 47 tag, such as `pt-BR`.
  public var language: String?
  public var chapters: [Chapter]

  public init(title: String? = nil, byline: String? = nil, language: String? = nil, chapters: [Chapter]) {
    self.title = title
    self.byline = byline
    self.language = language
    self.chapters = chapters
  }

  /// The book in the form of the first readers: `{"chapters": [{"title": …, "html": …}]}`.
  public var plain: Book { Book(chapters: chapters.map(\.plain)) }

  /// JSON with sorted keys, so that two books differ where their text does.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  /// Reads JSON of either form. `file` is for messages; throws an `ImportError` that names the place of the mistake.
  public init(json: Data, file: String) throws {
    do {
      self = try JSONDecoder().decode(Book.self, from: json)
    } catch let error as DecodingError {
      if let fault = JSONFault.find(in: json) {
        throw ImportError(file, place: fault.place, Wording.noJSON(fault.reason))
      }
      let (place, message) = Wording.decoding(error)
      throw ImportError(file, place: place, message)
    }
  }
}
