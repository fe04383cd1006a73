import Foundation
import MartletDisplay
import MartletHost
import MartletTree

/// Letters that are typed one after the other to reach a row by its first words.
struct TypedLetters {
  /// Seconds after which letters begin a new word.
  static let pause = 1.0
  private(set) var text = ""
  private var time = 0.0

  mutating func add(_ letters: String, at time: Double) -> String {
    text = time - self.time > Self.pause ? letters : text + letters
    self.time = time
    return text
  }
}

extension MenuNode {
  /// Arrows go through the rows, Return and Space choose, letters go to the row that begins with them. Whether the
  /// key was used.
  func handleKey(_ event: KeyEvent) -> Bool {
    guard event.phase != .up, event.modifiers.isDisjoint(with: [.command, .control, .option]) else { return false }
    switch event.key {
    case Key.down: move(by: 1)
    case Key.up: move(by: -1)
    case Key.home: mark(enabledRows.first)
    case Key.end: mark(enabledRows.last)
    case Key.return: chooseHighlighted()
    case Key.space where typed.text.isEmpty || highlighted != nil: chooseHighlighted()
    case isRightToLeft ? Key.left : Key.right: return openHighlighted()
    default: return find(event)
    }
    return true
  }

  private var enabledRows: [LayoutNode] { rows.filter { action(of: $0)?.isEnabled == true } }

  private func move(by step: Int) {
    let rows = enabledRows
    guard !rows.isEmpty else { return }
    let index = highlighted.flatMap { row in rows.firstIndex { $0 === row } }
    mark(rows[index.map { min(max($0 + step, 0), rows.count - 1) } ?? (step > 0 ? 0 : rows.count - 1)])
  }

  private func mark(_ row: LayoutNode?) {
    highlight(row)
    row?.scrollIntoView()
  }

  private func openHighlighted() -> Bool {
    guard let highlighted, action(of: highlighted)?.opensSubmenu == true else { return false }
    chooseHighlighted()
    return true
  }

  private func find(_ event: KeyEvent) -> Bool {
    let letters = event.characters.isEmpty ? String(event.key) : event.characters
    guard letters.contains(where: { $0.isLetter || $0.isNumber || $0 == " " }) else { return false }
    let text = typed.add(letters.lowercased(), at: event.time)
    if let row = enabledRows.first(where: { title(of: $0).hasPrefix(text) }) { mark(row) }
    return true
  }

  private func title(of row: LayoutNode) -> String {
    row.semantics().first?.label?.lowercased() ?? ""
  }
}
