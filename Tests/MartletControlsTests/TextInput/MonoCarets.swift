import Foundation

@testable import MartletControls

/// Characters of 10 points on lines of a number of characters, broken there and at line breaks.
struct MonoCarets: TextCaretMap {
  private struct Line {
    var start: Int
    var end: Int
    var isBroken: Bool
  }
  var isRightToLeft = false
  private var lines: [Line] = []

  init(_ model: TextEditingModel, columns: Int = .max, isRightToLeft: Bool = false) {
    self.isRightToLeft = isRightToLeft
    var start = 0
    for (index, character) in model.characters.enumerated() {
      if character.isNewline {
        lines.append(Line(start: start, end: index, isBroken: false))
        start = index + 1
      } else if index - start == columns {
        lines.append(Line(start: start, end: index, isBroken: true))
        start = index
      }
    }
    lines.append(Line(start: start, end: model.count, isBroken: false))
  }

  var lineCount: Int { lines.count }
  func lineIndex(of place: Int, prefersLineEnd: Bool) -> Int {
    let found = lines.lastIndex { $0.start <= place } ?? 0
    return prefersLineEnd && found > 0 && lines[found].start == place && lines[found - 1].isBroken ? found - 1 : found
  }
  func lineStart(_ line: Int) -> Int { lines[line].start }
  func lineEnd(_ line: Int) -> (place: Int, isLineEnd: Bool) { (lines[line].end, lines[line].isBroken) }
  func caretX(of place: Int, prefersLineEnd: Bool) -> CGFloat {
    let x = CGFloat(place - lines[lineIndex(of: place, prefersLineEnd: prefersLineEnd)].start) * 10
    return isRightToLeft ? 1000 - x : x
  }
  func place(onLine line: Int, atX x: CGFloat) -> (place: Int, isLineEnd: Bool) {
    let column = Int(((isRightToLeft ? 1000 - x : x) / 10).rounded())
    let place = min(max(lines[line].start + column, lines[line].start), lines[line].end)
    return (place, lines[line].isBroken && place == lines[line].end)
  }
  func place(besides place: Int, toTheRight: Bool, prefersLineEnd: Bool) -> Int? {
    let next = toTheRight != isRightToLeft ? place + 1 : place - 1
    return (0...lines[lines.count - 1].end).contains(next) ? next : nil
  }
}

extension TextEditingModel {
  /// The text with its selection: "ab|c" for a caret, "a[b|c" for a selection from the bracket to the caret.
  var picture: String {
    var marked = characters.map(String.init)
    marked.append("")
    marked[head] = "|" + marked[head]
    if hasSelection { marked[anchor] = "[" + marked[anchor] }
    return marked.joined()
  }

  /// A model in the state that a picture shows.
  init(picture: String, isMultiline: Bool = true) {
    let plain = picture.filter { $0 != "|" && $0 != "[" }
    self.init(text: plain, isMultiline: isMultiline)
    let marks = Array(picture)
    func place(_ mark: Character) -> Int? {
      marks.firstIndex(of: mark).map { marks[..<$0].filter { $0 != "|" && $0 != "[" }.count }
    }
    let head = place("|") ?? count
    moveCaret(to: place("[") ?? head)
    moveCaret(to: head, extending: true)
  }
}
