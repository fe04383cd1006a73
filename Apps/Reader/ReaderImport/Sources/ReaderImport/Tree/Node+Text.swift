/// Counts of a subtree's text as it would be read: runs of white space are one space. Lengths are in UTF-16 units.
struct TextSummary: Equatable {
  var length = 0
  var commas = 0
  /// Length inside of links; links within the page count for 0.3.
  var linkLength = 0.0
  var startsWithSpace = false
  var endsWithSpace = false

  /// Summaries are joined in reading order; a space at the end of one and the start of the next is one space.
  static func + (left: Self, right: Self) -> Self {
    guard left.length > 0 else { return right }
    guard right.length > 0 else { return left }
    let shared = left.endsWithSpace && right.startsWithSpace ? 1 : 0
    return TextSummary(
      length: left.length + right.length - shared, commas: left.commas + right.commas,
      linkLength: left.linkLength + right.linkLength, startsWithSpace: left.startsWithSpace,
      endsWithSpace: right.endsWithSpace)
  }

  var trimmedLength: Int {
    guard length > 1 else { return startsWithSpace ? 0 : length }
    return length - (startsWithSpace ? 1 : 0) - (endsWithSpace ? 1 : 0)
  }

  init() {}

  init(
    length: Int, commas: Int, linkLength: Double, startsWithSpace: Bool, endsWithSpace: Bool
  ) {
    self.length = length
    self.commas = commas
    self.linkLength = linkLength
    self.startsWithSpace = startsWithSpace
    self.endsWithSpace = endsWithSpace
  }

  init(of text: String) {
    var isAfterSpace = false
    for scalar in text.unicodeScalars {
      let isSpace = scalar.isPageSpace
      if isSpace && isAfterSpace { continue }
      if length == 0 { startsWithSpace = isSpace }
      length += scalar.value > 0xFFFF ? 2 : 1
      if scalar == "," || (scalar.value >= 0x60C && Self.otherCommas.contains(scalar.value)) { commas += 1 }
      isAfterSpace = isSpace
    }
    endsWithSpace = isAfterSpace
  }

  /// Commas of scripts that have one of their own.
  private static let otherCommas: Set<UInt32> = [0x60C, 0xFE50, 0xFE10, 0xFE11, 0x2E41, 0x2E34, 0x2E32, 0xFF0C]
}

extension Unicode.Scalar {
  /// What a page shows as a space.
  var isPageSpace: Bool { value == 0x20 || (value >= 9 && value <= 13) || value == 0xA0 || value == 0x3000 }
}

extension Node {
  var textSummary: TextSummary {
    if let rememberedSummary { return rememberedSummary }
    var summary = TextSummary()
    if isText {
      summary = TextSummary(of: text)
    } else {
      for child in children { summary = summary + child.textSummary }
      if tag == "a" { summary.linkLength = Double(summary.length) * (self["href"].hasPrefix("#") ? 0.3 : 1) }
    }
    rememberedSummary = summary
    return summary
  }

  /// Length of the text as it is read, in UTF-16 units.
  var textLength: Int { textSummary.trimmedLength }

  /// The share of the text that is in links, 0 to 1; 0 for no text.
  var linkDensity: Double {
    let length = textLength
    return length == 0 ? 0 : min(1, textSummary.linkLength / Double(length))
  }

  /// All text below, as it stands in the source.
  var wholeText: String {
    var result = ""
    appendText(to: &result)
    return result
  }

  /// All text below, white space as single spaces, trimmed.
  var readText: String { wholeText.collapsingSpaces }

  private func appendText(to result: inout String) {
    if isText { result += text }
    for child in children { child.appendText(to: &result) }
  }
}

extension String {
  /// Runs of white space as one space, none at the ends.
  var collapsingSpaces: String {
    var result = String.UnicodeScalarView()
    var isPending = false
    for scalar in unicodeScalars {
      if scalar.isPageSpace {
        isPending = !result.isEmpty
      } else {
        if isPending { result.append(" ") }
        isPending = false
        result.append(scalar)
      }
    }
    return String(result)
  }
}

extension Node {
  /// All text below with a line break around each block, for search and for counting words.
  var blockText: String {
    var result = ""
    appendBlockText(to: &result)
    return result
  }

  private func appendBlockText(to result: inout String) {
    if isText { result += text }
    let breaks = !isText && !(Tags.phrasing.contains(tag) || Tags.transparent.contains(tag)) || tag == "br"
    if breaks { result += "\n" }
    for child in children { child.appendBlockText(to: &result) }
    if breaks { result += "\n" }
  }
}
