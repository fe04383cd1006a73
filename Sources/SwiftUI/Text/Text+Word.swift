import Foundation
import MartletControls

extension Text {
  /// A word of the library's own, in the language around. The app's string tables are not asked.
  /// `arguments` fill the gaps of a sentence.
  init(word: Word, _ arguments: String...) { self.init(storage: .word(word, arguments)) }
}

extension Label where Title == Text, Icon == Image {
  init(word: Word, systemImage name: String) {
    self.init {
      Text(word: word)
    } icon: {
      Image(systemName: name)
    }
  }
}

extension EnvironmentValues {
  /// A word of the library's own for labels and values that are no views.
  func text(_ word: Word) -> String { word.text(in: locale) }
}
