import Foundation

/// Takes out lines between the paragraphs that advertise something else: newsletters, other articles, apps.
enum Promotions {
  /// How such lines begin, in lower case; only where they lead somewhere by a link.
  private static let openings = [
    "also on ", "also see", "click here for", "click here to", "continue reading", "don't miss", "don’t miss",
    "download our", "follow us", "get access to", "get the latest", "have a tip?", "join our", "like this story",
    "like what you", "more from ", "read also", "read more", "read next", "related:", "see more:", "sign up for our",
    "sign up for the", "sign up:", "start your day with", "subscribe to our", "want more", "watch:",
    "you may also like",
    "you might also like",
  ]
  /// Whole lines, in lower case and without signs at the end, with and without a link.
  private static let lines: Set<String> = [
    "advert", "advertisement", "advertising", "continue reading below", "email the author", "most read",
    "order reprints", "post comment", "print article", "read more", "related", "related articles", "related news",
    "related stories", "share this", "skip to content", "subscribe", "tell us what you think", "view author archive",
    "you may also like", "you might also like",
  ]
  private static let longestText = 260
  private static let leaves: Set<String> = ["p", "h2", "h3", "h4", "h5", "h6", "div", "span", "strong", "em", "a", "b"]

  static func remove(from node: Node) {
    let isRunOfText = node.children.contains { $0.isText && !$0.isBlank }
    node.filterChildren { child in
      if child.isText || ["pre", "code", "table", "figcaption"].contains(child.tag) { return true }
      if !isRunOfText && isPromotion(child) { return false }
      remove(from: child)
      return true
    }
  }

  private static func isPromotion(_ node: Node) -> Bool {
    guard leaves.contains(node.tag), (1..<longestText).contains(node.textLength) else { return false }
    guard !node.contains(tagged: ["p", "div", "h2", "h3", "img", "li", "pre"]) else { return false }
    let text = node.readText
    if node.linkDensity > 0.9 && isShouted(text) { return true }
    let lower = text.lowercased()
    if lines.contains(lower.trimmingCharacters(in: .punctuationCharacters)) { return true }
    return node.linkDensity > 0 && !Tags.headings.contains(node.tag) && openings.contains(where: lower.hasPrefix)
  }

  private static func isShouted(_ text: String) -> Bool {
    let letters = text.filter(\.isLetter)
    return letters.count >= 10 && letters.count { $0.isUppercase } * 10 > letters.count * 9
  }
}
