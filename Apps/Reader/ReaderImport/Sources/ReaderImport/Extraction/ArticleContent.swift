import Foundation

/// The last steps from what was found to what is written, which articles and Markdown share.
enum ArticleContent {
  static func blocks(of content: Node, base: URL?, folder: LocalFolder?) -> [Node] {
    replaceEmbeds(in: content)
    removeUnsafe(from: content)
    Pictures(base: base, folder: folder).resolve(in: content)
    Links(base: base).resolve(in: content)
    CodeBlocks.resolve(in: content)
    return ArticleShape.blocks(of: content)
  }

  /// Also what is not written anyway, so that nothing is kept for its sake.
  private static func removeUnsafe(from node: Node) {
    node.filterChildren { child in
      if SafeList.removed.contains(child.tag) && child.tag != "source" { return false }
      removeUnsafe(from: child)
      return true
    }
  }

  /// Without the heading near the start that repeats the title, which a chapter has already.
  static func withoutTitle(_ title: String, _ blocks: [Node]) -> [Node] {
    let index = blocks.prefix(4).firstIndex { Tags.headings.contains($0.tag) && $0.readText == title }
    return index.map { Array(blocks[..<$0] + blocks[($0 + 1)...]) } ?? blocks
  }

  /// A video cannot be kept, and a script must not run; the address of either can be kept.
  private static func replaceEmbeds(in node: Node) {
    node.flatMapChildren { child in
      if Tags.embeds.contains(child.tag) || child.tag == Embeds.tag {
        let address = ["src", "data", "href"].map { child[$0] }.first { !$0.isEmpty } ?? ""
        return [Node("p", children: [Node("a", [("href", address)], children: [Node(text: address)])])]
      }
      replaceEmbeds(in: child)
      return [child]
    }
  }
}
