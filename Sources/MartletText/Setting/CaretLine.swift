import CPango
import Foundation
import MartletDisplay

/// The characters of one line and where each stands.
public final class CaretLine {
  /// A character's place in the line, in points from the left of the text's rectangle.
  struct Cell {
    var left: CGFloat
    var right: CGFloat
    var isRightToLeft: Bool
    /// Where a caret before and after the character stands.
    var leading: CGFloat { isRightToLeft ? right : left }
    var trailing: CGFloat { isRightToLeft ? left : right }
  }

  public let top: CGFloat
  public let height: CGFloat
  public let left: CGFloat
  public let width: CGFloat
  /// The characters of the line, with the line break that ends it.
  public let range: Range<Int>
  /// Whether the line ended because its width did: its end is the next line's beginning.
  public let isBroken: Bool
  private let isRightToLeft: Bool
  private let isLast: Bool
  private let shaped: ShapedLine
  private let characterStarts: [Int]
  private let bytes: [UInt8]
  /// The characters that are seen: without the line break. Made when first asked for.
  private(set) lazy var cells = makeCells()

  init(
    line: SetText.Line, left: CGFloat, top: CGFloat, nextLineByte: Int, characterStarts: [Int], bytes: [UInt8],
    isLast: Bool, isRightToLeft: Bool
  ) {
    (self.left, self.top, height, width) = (left, top, line.height, line.shaped.width)
    (shaped, self.characterStarts, self.bytes) = (line.shaped, characterStarts, bytes)
    (self.isLast, self.isRightToLeft) = (isLast, isRightToLeft)
    let start = characterStarts.firstIndex(atOrAfter: line.shaped.firstByte)
    range = start..<max(start, characterStarts.firstIndex(atOrAfter: nextLineByte))
    isBroken = !isLast && line.shaped.firstByte + line.shaped.byteCount >= nextLineByte
  }

  /// The last place on the line: before the line break that ends it.
  public var lastPlace: Int { range.lowerBound + cells.count }

  private func makeCells() -> [Cell] {
    let end = shaped.firstByte + shaped.byteCount
    var cells: [Cell?] = range.filter { characterStarts[$0] < end }.map { _ in nil }
    shaped.forEachRun { run, x in
      let item = run.item.pointee
      let first = shaped.layout.firstByte + Int(item.offset)
      let edges = edges(of: run, firstByte: first)
      var character = characterStarts.firstIndex(atOrAfter: first)
      while character < range.lowerBound + cells.count, characterStarts[character] < first + Int(item.length) {
        let slot = character - range.lowerBound
        if cells.indices.contains(slot) {
          let a = left + x + edges[characterStarts[character] - first]
          let b = left + x + edges[min(characterStarts[character + 1] - first, Int(item.length))]
          cells[slot] = Cell(left: min(a, b), right: max(a, b), isRightToLeft: item.analysis.level % 2 == 1)
        }
        character += 1
      }
    }
    return filled(cells)
  }

  /// The caret's distance from the run's left edge, before each byte at which a code point begins, and at the end. All in
  /// one pass: Pango's answer for a single byte walks through the run.
  private func edges(of run: PangoGlyphItem, firstByte: Int) -> [CGFloat] {
    let item = run.item.pointee
    var run = run
    var widths = [Int32](repeating: 0, count: Int(item.num_chars))
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return }
      let text = (base + shaped.layout.firstByte).assumingMemoryBound(to: CChar.self)
      pango_glyph_item_get_logical_widths(&run, text, &widths)
    }
    var sum: Int32 = 0
    var rest = widths[...]
    var edges: [Int32] = []
    edges.reserveCapacity(Int(item.length) + 1)
    for byte in bytes[firstByte..<firstByte + Int(item.length)] {
      edges.append(sum)
      if byte & 0xC0 != 0x80 { sum += rest.popFirst() ?? 0 }
    }
    edges.append(sum)
    let isRightToLeft = item.analysis.level % 2 == 1
    return edges.map { CGFloat(isRightToLeft ? sum - $0 : $0) / 1024 }
  }

  /// Characters that no run shows stand, without a width, where the one before them ends.
  private func filled(_ cells: [Cell?]) -> [Cell] {
    var result: [Cell] = []
    let start = isRightToLeft ? left + width : left
    for cell in cells {
      let end = result.last?.trailing ?? start
      result.append(cell ?? Cell(left: end, right: end, isRightToLeft: isRightToLeft))
    }
    return result
  }

  // MARK: Places

  /// Where a caret stands: after the character before the place when that follows the line's direction and the one
  /// behind it does not, else before the one behind it.
  func x(of place: Int) -> CGFloat {
    let index = min(max(place - range.lowerBound, 0), cells.count)
    let before = index > 0 ? cells[index - 1] : nil
    let after = index < cells.count ? cells[index] : nil
    switch (before, after) {
    case (nil, nil): return isRightToLeft ? left + width : left
    case (let before?, nil): return before.trailing
    case (nil, let after?): return after.leading
    case (let before?, let after?):
      let followsBefore = before.isRightToLeft != after.isRightToLeft && before.isRightToLeft == isRightToLeft
      return followsBefore ? before.trailing : after.leading
    }
  }

  func place(atX x: CGFloat) -> Int {
    guard !cells.isEmpty else { return range.lowerBound }
    var best = (distance: CGFloat.infinity, place: range.lowerBound)
    for (index, cell) in cells.enumerated() {
      let distance = max(cell.left - x, x - cell.right, 0)
      // Of characters that end at the same edge, the last counts: spaces that a broken line leaves have no width.
      guard distance <= best.distance else { continue }
      let isSecondHalf = (x > (cell.left + cell.right) / 2) != cell.isRightToLeft
      best = (distance, range.lowerBound + index + (isSecondHalf ? 1 : 0))
    }
    return best.place
  }

  /// The line's places from left to right, each once.
  private lazy var placesFromLeft: [Int] = {
    let places = (0...cells.count).map { range.lowerBound + $0 }
    let xs = places.map { x(of: $0) }
    let sorted = places.sorted { a, b in
      let (ax, bx) = (xs[a - range.lowerBound], xs[b - range.lowerBound])
      return abs(ax - bx) > 0.01 ? ax < bx : (a < b) != isRightToLeft
    }
    return sorted
  }()

  func place(besides place: Int, toTheRight: Bool) -> Int? {
    guard let index = placesFromLeft.firstIndex(of: place) else { return nil }
    let next = index + (toTheRight ? 1 : -1)
    return placesFromLeft.indices.contains(next) ? placesFromLeft[next] : nil
  }

  /// How wide the end of a line shows that is part of a selection, relative to its height.
  private static let lineEndShare: CGFloat = 0.25

  func areas(of selected: Range<Int>) -> [CGRect] {
    let part = selected.clamped(to: range)
    guard !part.isEmpty else { return [] }
    var spans: [(left: CGFloat, right: CGFloat)] = []
    for place in part where place - range.lowerBound < cells.count {
      let cell = cells[place - range.lowerBound]
      if let last = spans.last, abs(last.right - cell.left) < 0.01 {
        spans[spans.count - 1].right = cell.right
      } else if let last = spans.last, abs(last.left - cell.right) < 0.01 {
        spans[spans.count - 1].left = cell.left
      } else {
        spans.append((cell.left, cell.right))
      }
    }
    if !isBroken, !isLast, selected.upperBound >= range.upperBound {
      let end = x(of: lastPlace)
      let width = height * Self.lineEndShare
      spans.append(isRightToLeft ? (end - width, end) : (end, end + width))
    }
    return spans.map { CGRect(x: $0.left, y: top, width: $0.right - $0.left, height: height) }
  }
}

extension [Int] {
  /// The first index whose value is not below `value`, of sorted values; the last index when all are.
  fileprivate func firstIndex(atOrAfter value: Int) -> Int {
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
