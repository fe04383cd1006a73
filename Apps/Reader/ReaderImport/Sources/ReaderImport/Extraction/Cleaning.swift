/// The second pass, over what was chosen: takes out forms, share widgets, lists of links and other strangers.
struct Cleaning {
  var weighsClasses: Bool
  /// Off in the last attempts, when too little text was left.
  var cleansConditionally: Bool

  private static let removed: Set<String> = [
    "object", "embed", "footer", "link", "aside", "iframe", "input", "textarea", "select", "button", "nav", "dialog",
  ]

  private var hasDataTables = false

  init(weighsClasses: Bool, cleansConditionally: Bool) {
    self.weighsClasses = weighsClasses
    self.cleansConditionally = cleansConditionally
  }

  mutating func run(_ article: Node) {
    hasDataTables = DataTables.mark(in: article)
    if cleansConditionally { removeSuspects(in: article, ["form", "fieldset"]) }
    removeStrangers(in: article)
    removeHeadings(in: article)
    if cleansConditionally { removeSuspects(in: article, ["table", "ul", "div"]) }
    removeEmptyParagraphs(in: article)
    DataTables.unwrapSingleCells(in: article)
    Captions.mark(in: article)
    if cleansConditionally { Promotions.remove(from: article) }
  }

  // MARK: What never belongs to an article

  private func removeStrangers(in node: Node) {
    node.filterChildren { child in
      if child.isText { return true }
      if Self.removed.contains(child.tag) { return Tags.embeds.contains(child.tag) && child.isVideo }
      if ShareWidgets.isOne(child) { return false }
      removeStrangers(in: child)
      return true
    }
  }

  private func removeHeadings(in node: Node) {
    node.filterChildren { child in
      if child.tag == "h1" || child.tag == "h2", weighsClasses, child.classWeight < 0 { return false }
      removeHeadings(in: child)
      return true
    }
  }

  private func removeEmptyParagraphs(in node: Node) {
    node.filterChildren { child in
      removeEmptyParagraphs(in: child)
      return child.tag != "p" || child.textLength > 0 || child.contains(tagged: Tags.media)
    }
  }

  // MARK: What may not

  /// From the inside out, so that an element is judged by what is left of it. The tally is of what is left below
  /// `node`.
  @discardableResult private func removeSuspects(in node: Node, _ tags: Set<String>) -> Tally {
    var tally = Tally()
    guard !node.children.isEmpty else { return tally }
    var kept: [Node] = []
    for child in node.children.reversed() {
      let below = removeSuspects(in: child, tags)
      if tags.contains(child.tag) && isStranger(child, below) { continue }
      kept.append(child)
      tally += below
      if !child.isText { tally += Tally(of: child) }
    }
    if kept.count != node.children.count { node.replaceChildren(with: kept.reversed()) }
    return tally
  }

  private func isStranger(_ node: Node, _ tally: Tally) -> Bool {
    if node.isDataTable || tally.hasDataTable || node.isInside("code") { return false }
    if hasDataTables && node.ancestors.contains(where: \.isDataTable) { return false }
    // Pages name the boxes around a picture after media, which elsewhere is a bad sign.
    if tally.images > 0 && node.isInside("figure") { return false }
    let weight = weighsClasses ? node.classWeight : 0
    if weight < 0 { return true }
    return node.textSummary.commas < 10 && Suspicion(node: node, weight: weight, tally: tally).isJustified
  }
}

extension Node {
  /// An embedded video of a known host.
  var isVideo: Bool {
    attributes.contains { Words.video.matches($0.value.lowercased()) }
      || (tag == "object" && first { Words.video.matches($0["src"].lowercased()) } != nil)
  }
}
