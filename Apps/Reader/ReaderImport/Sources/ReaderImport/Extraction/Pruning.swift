/// The first pass over a copy of the page: takes out what cannot be part of the article, sets paragraphs, and collects
/// the elements that count for the score.
struct Pruning {
  var dropsUnlikely: Bool
  var title: String
  /// Where the page's metadata names no author, the page's own byline is taken out of the text and kept here.
  var byline: String?
  private(set) var scored: [Node] = []
  private var hasRemovedTitle = false
  /// Longer parts with a foreign label hold the article as well.
  private static let longestForeign = 2500

  init(dropsUnlikely: Bool, title: String, byline: String?) {
    self.dropsUnlikely = dropsUnlikely
    self.title = title
    self.byline = byline
  }

  mutating func run(in node: Node) {
    var index = 0
    var result: [Node] = []
    let children = node.children
    while index < children.count {
      let child = children[index]
      index += 1
      if child.isText {
        result.append(child)
      } else if !isDropped(child) {
        let kept = setParagraph(child)
        result.append(kept)
        run(in: kept)
      }
    }
    if result.count != children.count || zip(result, children).contains(where: { $0 !== $1 }) {
      node.replaceChildren(with: result)
    }
  }

  // MARK: What goes

  private mutating func isDropped(_ node: Node) -> Bool {
    let label = node.label
    return node.isInvisible || isByline(node, label) || repeatsTitle(node) || isUnlikely(node, label)
      || isEmptyBlock(node)
  }

  private mutating func isByline(_ node: Node, _ label: String) -> Bool {
    guard byline == nil else { return false }
    guard node["rel"] == "author" || node["itemprop"].contains("author") || Words.byline.matches(label) else {
      return false
    }
    guard (1..<100).contains(node.textLength) else { return false }
    byline = (node.first { $0["itemprop"].contains("name") } ?? node).readText
    return true
  }

  private mutating func repeatsTitle(_ node: Node) -> Bool {
    guard !hasRemovedTitle, node.tag == "h1" || node.tag == "h2" else { return false }
    guard TextSimilarity.of(title, node.readText) > 0.75 else { return false }
    hasRemovedTitle = true
    return true
  }

  private func isUnlikely(_ node: Node, _ label: String) -> Bool {
    guard dropsUnlikely else { return false }
    if Words.unlikelyRoles.contains(node["role"]) { return true }
    if ShareWidgets.isOne(node) { return true }
    if Words.foreign.matches(label) && node.textLength < Self.longestForeign { return true }
    guard node.tag != "body", node.tag != "a", Words.unlikely.matches(label), !Words.maybe.matches(label) else {
      return false
    }
    return !node.isInside("table", "code")
  }

  private func isEmptyBlock(_ node: Node) -> Bool {
    switch node.tag {
    case "div", "section", "header", "h1", "h2", "h3", "h4", "h5", "h6": node.isWithoutContent
    default: false
    }
  }

  // MARK: Paragraphs

  /// A `div` that is one paragraph becomes that paragraph. Adds what is scored.
  private mutating func setParagraph(_ node: Node) -> Node {
    if Tags.scored.contains(node.tag) { scored.append(node) }
    guard node.tag == "div" else { return node }
    Paragraphs.wrapPhrasing(in: node)
    if let only = node.onlyElement, only.tag == "p", node.linkDensity < 0.25 {
      scored.append(only)
      return only
    }
    if !node.contains(tagged: Tags.blocks) {
      node.tag = "p"
      scored.append(node)
    }
    return node
  }
}

extension Node {
  /// The only child that is not white space, where that is an element.
  var onlyElement: Node? {
    var only: Node?
    for child in children where !(child.isText && child.isBlank) {
      if only != nil || child.isText { return nil }
      only = child
    }
    return only
  }

  var isInvisible: Bool {
    if has("hidden") || (self["aria-modal"] == "true" && self["role"] == "dialog") { return true }
    if self["aria-hidden"] == "true" && !self["class"].contains("fallback-image") { return true }
    let style = self["style"]
    guard !style.isEmpty else { return false }
    let plain = style.lowercased().filter { $0 != " " }
    return plain.contains("display:none") || plain.contains("visibility:hidden")
  }
}
