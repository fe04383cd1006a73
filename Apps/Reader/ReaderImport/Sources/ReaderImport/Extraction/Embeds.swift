/// What a page shows by a script of others: gists and Medium's frames. They become marks that are resolved, or turned
/// into links, once the article is found; the script itself never runs.
enum Embeds {
  /// The element that stands for an embed; `href` is its address.
  static let tag = "reader-embed"

  static func mark(in node: Node) {
    node.flatMapChildren { child in
      if let address = address(of: child) { return [mark(address)] }
      if child.tag == "figure", child.textLength < 300, !child.contains(tagged: ["img"]),
        let frame = child.first({ $0.tag == "iframe" || $0.tag == "script" }), let address = address(of: frame)
      {
        let captions = child.descendants(tagged: "figcaption").flatMap(\.children)
        return [mark(address)] + (captions.isEmpty ? [] : [Node("p", children: captions)])
      }
      mark(in: child)
      return [child]
    }
  }

  private static func mark(_ address: String) -> Node {
    Node("p", children: [Node(tag, [("href", address)])])
  }

  private static func address(of node: Node) -> String? {
    let source = node["src"]
    switch node.tag {
    case "script" where isGist(source): return String(source.prefix { $0 != "?" && $0 != "#" })
    case "iframe" where isMediumFrame(source): return source
    default: return nil
    }
  }

  /// `https://gist.github.com/person/id.js`, also without a scheme.
  static func isGist(_ address: String) -> Bool {
    let rest = address.drop { $0 != "/" }
    return ["https://", "http://", "//"].contains { address.hasPrefix($0) } && rest.hasPrefix("//gist.github.com/")
      && address.contains(".js")
  }

  private static func isMediumFrame(_ address: String) -> Bool {
    address.hasPrefix("/media/") || address.contains("medium.com/media/")
  }
}
