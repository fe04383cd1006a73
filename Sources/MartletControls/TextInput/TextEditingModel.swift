import Foundation

/// A text while it is edited: its characters, the selection, what an input method has not decided yet, and what can be
/// taken back. A pure value; nothing here draws.
///
/// Places are counted in characters (grapheme clusters), so that no edit cuts an accent, a flag or a family in two.
/// Invariants (see `checkInvariants`): places lie in the text; the composing range does too, and is not empty.
public struct TextEditingModel: Equatable {
  public private(set) var characters: [Character]
  /// The end of the selection that stays where it is.
  public private(set) var anchor: Int
  /// The end of the selection that moves: the caret.
  public private(set) var head: Int
  /// Whether a caret between two lines of one paragraph shows at the end of the first.
  public private(set) var prefersLineEnd = false
  /// The characters that an input method may still change.
  public private(set) var composing: Range<Int>?
  /// Whether a line break may be part of the text.
  public var isMultiline: Bool
  var history = EditHistory()
  /// Where moves up and down aim at, in points; nil after any other move.
  var goalX: CGFloat?

  public init(text: String = "", isMultiline: Bool = false) {
    characters = Array(text)
    (anchor, head) = (characters.count, characters.count)
    self.isMultiline = isMultiline
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.characters == b.characters && a.anchor == b.anchor && a.head == b.head && a.composing == b.composing
      && a.prefersLineEnd == b.prefersLineEnd
  }

  // MARK: Reading

  public var text: String { String(characters) }
  public var count: Int { characters.count }
  public var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
  public var hasSelection: Bool { anchor != head }
  public var selectedText: String { String(characters[selection]) }
  /// The text without what an input method has not decided.
  public var decidedText: String {
    guard let composing else { return text }
    return String(characters[..<composing.lowerBound] + characters[composing.upperBound...])
  }

  // MARK: Selecting

  /// Puts the caret at a place, or moves the selection's end there.
  public mutating func moveCaret(to place: Int, extending: Bool = false, prefersLineEnd: Bool = false) {
    decideComposition()
    head = min(max(place, 0), count)
    if !extending { anchor = head }
    self.prefersLineEnd = prefersLineEnd
    goalX = nil
    history.endGroup()
  }

  /// Selects a range of characters; parts outside the text are cut off.
  public mutating func select(_ range: Range<Int>) {
    decideComposition()
    (anchor, head) = (min(max(range.lowerBound, 0), count), min(max(range.upperBound, 0), count))
    (prefersLineEnd, goalX) = (false, nil)
    history.endGroup()
  }

  public mutating func selectAll() { select(0..<count) }
  /// Selects the word at a place, or what stands between two words.
  public mutating func selectWord(at place: Int) { select(WordBoundaries.word(at: place, in: characters)) }
  /// Selects the lines between two line breaks, with the second.
  public mutating func selectParagraph(at place: Int) { select(paragraph(at: place)) }

  /// The characters from the line break before a place to the one behind it, with that.
  public func paragraph(at place: Int) -> Range<Int> {
    let place = min(max(place, 0), count)
    let start = characters[..<place].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
    let end = characters[place...].firstIndex(where: \.isNewline).map { $0 + 1 } ?? count
    return start..<end
  }

  // MARK: Editing

  /// Text in the place of the selection, or of what is being composed. A field of one line takes spaces for line
  /// breaks, and none at the ends.
  public mutating func insert(_ text: String) {
    if let composing { replaceSilently(composing, with: "") }
    replace(selection, with: accepted(text), kind: .typing)
  }

  /// Text of an input method, at the caret and in the place of what it gave before.
  public mutating func compose(_ text: String) {
    if let composing {
      replaceSilently(composing, with: text)
    } else if !text.isEmpty {
      if hasSelection { replace(selection, with: "", kind: .other) }
      replaceSilently(head..<head, with: text)
    }
  }

  /// What was composed becomes part of the text.
  public mutating func decideComposition() {
    guard let range = composing else { return }
    insert(String(characters[range]))
  }

  /// Removes the selection, or the characters of `range` where there is none.
  public mutating func delete(_ range: Range<Int>) {
    if composing != nil { return compose("") }
    if hasSelection { return replace(selection, with: "", kind: .other) }
    if !range.isEmpty { replace(range, with: "", kind: range.upperBound == head ? .deletingBackward : .other) }
  }

  /// Removes the selection and answers what it was.
  public mutating func cut() -> String {
    let text = selectedText
    if hasSelection { replace(selection, with: "", kind: .other) }
    return text
  }

  /// Text from the clipboard in the place of the selection.
  public mutating func paste(_ text: String) {
    decideComposition()
    replace(selection, with: accepted(text), kind: .other)
  }

  /// Another text from outside, while editing goes on: the caret stays with the characters around it.
  public mutating func setText(_ text: String) {
    let new = Array(text)
    guard new != characters else { return }
    let old = characters
    defer { (composing, prefersLineEnd, goalX, history) = (nil, false, nil, EditHistory()) }
    guard old.count != new.count else { return characters = new }
    let kept = zip(old, new).prefix { $0 == $1 }.count
    let room = min(old.count, new.count) - kept
    let tail = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(room).count
    func moved(_ place: Int) -> Int {
      if place <= kept, place < old.count || kept == new.count { return place }
      return place >= old.count - tail ? place + new.count - old.count : new.count - tail
    }
    (characters, anchor, head) = (new, moved(anchor), moved(head))
  }

  private func accepted(_ text: String) -> String {
    guard !isMultiline, text.contains(where: \.isNewline) else { return text }
    let trimmed = text.trimmingCharacters(in: .newlines)
    return String(trimmed.map { $0.isNewline ? " " : $0 })
  }

  // MARK: The one place that changes characters

  /// Replaces characters and remembers it.
  private mutating func replace(_ range: Range<Int>, with new: String, kind: EditHistory.Kind) {
    guard !range.isEmpty || !new.isEmpty else { return }
    var edit = EditHistory.Edit(
      scalar: scalarCount(range.lowerBound), removed: String(characters[range]), inserted: new,
      before: .init(anchor: anchor, head: head), after: .init(anchor: 0, head: 0), kind: kind)
    write(range, new)
    edit.after = .init(anchor: anchor, head: head)
    history.add(edit)
  }

  /// Replaces what is being composed: nothing to take back yet.
  private mutating func replaceSilently(_ range: Range<Int>, with new: String) {
    write(range, new)
    composing = new.isEmpty ? nil : min(range.lowerBound, head)..<head
    if composing?.isEmpty == true { composing = nil }
  }

  /// Characters may join with their neighbours, so they are counted anew: the caret stands behind what was written.
  private mutating func write(_ range: Range<Int>, _ new: String) {
    let before = String(characters[..<range.lowerBound])
    let scalars = before.unicodeScalars.count + new.unicodeScalars.count
    characters = Array(before + new + String(characters[range.upperBound...]))
    head = place(ofScalar: scalars)
    anchor = head
    (composing, prefersLineEnd, goalX) = (nil, false, nil)
  }

  private func scalarCount(_ place: Int) -> Int { characters[..<place].reduce(0) { $0 + $1.unicodeScalars.count } }

  private func place(ofScalar scalar: Int) -> Int {
    var rest = scalar
    for (index, character) in characters.enumerated() {
      if rest <= 0 { return index }
      rest -= character.unicodeScalars.count
    }
    return count
  }

  // MARK: Taking back

  public var canUndo: Bool { composing == nil && history.canUndo }
  public var canRedo: Bool { composing == nil && history.canRedo }

  public mutating func undo() {
    guard canUndo, let edit = history.takeBack() else { return }
    apply(edit.scalar, edit.inserted, edit.removed, edit.before)
  }

  public mutating func redo() {
    guard canRedo, let edit = history.takeForward() else { return }
    apply(edit.scalar, edit.removed, edit.inserted, edit.after)
  }

  private mutating func apply(_ scalar: Int, _ old: String, _ new: String, _ selection: EditHistory.Selection) {
    var scalars = Array(text.unicodeScalars)
    scalars.replaceSubrange(scalar..<scalar + old.unicodeScalars.count, with: new.unicodeScalars)
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    characters = Array(String(text))
    (anchor, head) = (min(selection.anchor, count), min(selection.head, count))
    (prefersLineEnd, goalX) = (false, nil)
  }

  /// Traps in debug builds when the value contradicts what the type promises. Called by tests after changes.
  public func checkInvariants() {
    #if DEBUG
    precondition((0...count).contains(anchor) && (0...count).contains(head), "the selection lies in the text")
    precondition(Array(text) == characters, "characters are those that the text has")
    if let composing {
      precondition(!composing.isEmpty && composing.upperBound <= count, "the composing range lies in the text")
    }
    #endif
  }
}

extension TextEditingModel {
  /// Moves a place without ending the run of moves up and down.
  mutating func moveHead(to place: Int, extending: Bool, prefersLineEnd: Bool, goalX: CGFloat?) {
    moveCaret(to: place, extending: extending, prefersLineEnd: prefersLineEnd)
    self.goalX = goalX
  }
}
