import Foundation

extension String {
  /// The words in lower case, joined by dashes: a name for a folder, and for a chapter in links. Letters of all scripts
  /// stay.
  var slug: String {
    let folded = folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    let words = folded.split { !$0.isLetter && !$0.isNumber }
    return String(words.joined(separator: "-").prefix(60))
  }
}
