import Foundation

/// Text as it is searched: without capitals, accents and repeated white space.
enum SearchFolding {
  /// For what someone types; the pages' text goes through `SearchText`, which gives the same.
  static func folded(_ text: String) -> String {
    let words = text.split { $0.isWhitespace }.joined(separator: " ")
    return words.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }

  /// One letter that is not of ASCII; an accent that stands by itself, after its letter, is left out.
  static func folded(_ character: Character) -> [UInt8] {
    let folded = String(character).folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    return folded.unicodeScalars.filter { !(0x300...0x36F).contains($0.value) }.flatMap { Array(String($0).utf8) }
  }
}
