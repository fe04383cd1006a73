import Foundation

/// Finds words that are spelled wrong, by the dictionaries of the machine.
///
/// Ranges count in UTF-16. A language without a dictionary finds nothing wrong and says so once.
open class UITextChecker: NSObject {
  /// Words that this checker passes over.
  open var ignoredWords: [String]?

  public override init() {}

  /// The first wrong word that begins in `range` of `string`, at or after `offset`; with `wrap`, then also from the
  /// range's beginning. `NSNotFound` as its location when there is none, and when the range lies outside.
  open func rangeOfMisspelledWord(
    in string: String, range: NSRange, startingAt offset: Int, wrap: Bool, language: String
  ) -> NSRange {
    let nothing = NSRange(location: NSNotFound, length: 0)
    let whole = NSRange(location: 0, length: string.utf16.count)
    guard range.location != NSNotFound, range.location >= 0, range.location + range.length <= whole.length else {
      return nothing
    }
    let words = Self.words(of: string, in: range)
    let start = range.location + max(offset - range.location, 0)
    let later = words.filter { $0.range.location >= start }
    let earlier = wrap ? words.filter { $0.range.location < start } : []
    return (later + earlier).first { isWrong($0.text, language) }?.range ?? nothing
  }

  private func isWrong(_ word: String, _ language: String) -> Bool {
    if ignoredWords?.contains(word) == true || Self.hasLearnedWord(word) { return false }
    return !SpellingLibrary.shared.knows(word, language: language)
  }

  /// Letters with the apostrophes inside. What has digits in it is no word.
  private static let wordPattern = try! NSRegularExpression(
    pattern: "(?<![\\p{L}\\p{N}'’])\\p{L}[\\p{L}\\p{M}]*(?:['’]\\p{L}[\\p{L}\\p{M}]*)*(?!\\p{N})")

  private static func words(of string: String, in range: NSRange) -> [(text: String, range: NSRange)] {
    wordPattern.matches(in: string, range: range).compactMap { match in
      Range(match.range, in: string).map { (String(string[$0]), match.range) }
    }
  }

  /// What the word in `range` may have been meant to be, best first; nil when the range is none of the string.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let word = Range(range, in: string).map({ String(string[$0]) }), !word.isEmpty else { return nil }
    return SpellingLibrary.shared.suggestions(for: word, language: language)
  }

  /// Words that begin as the one in `range`.
  ///
  /// DEVIATION: they are those among the guesses, as the dictionaries here have no search by beginning.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let start = Range(range, in: string).map({ String(string[$0]) }), !start.isEmpty else { return nil }
    return guesses(forWordRange: range, in: string, language: language)?.filter {
      $0.count > start.count && $0.lowercased().hasPrefix(start.lowercased())
    }
  }

  open func ignoreWord(_ word: String) { ignoredWords = (ignoredWords ?? []) + [word] }
}

// MARK: - The user's own words

extension UITextChecker {
  private static let learnedKey = "UITextChecker.learnedWords"
  private static var learned: [String] { UserDefaults.standard.stringArray(forKey: learnedKey) ?? [] }

  /// Counts the word as right from now on. Kept with the app's defaults; other apps don't learn it.
  public class func learnWord(_ word: String) {
    if !hasLearnedWord(word) { UserDefaults.standard.set(learned + [word], forKey: learnedKey) }
  }
  public class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  public class func unlearnWord(_ word: String) {
    UserDefaults.standard.set(learned.filter { $0 != word }, forKey: learnedKey)
  }
  /// The dictionaries of this machine, such as "en_US".
  public class var availableLanguages: [String] { SpellingLibrary.shared.languages }
}
