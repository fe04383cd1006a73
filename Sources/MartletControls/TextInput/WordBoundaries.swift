/// Where words begin and end. Letters and digits make words, with apostrophes inside; scripts that write no spaces are
/// told apart by their kind of character.
enum WordBoundaries {
  enum Kind: Hashable { case space, mark, letters, han, hiragana, katakana }

  /// The word around a place; what stands between words where there is none. Empty for an empty text.
  static func word(at place: Int, in text: [Character]) -> Range<Int> {
    guard !text.isEmpty else { return 0..<0 }
    let index = min(max(place, 0), text.count - 1)
    // A place behind the last letter of a word belongs to it.
    let isBehindWord =
      index > 0 && place < text.count && !isWordKind(kind(at: index, in: text))
      && isWordKind(kind(at: index - 1, in: text))
    let middle = isBehindWord ? index - 1 : index
    let kind = kind(at: middle, in: text)
    var (start, end) = (middle, middle + 1)
    while start > 0, self.kind(at: start - 1, in: text) == kind { start -= 1 }
    while end < text.count, self.kind(at: end, in: text) == kind { end += 1 }
    return start..<end
  }

  /// The end of the word behind a place.
  static func next(from place: Int, in text: [Character]) -> Int {
    var place = place
    while place < text.count, !isWordKind(kind(at: place, in: text)) { place += 1 }
    guard place < text.count else { return text.count }
    let kind = kind(at: place, in: text)
    while place < text.count, self.kind(at: place, in: text) == kind { place += 1 }
    return place
  }

  /// The beginning of the word before a place.
  static func previous(from place: Int, in text: [Character]) -> Int {
    var place = min(place, text.count)
    while place > 0, !isWordKind(kind(at: place - 1, in: text)) { place -= 1 }
    guard place > 0 else { return 0 }
    let kind = kind(at: place - 1, in: text)
    while place > 0, self.kind(at: place - 1, in: text) == kind { place -= 1 }
    return place
  }

  private static func isWordKind(_ kind: Kind) -> Bool { kind != .space && kind != .mark }

  static func kind(at index: Int, in text: [Character]) -> Kind {
    let kind = kind(of: text[index])
    // "don't" is one word, "'quoted'" is not three.
    if kind == .mark, text[index] == "'" || text[index] == "\u{2019}", index > 0, index + 1 < text.count,
      Self.kind(of: text[index - 1]) == .letters, Self.kind(of: text[index + 1]) == .letters
    {
      return .letters
    }
    return kind
  }

  private static func kind(of character: Character) -> Kind {
    guard let scalar = character.unicodeScalars.first else { return .mark }
    switch scalar.value {
    case 0x3040...0x309F: return .hiragana
    case 0x30A0...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: return .katakana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: return .han
    default: break
    }
    if character.isWhitespace { return .space }
    let isEmoji = scalar.properties.isEmojiPresentation || scalar.properties.isEmoji && scalar.value > 0x238C
    return character.isLetter || character.isNumber || character == "_" || isEmoji ? .letters : .mark
  }
}
