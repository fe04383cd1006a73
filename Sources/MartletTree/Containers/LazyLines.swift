import Foundation

/// A run of a lazy container's elements that belong together: rows, or one section's header or footer.
public struct LazyStretch: Equatable {
  public enum Kind: Equatable { case header, rows, footer }
  public var kind: Kind
  /// The number of the section; nil outside sections.
  public var section: Int?
  public var count: Int

  public init(kind: Kind, section: Int?, count: Int) {
    (self.kind, self.section, self.count) = (kind, section, max(0, count))
  }
}

/// Which elements stand in which line: one row of a stack, one row of cells of a grid. Headers and footers have a
/// line for each element.
struct LazyLines {
  struct Line: Equatable {
    var stretch: Int
    var elements: Range<Int>
  }

  let stretches: [LazyStretch]
  let columnCount: Int
  /// The number of each stretch's first line, and at the end the number of lines.
  private let starts: [Int]

  init(_ stretches: [LazyStretch], columnCount: Int) {
    self.stretches = stretches
    self.columnCount = max(1, columnCount)
    var starts = [0]
    for stretch in stretches {
      let perLine = stretch.kind == .rows ? max(1, columnCount) : 1
      starts.append(starts.last! + (stretch.count + perLine - 1) / perLine)
    }
    self.starts = starts
  }

  var count: Int { starts.last! }

  private func elementsPerLine(_ stretch: Int) -> Int { stretches[stretch].kind == .rows ? columnCount : 1 }

  subscript(line: Int) -> Line {
    var (low, high) = (0, stretches.count)  // the stretch starts at or before `line`; the one at `high` does not
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= line { low = middle } else { high = middle }
    }
    let first = (line - starts[low]) * elementsPerLine(low)
    return Line(stretch: low, elements: first..<min(first + elementsPerLine(low), stretches[low].count))
  }

  func line(ofElement index: Int, inStretch stretch: Int) -> Int { starts[stretch] + index / elementsPerLine(stretch) }

  /// The first line of rows, which stands for all others until they are measured.
  var sample: Int? {
    stretches.indices.first { stretches[$0].kind == .rows && stretches[$0].count > 0 }.map { starts[$0] }
      ?? (count > 0 ? 0 : nil)
  }

  /// All lines of the section that `line` belongs to, and those of its header and footer.
  func section(at line: Int) -> (lines: Range<Int>, header: Range<Int>, footer: Range<Int>)? {
    let stretch = self[line].stretch
    guard let number = stretches[stretch].section else { return nil }
    var (first, last) = (stretch, stretch)
    while first > 0, stretches[first - 1].section == number { first -= 1 }
    while last + 1 < stretches.count, stretches[last + 1].section == number { last += 1 }
    let header = stretches[first].kind == .header ? starts[first]..<starts[first + 1] : starts[first]..<starts[first]
    let footer =
      stretches[last].kind == .footer ? starts[last]..<starts[last + 1] : starts[last + 1]..<starts[last + 1]
    return (starts[first]..<starts[last + 1], header, footer)
  }
}
