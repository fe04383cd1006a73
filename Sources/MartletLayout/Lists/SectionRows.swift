import Foundation

/// Where the rows of sections stand in one flat list; headers and footers are rows, too.
///
/// O(sections) to make, O(log sections) to ask.
public struct SectionRows: Equatable, Sendable {
  public struct Section: Equatable, Sendable {
    public var hasHeader: Bool
    public var itemCount: Int
    public var hasFooter: Bool

    public init(hasHeader: Bool = false, itemCount: Int, hasFooter: Bool = false) {
      self.hasHeader = hasHeader
      self.itemCount = max(0, itemCount)
      self.hasFooter = hasFooter
    }

    var rowCount: Int { (hasHeader ? 1 : 0) + itemCount + (hasFooter ? 1 : 0) }
  }

  public enum Row: Equatable, Sendable {
    case header(section: Int)
    case item(section: Int, index: Int)
    case footer(section: Int)
  }

  public let sections: [Section]
  /// The flat number of each section's first row, and at the end the number of rows.
  private let starts: [Int]

  public init(_ sections: [Section]) {
    self.sections = sections
    starts = sections.reduce(into: [0]) { $0.append($0.last! + $1.rowCount) }
  }

  public var count: Int { starts.last! }

  /// The flat rows of a section, its header and footer included.
  public func rows(ofSection section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// The flat number of a section's item.
  public func row(section: Int, item: Int) -> Int {
    precondition(item >= 0 && item < sections[section].itemCount, "item \(item) is not in section \(section)")
    return starts[section] + (sections[section].hasHeader ? 1 : 0) + item
  }

  /// What stands at a flat row number.
  public subscript(row: Int) -> Row {
    precondition(row >= 0 && row < count, "row \(row) is not one of \(count)")
    var (low, high) = (0, sections.count)  // the section starts at or before `row`; the one at `high` does not
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= row { low = middle } else { high = middle }
    }
    let position = row - starts[low] - (sections[low].hasHeader ? 1 : 0)
    if position < 0 { return .header(section: low) }
    return position < sections[low].itemCount ? .item(section: low, index: position) : .footer(section: low)
  }
}

/// Headers that stay at the viewport's edge while their section is visible. Spec: B59.
public enum PinnedHeader {
  /// Where the header's top is drawn, in points from the list's top.
  ///
  /// - Parameters:
  ///   - section: the section's top and bottom, header included.
  ///   - viewportTop: the scroll offset.
  public static func top(headerHeight: CGFloat, section: ClosedRange<CGFloat>, viewportTop: CGFloat) -> CGFloat {
    max(section.lowerBound, min(viewportTop, section.upperBound - headerHeight))
  }
}
