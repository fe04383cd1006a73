/// How much of a text is in another one.
enum TextSimilarity {
  /// 1 where every word of `text` is in `reference`, less by the share of characters in words that are not.
  static func of(_ reference: String, _ text: String) -> Double {
    let known = Set(words(reference))
    let all = words(text)
    guard !known.isEmpty, !all.isEmpty else { return 0 }
    let length = all.reduce(all.count - 1) { $0 + $1.count }
    let extra = all.filter { !known.contains($0) }
    let extraLength = extra.isEmpty ? 0 : extra.reduce(extra.count - 1) { $0 + $1.count }
    return 1 - Double(extraLength) / Double(length)
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }
}
