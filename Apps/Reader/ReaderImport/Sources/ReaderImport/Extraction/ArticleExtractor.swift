/// Finds the article of a page. The scoring follows the published idea of Arc90's and Mozilla's Readability: paragraphs
/// vote for what they are in; what was cut away too eagerly is tried again with fewer cuts.
struct ArticleExtractor {
  /// A shorter text makes the next attempt.
  static let shortestArticle = 500

  /// The article's nodes and the byline of the page itself, if one was met.
  struct Result {
    var content: Node
    var byline: String?
  }

  private struct Attempt {
    var dropsUnlikely = true
    var weighsClasses = true
    var cleansConditionally = true
  }

  private static let attempts = [
    Attempt(), Attempt(dropsUnlikely: false), Attempt(dropsUnlikely: false, weighsClasses: false),
    Attempt(dropsUnlikely: false, weighsClasses: false, cleansConditionally: false),
  ]

  var title: String
  var byline: String?

  /// nil where the page has no text. The page is left as it was.
  func extract(from page: Node) -> Result? {
    var best: Result?
    for attempt in Self.attempts {
      let result = run(attempt, on: page)
      if result.content.textLength >= Self.shortestArticle { return result }
      if result.content.textLength > best?.content.textLength ?? 0 { best = result }
    }
    return best
  }

  private func run(_ attempt: Attempt, on page: Node) -> Result {
    let root = page.copy()
    var pruning = Pruning(dropsUnlikely: attempt.dropsUnlikely, title: title, byline: byline)
    pruning.run(in: root)
    let body = root.first(tagged: "body") ?? root
    let scoring = Scoring(pruning.scored, weighsClasses: attempt.weighsClasses)
    let content = Node("div", children: chosen(scoring, body))
    var cleaning = Cleaning(weighsClasses: attempt.weighsClasses, cleansConditionally: attempt.cleansConditionally)
    cleaning.run(content)
    return Result(content: content, byline: pruning.byline)
  }

  private func chosen(_ scoring: Scoring, _ body: Node) -> [Node] {
    guard let best = scoring.best(in: body) else { return body.children }
    return scoring.withSiblings(of: best).map { node in
      if !["div", "article", "section", "p", "ol", "ul"].contains(node.tag) { node.tag = "div" }
      return node
    }
  }
}
