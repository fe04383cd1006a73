/// The smallest edit that makes one text another: what stands in one place gives way to something else. Places are
/// counted in Unicode scalars, as the toolkit and assistive tools do.
struct TextEdit: Equatable {
  var start: Int
  var removed: Int
  var inserted: String

  /// Nil for texts of the same scalars.
  init?(from old: String, to new: String) {
    let (old, new) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    let shorter = min(old.count, new.count)
    var head = 0
    while head < shorter, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < shorter - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    guard head + tail < max(old.count, new.count) else { return nil }
    (start, removed) = (head, old.count - head - tail)
    inserted = String(String.UnicodeScalarView(new[head..<(new.count - tail)]))
  }

  /// The edit in a text of which only the number of characters was shown.
  func applied(toHidden text: String) -> String {
    let characters = Array(text)
    let start = min(self.start, characters.count)
    return String(characters[..<start]) + inserted + String(characters[min(start + removed, characters.count)...])
  }
}

extension String {
  /// The place of a character in scalars; places behind the end are the end.
  func scalarOffset(ofCharacter offset: Int) -> Int { String(prefix(max(offset, 0))).unicodeScalars.count }

  /// The character at a place in scalars; inside of one, that character.
  func characterOffset(ofScalar offset: Int) -> Int {
    var (scalars, characters) = (0, 0)
    for character in self {
      scalars += character.unicodeScalars.count
      if scalars > offset { break }
      characters += 1
    }
    return characters
  }
}
