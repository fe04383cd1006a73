import Foundation
import MartletText

/// Where a key moves the caret to.
public enum TextMotion: Hashable, Sendable {
  /// One character as the eye sees it; a selection ends at its side.
  case left, right
  /// One character in the text's order: what the delete keys take.
  case backward, forward
  case wordLeft, wordRight, wordBackward, wordForward
  case up, down
  /// So many lines, for pages.
  case lines(Int)
  case lineStart, lineEnd
  case paragraphStart, paragraphEnd
  case documentStart, documentEnd
}

/// Where lines and characters stand, as far as moves of the caret need it.
public protocol TextCaretMap {
  var isRightToLeft: Bool { get }
  var lineCount: Int { get }
  func lineIndex(of place: Int, prefersLineEnd: Bool) -> Int
  func lineStart(_ line: Int) -> Int
  /// The last place on the line, and whether it is the next line's first too.
  func lineEnd(_ line: Int) -> (place: Int, isLineEnd: Bool)
  func caretX(of place: Int, prefersLineEnd: Bool) -> CGFloat
  func place(onLine line: Int, atX x: CGFloat) -> (place: Int, isLineEnd: Bool)
  func place(besides place: Int, toTheRight: Bool, prefersLineEnd: Bool) -> Int?
}

extension TextCarets: TextCaretMap {
  public var lineCount: Int { lines.count }
  public func lineStart(_ line: Int) -> Int { lines[line].range.lowerBound }
  public func lineEnd(_ line: Int) -> (place: Int, isLineEnd: Bool) {
    (lines[line].lastPlace, lines[line].isBroken)
  }
  public func caretX(of place: Int, prefersLineEnd: Bool) -> CGFloat {
    caret(at: place, prefersLineEnd: prefersLineEnd).minX
  }
}

extension TextEditingModel {
  /// Moves the caret, or the selection's end. Up on the first line goes to the text's beginning, down on the last to
  /// its end.
  public mutating func move(_ motion: TextMotion, extending: Bool = false, in map: any TextCaretMap) {
    decideComposition()
    if hasSelection, !extending, motion == .left || motion == .right {
      return moveCaret(to: side(toTheRight: motion == .right, in: map))
    }
    let target = target(of: motion, in: map)
    moveHead(to: target.place, extending: extending, prefersLineEnd: target.isLineEnd, goalX: target.goalX)
  }

  /// Removes the selection, or what lies between the caret and where a motion leads.
  public mutating func delete(_ motion: TextMotion, in map: any TextCaretMap) {
    let place = target(of: motion, in: map).place
    delete(min(head, place)..<max(head, place))
  }

  private struct Target {
    var place: Int
    var isLineEnd = false
    var goalX: CGFloat?
  }

  private func target(of motion: TextMotion, in map: any TextCaretMap) -> Target {
    switch motion {
    case .left, .right:
      let isRight = motion == .right
      let next = map.place(besides: head, toTheRight: isRight, prefersLineEnd: prefersLineEnd)
      return Target(place: next ?? head, isLineEnd: next == nil && prefersLineEnd)
    case .backward: return Target(place: max(head - 1, 0))
    case .forward: return Target(place: min(head + 1, count))
    case .wordLeft: return word(isForward: isRightToLeft(in: map))
    case .wordRight: return word(isForward: !isRightToLeft(in: map))
    case .wordBackward: return word(isForward: false)
    case .wordForward: return word(isForward: true)
    case .up: return line(-1, in: map)
    case .down: return line(1, in: map)
    case .lines(let number): return line(number, in: map)
    case .lineStart, .lineEnd: return lineEdge(isEnd: motion == .lineEnd, in: map)
    case .paragraphStart: return Target(place: paragraphStart)
    case .paragraphEnd: return Target(place: paragraphEnd)
    case .documentStart: return Target(place: 0)
    case .documentEnd: return Target(place: count)
    }
  }

  private func word(isForward: Bool) -> Target {
    Target(
      place: isForward
        ? WordBoundaries.next(from: head, in: characters) : WordBoundaries.previous(from: head, in: characters))
  }

  /// The direction of the letters at the caret; where there are none, the interface's.
  private func isRightToLeft(in map: any TextCaretMap) -> Bool {
    let near = [head < count ? characters[head] : nil, head > 0 ? characters[head - 1] : nil]
    for case let character? in near where character.isLetter { return character.isRightToLeft }
    return map.isRightToLeft
  }

  private func lineEdge(isEnd: Bool, in map: any TextCaretMap) -> Target {
    let line = map.lineIndex(of: head, prefersLineEnd: prefersLineEnd)
    guard line < map.lineCount else { return Target(place: isEnd ? count : 0) }
    guard isEnd else { return Target(place: map.lineStart(line)) }
    let end = map.lineEnd(line)
    return Target(place: end.place, isLineEnd: end.isLineEnd)
  }

  private func line(_ number: Int, in map: any TextCaretMap) -> Target {
    let x = goalX ?? map.caretX(of: head, prefersLineEnd: prefersLineEnd)
    let line = map.lineIndex(of: head, prefersLineEnd: prefersLineEnd)
    let target = min(max(line + number, 0), map.lineCount - 1)
    guard target != line else { return Target(place: number < 0 ? 0 : count, goalX: x) }
    let found = map.place(onLine: target, atX: x)
    return Target(place: found.place, isLineEnd: found.isLineEnd, goalX: x)
  }

  /// The paragraph's first place; from there, the one before's.
  private var paragraphStart: Int {
    let start = paragraph(at: head).lowerBound
    return start == head && head > 0 ? paragraph(at: head - 1).lowerBound : start
  }

  /// The paragraph's last place; from there, the next one's.
  private var paragraphEnd: Int {
    func end(_ place: Int) -> Int {
      let range = paragraph(at: place)
      return range.upperBound > range.lowerBound && characters[range.upperBound - 1].isNewline
        ? range.upperBound - 1 : range.upperBound
    }
    let here = end(head)
    return here == head && head < count ? end(head + 1) : here
  }

  /// The end of the selection that lies on that side.
  private func side(toTheRight: Bool, in map: any TextCaretMap) -> Int {
    let (low, high) = (selection.lowerBound, selection.upperBound)
    let isOneLine = map.lineIndex(of: low, prefersLineEnd: false) == map.lineIndex(of: high, prefersLineEnd: true)
    guard isOneLine else { return toTheRight != map.isRightToLeft ? high : low }
    let (lowX, highX) = (map.caretX(of: low, prefersLineEnd: false), map.caretX(of: high, prefersLineEnd: true))
    return (lowX < highX) == toTheRight ? high : low
  }
}

extension Character {
  /// Whether the letter belongs to a script that is written from right to left.
  var isRightToLeft: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return (0x590...0x8FF).contains(value) || (0xFB1D...0xFDFF).contains(value) || (0xFE70...0xFEFF).contains(value)
      || (0x10800...0x10FFF).contains(value) || (0x1E800...0x1EFFF).contains(value)
  }
}
