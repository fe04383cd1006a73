/// Finds the element that holds the article: paragraphs give points to what they are in.
struct Scoring {
  private var scores: [ObjectIdentifier: Double] = [:]
  private var candidates: [Node] = []
  var weighsClasses: Bool

  private static let levels = 5
  private static let keptCandidates = 5
  private static let shortestParagraph = 25

  init(_ paragraphs: [Node], weighsClasses: Bool) {
    self.weighsClasses = weighsClasses
    for paragraph in paragraphs { score(paragraph) }
    for candidate in candidates { scores[ObjectIdentifier(candidate)]! *= 1 - candidate.linkDensity }
  }

  func score(of node: Node) -> Double? { scores[ObjectIdentifier(node)] }

  private mutating func score(_ paragraph: Node) {
    guard paragraph.textLength >= Self.shortestParagraph else { return }
    let points = 1 + Double(paragraph.textSummary.commas + 1) + min(Double(paragraph.textLength / 100), 3)
    for (level, ancestor) in paragraph.ancestors.prefix(Self.levels).enumerated() {
      guard ancestor.parent != nil else { break }
      if score(of: ancestor) == nil {
        scores[ObjectIdentifier(ancestor)] = initialScore(of: ancestor)
        candidates.append(ancestor)
      }
      scores[ObjectIdentifier(ancestor)]! += points / (level == 0 ? 1 : level == 1 ? 2 : Double(level * 3))
    }
  }

  private func initialScore(of node: Node) -> Double {
    let base: Int =
      switch node.tag {
      case "div": 5
      case "pre", "td", "blockquote": 3
      case "address", "ol", "ul", "dl", "dd", "dt", "li", "form": -3
      case "h1", "h2", "h3", "h4", "h5", "h6", "th": -5
      default: 0
      }
    return Double(base + (weighsClasses ? node.classWeight : 0))
  }

  // MARK: The best

  /// nil where nothing was scored.
  func best(in body: Node) -> Node? {
    let top = candidates.enumerated().sorted {
      let (left, right) = (score(of: $0.element)!, score(of: $1.element)!)
      return left == right ? $0.offset < $1.offset : left > right
    }.prefix(Self.keptCandidates).map(\.element)
    guard let first = top.first, first.tag != "body" else { return nil }
    return onlyChildUp(from: higher(from: common(of: top, body) ?? first, body), body)
  }

  /// Where three other candidates are nearly as good, what holds them all.
  private func common(of top: [Node], _ body: Node) -> Node? {
    let best = score(of: top[0])!
    let others = top.dropFirst().filter { score(of: $0)! / best >= 0.75 }.map { Array($0.ancestors) }
    guard others.count >= 3 else { return nil }
    return top[0].ancestors.prefix { $0 !== body }.first { ancestor in
      others.count { $0.contains { $0 === ancestor } } >= 3
    }
  }

  /// The best element is often one part of the article: scores that grow on the way up mean more of it.
  private func higher(from node: Node, _ body: Node) -> Node {
    var last = score(of: node) ?? initialScore(of: node)
    let threshold = last / 3
    for parent in node.ancestors.prefix(while: { $0 !== body }) {
      guard let score = score(of: parent) else { continue }
      if score < threshold { break }
      if score > last { return parent }
      last = score
    }
    return node
  }

  private func onlyChildUp(from node: Node, _ body: Node) -> Node {
    var node = node
    while let parent = node.parent, parent !== body, parent.elements.count == 1 { node = parent }
    return node
  }

  // MARK: Its neighbours

  /// The best element with the siblings that belong to the article, in order.
  func withSiblings(of best: Node) -> [Node] {
    guard let parent = best.parent else { return [best] }
    let score = score(of: best) ?? initialScore(of: best)
    let threshold = max(10, score * 0.2)
    return parent.elements.filter { sibling in
      if sibling === best { return true }
      let bonus = !best["class"].isEmpty && sibling["class"] == best["class"] ? score * 0.2 : 0
      if let own = self.score(of: sibling), own + bonus >= threshold { return true }
      return sibling.tag == "p" && sibling.isProse
    }
  }
}

extension Node {
  /// A paragraph of sentences and not of links.
  fileprivate var isProse: Bool {
    let length = textLength
    if length > 80 { return linkDensity < 0.25 }
    guard length > 0, linkDensity == 0 else { return false }
    let text = readText
    return text.hasSuffix(".") || text.contains(". ")
  }
}
