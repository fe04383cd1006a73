import Foundation

/// Puts code in the place of embedded gists: from the archive, or from GitHub. What cannot be had becomes a link.
struct EmbedResolver {
  private static let largest = 4 << 20
  /// Of more, the rest are links.
  private static let mostEmbeds = 200
  private static let gistHost = "gist.github.com"

  var page: SourcePage
  var base: URL?
  /// nil for offline.
  var fetcher: (any ResourceFetching)?
  private(set) var warnings: [String] = []

  init(page: SourcePage, base: URL?, fetcher: (any ResourceFetching)?) {
    self.page = page
    self.base = base
    self.fetcher = fetcher
  }

  /// Blocks that hold nothing but a mark are replaced; marks stand alone, as `Embeds` made them.
  mutating func resolve(_ root: Node) async {
    for mark in root.descendants(tagged: Embeds.tag).prefix(Self.mostEmbeds) {
      guard let paragraph = mark.parent, let url = SafeAddress.resolve(mark["href"], against: base) else { continue }
      var blocks: [Node] = []
      do {
        blocks = try await code(at: url, depth: 0).map { CodeBlocks.block($0, nil) }
      } catch {
        warnings.append(Wording.embedFailed(url.absoluteString, "\(error)"))
      }
      if blocks.isEmpty { blocks = [Self.link(url)] }
      paragraph.tag = "div"
      paragraph.replaceChildren(with: blocks)
    }
  }

  private static func link(_ url: URL) -> Node {
    let address = url.absoluteString
    let shown = Embeds.isGist(address) ? String(address.dropLast(address.hasSuffix(".js") ? 3 : 0)) : address
    return Node("p", children: [Node("a", [("href", shown)], children: [Node(text: shown)])])
  }

  // MARK: Code

  /// One text for each file of the gist.
  private func code(at url: URL, depth: Int) async throws -> [String] {
    if let frame = page.resource(url.absoluteString), !Embeds.isGist(url.absoluteString) {
      return try await code(inFrame: Array(frame), depth: depth)
    }
    if Embeds.isGist(url.absoluteString) { return try await gist(url) }
    return try await code(inFrame: Array(fetch(url)), depth: depth)
  }

  /// A frame shows the lines already, or names the gist by its script.
  private func code(inFrame bytes: [UInt8], depth: Int) async throws -> [String] {
    let root = try HTMLParser.parse(Charset.utf8(bytes), file: page.file)
    let shown = Self.lines(in: root)
    if !shown.isEmpty { return shown }
    let script = root.descendants(tagged: "script").map { $0["src"] }.first(where: Embeds.isGist)
    guard depth == 0, let script, let url = SafeAddress.resolve(script, against: base) else { return [] }
    return try await gist(url)
  }

  private func gist(_ script: URL) async throws -> [String] {
    guard var parts = URLComponents(url: script, resolvingAgainstBaseURL: true), parts.path.hasSuffix(".js") else {
      return []
    }
    parts.path = parts.path.dropLast(3) + ".json"
    parts.scheme = "https"
    guard let url = parts.url else { return [] }
    let answer = try JSONSerialization.jsonObject(with: await fetch(url)) as? [String: Any]
    guard let html = answer?["div"] as? String else { return [] }
    return Self.lines(in: try HTMLParser.parse(html))
  }

  private func fetch(_ url: URL) async throws -> Data {
    guard let fetcher else { throw FetchError(Wording.offline) }
    return try await fetcher.fetch(url, limit: Self.largest, hosts: [url.host?.lowercased() ?? "", Self.gistHost])
  }

  /// The texts of the tables of lines.
  private static func lines(in root: Node) -> [String] {
    CodeBlocks.resolve(in: root)
    return root.descendants(tagged: "pre").map(\.wholeText).filter { !$0.isEmpty }
  }
}
