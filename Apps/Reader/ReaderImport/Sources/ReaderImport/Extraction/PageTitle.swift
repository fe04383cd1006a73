/// The title of a page whose metadata names none: `title` without the name of the site.
enum PageTitle {
  private static let separators: Set<Character> = ["|", "-", "–", "—", "\\", "/", ">", "»"]
  private static let levels: Set<Character> = ["\\", "/", ">", "»"]

  /// The text of the `title` element.
  static func text(of page: Node) -> String {
    page.first(tagged: "title")?.readText ?? ""
  }

  static func derived(of page: Node) -> String {
    let whole = text(of: page)
    let places = separatorPlaces(in: whole)
    var title = whole
    var hasLevels = false
    if let last = places.last {
      hasLevels = places.contains { levels.contains(whole[$0]) }
      title = String(whole[..<last])
      if wordCount(title) < 3, let first = whole.firstIndex(where: separators.contains) {
        title = String(whole[whole.index(after: first)...])
      }
    } else if whole.contains(": ") {
      title = partByColon(of: whole, page)
    } else if whole.count > 150 || whole.count < 15 {
      let headings = page.descendants(tagged: "h1")
      if headings.count == 1 { title = headings[0].readText }
    }
    title = title.collapsingSpaces
    let count = wordCount(title)
    let plain = whole.filter { !separators.contains($0) }
    if count <= 4 && (!hasLevels || count != wordCount(plain) - 1) { return whole }
    return title
  }

  /// Separators with a space on both sides.
  private static func separatorPlaces(in text: String) -> [String.Index] {
    text.indices.filter { index in
      guard separators.contains(text[index]), index > text.startIndex else { return false }
      let next = text.index(after: index)
      return next < text.endIndex && text[next] == " " && text[text.index(before: index)] == " "
    }
  }

  private static func partByColon(of whole: String, _ page: Node) -> String {
    if page.descendants(tagged: ["h1", "h2"]).contains(where: { $0.readText == whole }) { return whole }
    guard let last = whole.lastIndex(of: ":"), let first = whole.firstIndex(of: ":") else { return whole }
    let tail = String(whole[whole.index(after: last)...])
    if wordCount(tail) < 3 { return String(whole[whole.index(after: first)...]) }
    return wordCount(String(whole[..<first])) > 5 ? whole : tail
  }

  private static func wordCount(_ text: String) -> Int { text.split(whereSeparator: \.isWhitespace).count }
}
