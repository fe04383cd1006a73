import Foundation
import MartletDisplay
import MartletScript

extension ElementQuery {
  /// How well an element answers, 0 best; nil not at all.
  func rank(of element: SemanticsNode) -> Int? {
    guard role == nil || role == element.role else { return nil }
    if element.identifier == text { return 0 }
    let said = [element.label, element.value].compactMap { $0 } + element.inputLabels
    if said.contains(text) { return 1 }
    if said.contains(where: { $0.compare(text, options: .caseInsensitive) == .orderedSame }) { return 2 }
    if said.contains(where: { $0.components(separatedBy: ", ").contains(text) }) { return 3 }
    if said.contains(where: { $0.holdsWords(text) }) { return 4 }
    return text.count >= Self.shortestPart && said.contains { $0.contains(text) } ? 5 : nil
  }
  /// A part of a word has so many characters at least: a letter alone is in nearly everything.
  private static let shortestPart = 3
}

extension String {
  /// Whether the words of another text are in this one, whole.
  fileprivate func holdsWords(_ words: String) -> Bool {
    func isInWord(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }
    return ranges(of: words).contains { range in
      let before = range.lowerBound > startIndex ? self[index(before: range.lowerBound)] : nil
      let after = range.upperBound < endIndex ? self[range.upperBound] : nil
      return !(isInWord(before) && isInWord(words.first)) && !(isInWord(after) && isInWord(words.last))
    }
  }
}

extension Driver {
  /// The window's elements in reading order, without the window itself.
  public var elements: [SemanticsNode] { Array(source.semantics.flattened.dropFirst()) }

  /// The elements that answer a query best, in reading order.
  public func elements(_ query: ElementQuery) -> [SemanticsNode] {
    let ranked = elements.compactMap { element in query.rank(of: element).map { (rank: $0, element: element) } }
    guard let best = ranked.map(\.rank).min() else { return [] }
    return ranked.filter { $0.rank == best }.map(\.element)
  }

  /// The element of a query. Throws when there is none, or not so many.
  public func element(_ query: ElementQuery) throws -> SemanticsNode {
    let found = elements(query)
    guard query.position <= found.count else { throw DriveError.missing(query, found.count, words: words) }
    return found[query.position - 1]
  }

  /// Whether an element that says this shows in the window.
  public func shows(_ text: String) -> Bool {
    elements.contains { ElementQuery(text).rank(of: $0) != nil && isVisible($0) }
  }

  func isVisible(_ element: SemanticsNode) -> Bool {
    let window = CGRect(origin: .zero, size: size)
    return !element.frame.isEmpty && window.intersects(element.frame)
  }

  /// What the screen says, for messages.
  var words: [String] { elements.filter(isVisible).compactMap { $0.label ?? $0.value ?? $0.identifier } }
}

extension SemanticsNode {
  /// The element and all below it, in reading order.
  public var flattened: [SemanticsNode] { [self] + children.flatMap(\.flattened) }
}
