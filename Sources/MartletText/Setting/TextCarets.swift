import CPango
import Foundation
import MartletDisplay

/// Where the characters of set text stand: what an editor asks to draw carets and to find what a pointer means.
///
/// Places between characters are counted in characters from the text's beginning; all geometry is in points and in the
/// coordinates of the rectangle that the text was placed in. Made for one state of a text; a change makes a new one.
public final class TextCarets {
  public private(set) var lines: [CaretLine] = []
  /// How many characters the text has.
  public let count: Int
  public let isRightToLeft: Bool

  init(set: SetText, block: TextBlock, bytes: [UInt8], rect: CGRect) {
    isRightToLeft = block.paragraph.isRightToLeft
    let starts = Self.characterStarts(of: block.string)
    count = starts.count - 1
    for (index, line) in set.lines.enumerated() {
      let end = index + 1 < set.lines.count ? set.lines[index + 1].shaped.firstByte : bytes.count
      let x = rect.minX + block.paragraph.offset(ofWidth: line.shaped.width, in: rect.width)
      lines.append(
        CaretLine(
          line: line, left: x, top: rect.minY + line.top, nextLineByte: end, characterStarts: starts, bytes: bytes,
          isLast: index + 1 == set.lines.count, isRightToLeft: isRightToLeft))
    }
  }

  /// The byte at which each character begins, and the end of the text.
  private static func characterStarts(of text: String) -> [Int] {
    var starts = [0]
    var byte = 0
    for character in text {
      byte += character.utf8.count
      starts.append(byte)
    }
    return starts
  }

  // MARK: Places

  /// The line that shows the place. A place between a line that was broken for its width and the next one belongs to
  /// both: `prefersLineEnd` chooses the first.
  public func lineIndex(of place: Int, prefersLineEnd: Bool = false) -> Int {
    let found = lines.lastIndex { $0.range.lowerBound <= place } ?? 0
    if prefersLineEnd, found > 0, lines[found].range.lowerBound == place, lines[found - 1].isBroken { return found - 1 }
    return found
  }

  /// The caret's line: no width, as high as the line of text.
  public func caret(at place: Int, prefersLineEnd: Bool = false) -> CGRect {
    guard !lines.isEmpty else { return .zero }
    let line = lines[lineIndex(of: place, prefersLineEnd: prefersLineEnd)]
    return CGRect(x: line.x(of: place), y: line.top, width: 0, height: line.height)
  }

  /// The place nearest to a point, and whether it is the end of its line.
  public func place(at point: CGPoint) -> (place: Int, isLineEnd: Bool) {
    guard let line = lines.last(where: { $0.top <= point.y }) ?? lines.first else { return (0, false) }
    return place(onLine: lines.firstIndex { $0 === line } ?? 0, atX: point.x)
  }

  /// The place on a line nearest to a horizontal position.
  public func place(onLine index: Int, atX x: CGFloat) -> (place: Int, isLineEnd: Bool) {
    let place = lines[index].place(atX: x)
    return (place, lines[index].isBroken && place == lines[index].range.upperBound)
  }

  /// The areas of a range of characters, one or several a line in text of two directions. A line whose end is part of
  /// the range shows it as a small area.
  public func areas(of range: Range<Int>) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    return lines.flatMap { $0.areas(of: range) }
  }

  /// The place one step to the left or right of another as the eye sees it; nil past the ends of the text.
  public func place(besides place: Int, toTheRight: Bool, prefersLineEnd: Bool = false) -> Int? {
    let index = lineIndex(of: place, prefersLineEnd: prefersLineEnd)
    guard lines.indices.contains(index) else { return nil }
    if let next = lines[index].place(besides: place, toTheRight: toTheRight) { return next }
    // Past a line's end the text goes on with the next line, which in right-to-left lies to the left.
    let isForward = toTheRight != isRightToLeft
    let other = index + (isForward ? 1 : -1)
    guard lines.indices.contains(other) else { return nil }
    let next = isForward ? lines[other].range.lowerBound : lines[other].lastPlace
    return next == place ? self.place(besides: place, toTheRight: toTheRight, onLine: other) : next
  }

  private func place(besides place: Int, toTheRight: Bool, onLine index: Int) -> Int? {
    lines[index].place(besides: place, toTheRight: toTheRight)
  }
}

extension ParagraphStyle {
  /// How far from the left edge of an area a line of `width` begins. Leading is the right edge in right-to-left
  /// interfaces. Spec: A22, I29.
  func offset(ofWidth width: CGFloat, in room: CGFloat) -> CGFloat {
    let free = room - width
    return switch alignment {
    case .center: free / 2
    case .leading: isRightToLeft ? free : 0
    case .trailing: isRightToLeft ? 0 : free
    }
  }
}

extension TextEngine {
  /// Where the characters of a block stand in `rect`, as `place` draws them.
  ///
  /// The block must show all its text: one that is cut has no places for what is left out. The cost grows with the
  /// text.
  public func carets(of block: TextBlock, in rect: CGRect) -> TextCarets {
    let shaped = shaped(block)
    return TextCarets(
      set: shaped.set(placedIn: rect.size), block: block, bytes: shaped.builder.text.bytes, rect: rect)
  }
}
