/// Marks what pages call a caption or a credit as `figcaption`, so that it is kept and known as one.
enum Captions {
  private static let words: Set<String> = ["caption", "credit", "copyright", "figcaption", "byline", "attribution"]
  /// Longer text under such a label is an article.
  private static let longestText = 600

  static func mark(in node: Node) {
    for child in node.children where !child.isText {
      if isCaption(child) {
        child.tag = "figcaption"
      } else {
        mark(in: child)
      }
    }
  }

  private static func isCaption(_ node: Node) -> Bool {
    guard ["div", "p", "span", "small", "em", "cite", "dd"].contains(node.tag), !node["class"].isEmpty else {
      return false
    }
    guard (1..<longestText).contains(node.textLength), !node.contains(tagged: Tags.media) else { return false }
    return node.label.split { !$0.isLetter }.contains { word in
      words.contains(String(word)) || word.hasSuffix("caption") || word.hasPrefix("caption")
    }
  }
}
