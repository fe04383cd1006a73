/// Buttons that send the page elsewhere.
enum ShareWidgets {
  /// Longer text is no widget, whatever its label.
  private static let longestText = 500

  static func isOne(_ node: Node) -> Bool {
    guard node.has("class") || node.has("id") else { return false }
    return hasShareWord(node.label) && node.textLength < longestText
  }

  /// `share` as a word of its own, with `-`, `_` or a space around it.
  private static func hasShareWord(_ label: String) -> Bool {
    guard label.contains("share") else { return false }
    return label.split { !($0.isLetter || $0.isNumber) }.contains { $0 == "share" || $0 == "sharedaddy" }
  }
}
