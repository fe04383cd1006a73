import Foundation
import MartletDisplay
import MartletHost

/// The words of one line of a script.
struct DriveWords {
  private var words: [(text: String, isQuoted: Bool)] = []
  private var index = 0
  private let line: Int

  init(_ text: String, line: Int) throws {
    self.line = line
    var rest = Substring(text)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "#", !rest.dropFirst().prefix(1).allSatisfy(\.isNumber) || rest.count == 1 {
        return
      } else if first == "\"" {
        words.append((try Self.quoted(&rest, line: line), true))
      } else {
        let word = rest.prefix { !$0.isWhitespace }
        words.append((String(word), false))
        rest = rest.dropFirst(word.count)
      }
    }
  }

  private static func quoted(_ rest: inout Substring, line: Int) throws -> String {
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == "\"" { return text }
      guard character == "\\" else {
        text.append(character)
        continue
      }
      switch rest.popFirst() {
      case "n": text.append("\n")
      case let other?: text.append(other)
      case nil: break
      }
    }
    throw DriveScript.SyntaxError(line: line, message: "a quotation mark is never closed")
  }

  var isAtEnd: Bool { index >= words.count }
  var hasNumber: Bool { !isAtEnd && !words[index].isQuoted && Double(words[index].text) != nil }

  func error(_ message: String) -> DriveScript.SyntaxError { .init(line: line, message: message) }

  mutating func next() -> String? {
    guard !isAtEnd else { return nil }
    index += 1
    return words[index - 1].text
  }

  mutating func text(_ wanted: String) throws -> String {
    guard let word = next() else { throw error("expected \(wanted)") }
    return word
  }

  mutating func number(_ wanted: String) throws -> Double {
    let word = try text(wanted)
    guard let number = Double(word), number.isFinite else { throw error("'\(word)' is not a number: \(wanted)") }
    return number
  }

  mutating func point() throws -> CGPoint {
    let x = try number("x and y in points")
    return CGPoint(x: x, y: try number("x and y in points"))
  }

  mutating func size() throws -> CGSize {
    let word = try text("a size, such as size 820x1180")
    let numbers = word.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? 0 }
    guard numbers.count == 2, numbers.allSatisfy({ (1...10000).contains($0) }) else {
      throw error("'\(word)' is not a size: write width and height in points, such as 820x1180")
    }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// `[role] "words" [#n]`.
  mutating func query() throws -> ElementQuery {
    var first = try text("an element, such as tap \"Play\"")
    var role: SemanticsNode.Role?
    if index <= words.count, !words[index - 1].isQuoted, !isAtEnd, words[index].isQuoted {
      role = SemanticsNode.Role(rawValue: first)
      guard role != nil else { throw error("there is no role '\(first)'") }
      first = try text("an element")
    }
    var query = ElementQuery(first, role: role)
    if !isAtEnd, words[index].text.hasPrefix("#"), let position = Int(words[index].text.dropFirst()), position > 0 {
      query.position = position
      index += 1
    }
    return query
  }

  /// A key with the modifiers before it: `return`, `cmd+s`, `shift+tab`.
  mutating func key() throws -> (Character, KeyModifiers) {
    let word = try text("a key, such as key return or key cmd+s")
    var modifiers: KeyModifiers = []
    var parts = word.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    let name = parts.removeLast()
    for part in parts {
      guard let modifier = Self.modifiers[part.lowercased()] else { throw error("there is no modifier '\(part)'") }
      modifiers.formUnion(modifier)
    }
    if let key = Self.keys[name.lowercased()] { return (key, modifiers) }
    guard name.count == 1, let key = name.lowercased().first else { throw error("there is no key '\(name)'") }
    return (key, modifiers)
  }

  private static let modifiers: [String: KeyModifiers] = [
    "shift": .shift, "ctrl": [.control, .command], "control": [.control, .command], "alt": .option, "option": .option,
    "cmd": .command, "command": .command,
  ]
  private static let keys: [String: Character] = [
    "up": Key.up, "down": Key.down, "left": Key.left, "right": Key.right, "escape": Key.escape, "delete": Key.delete,
    "backspace": Key.delete, "deleteforward": Key.deleteForward, "home": Key.home, "end": Key.end,
    "pageup": Key.pageUp, "pagedown": Key.pageDown, "tab": Key.tab, "space": Key.space, "return": Key.return,
    "enter": Key.return,
  ]
}
