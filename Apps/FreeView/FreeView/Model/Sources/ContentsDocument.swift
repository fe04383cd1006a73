import Foundation

/// An answer of `/api/contents`.
struct ContentsDocument: Decodable {
  private let items: [Readable<ContentsItem>]
  private let domains: [String: String]
  private let next: URL?
  private let total: Int?

  private enum Keys: String, CodingKey { case data, included, links, meta }
  private enum LinkKeys: String, CodingKey { case next }
  private enum MetaKeys: String, CodingKey { case total = "total_result_count" }

  init(from decoder: Decoder) throws {
    let fields = try decoder.container(keyedBy: Keys.self)
    items = try fields.decode([Readable<ContentsItem>].self, forKey: .data)
    let included = fields.part([Readable<IncludedItem>].self, .included) ?? []
    let named = included.compactMap(\.value).map { ($0.id, $0.name) }
    domains = Dictionary(named, uniquingKeysWith: { first, _ in first })
    let links = try? fields.nestedContainer(keyedBy: LinkKeys.self, forKey: .links)
    next = links?.webAddress(.next, on: decoder.base)
    total = (try? fields.nestedContainer(keyedBy: MetaKeys.self, forKey: .meta))?.wholeNumber(.total)
  }

  func page(sourceID: String) -> EpisodePage {
    let good = items.compactMap(\.value)
    return EpisodePage(
      episodes: good.map { $0.episode(sourceID: sourceID, domains: domains) }, total: total,
      next: next?.absoluteString, unreadableCount: items.count - good.count)
  }
}

/// What else came with the list: the platforms by number.
private struct IncludedItem: Decodable {
  let id: String
  let name: String

  private enum Keys: String, CodingKey { case id, type, attributes }
  private enum AttributeKeys: String, CodingKey { case name }

  init(from decoder: Decoder) throws {
    let fields = try decoder.container(keyedBy: Keys.self)
    let attributes = try fields.nestedContainer(keyedBy: AttributeKeys.self, forKey: .attributes)
    guard fields.text(.type) == "domains", let id = fields.identifier(.id), let name = attributes.text(.name) else {
      throw CocoaError(.coderReadCorrupt)
    }
    (self.id, self.name) = (id, name)
  }
}

/// An entry of the list. One without a name or an identifier is none.
private struct ContentsItem: Decodable {
  private var shown: Episode
  private let domainIDs: [String]

  private enum Keys: String, CodingKey { case id, attributes, relationships, links }
  private enum LinkKeys: String, CodingKey { case own = "self" }
  private enum RelationshipKeys: String, CodingKey { case domains }
  private enum AttributeKeys: String, CodingKey {
    case name, description, plainText = "description_plain_text", released = "released_at", difficulty, duration
    case popularity, triple = "technology_triple_string", contributors = "contributor_string"
    case video = "video_identifier", parent = "parent_name", artwork = "card_artwork_url", uri
  }
  private struct References: Decodable {
    struct Reference: Decodable {
      let id: String
      private enum Keys: String, CodingKey { case id }
      init(from decoder: Decoder) throws {
        guard let id = try decoder.container(keyedBy: Keys.self).identifier(.id) else {
          throw CocoaError(.coderReadCorrupt)
        }
        self.id = id
      }
    }
    let data: [Readable<Reference>]
  }

  init(from decoder: Decoder) throws {
    let fields = try decoder.container(keyedBy: Keys.self)
    let said = try fields.nestedContainer(keyedBy: AttributeKeys.self, forKey: .attributes)
    guard let id = fields.identifier(.id), let name = said.text(.name) else { throw CocoaError(.coderReadCorrupt) }
    let description = said.text(.plainText) ?? said.text(.description) ?? ""
    shown = Episode(
      id: id, name: name.cut(to: 300), description: description.cut(to: 2000), domain: said.text(.triple) ?? "",
      difficulty: said.text(.difficulty)?.capitalized ?? "", released: said.date(.released),
      seconds: said.wholeNumber(.duration), views: said.wholeNumber(.popularity) ?? 0, uri: said.text(.uri) ?? "",
      videoID: said.identifier(.video) ?? "", contributors: said.text(.contributors) ?? "",
      parent: said.text(.parent) ?? "", artwork: said.webAddress(.artwork, on: decoder.base))
    let relationships = try? fields.nestedContainer(keyedBy: RelationshipKeys.self, forKey: .relationships)
    domainIDs = relationships?.part(References.self, .domains)?.data.compactMap { $0.value?.id } ?? []
    shown.webPage = shown.uri.isEmpty ? nil : URL(string: shown.linkURLString)
  }

  /// Platforms by name: as the answer names them, else as the app knows them.
  func episode(sourceID: String, domains: [String: String]) -> Episode {
    let known = ContentsSource.domains.filters
    let name = domainIDs.compactMap { id in domains[id] ?? known.first { $0.id == id }?.name }.first
    var episode = shown
    if let name { episode.domain = name }
    episode.id = sourceID + "/" + episode.id
    return episode
  }
}

/// An answer of `/api/videos/{id}/stream`.
struct StreamDocument: Decodable {
  let url: URL?

  private enum Keys: String, CodingKey { case data }
  private enum ItemKeys: String, CodingKey { case attributes }
  private enum AttributeKeys: String, CodingKey { case url }

  init(from decoder: Decoder) throws {
    let item = try decoder.container(keyedBy: Keys.self).nestedContainer(keyedBy: ItemKeys.self, forKey: .data)
    url = try item.nestedContainer(keyedBy: AttributeKeys.self, forKey: .attributes).webAddress(.url, on: decoder.base)
  }
}
