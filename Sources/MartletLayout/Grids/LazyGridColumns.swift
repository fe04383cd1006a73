import Foundation

/// Where the columns of a vertical lazy grid lie (or the rows of a horizontal one). Spec: B52-B56.
///
/// They follow from the items and the room alone, never from the cells. A grid computes them twice: to
/// answer a proposal, and for placing with its answered `length` as the room, so they may overflow (B55).
public struct LazyGridColumns: Equatable {
  public struct Column: Equatable {
    /// From the grid's start to the column's, in points.
    public var offset: CGFloat
    public var length: CGFloat
    public var alignment: Alignment?
  }

  public let columns: [Column]
  /// From the first column's start to the last one's end, in points.
  public let length: CGFloat

  /// The columns of a grid that is offered `room` points.
  ///
  /// nil and infinite room give each flexible or adaptive item one column: without room of its ideal
  /// length (10 inside its limits), with infinite room of its maximum.
  ///
  /// A grid without items has one flexible column.
  public init(_ items: [GridItem], room: CGFloat?) {
    let items = items.isEmpty ? [GridItem()] : items
    var columns: [Column] = []
    var end: CGFloat = 0
    for (index, length) in Self.itemLengths(items, room).enumerated() {
      let item = items[index]
      if index > 0 { end += items[index - 1].gap }
      let (count, columnLength) = item.split(length)
      for part in 0..<count {
        if part > 0 { end += item.gap }
        columns.append(Column(offset: end, length: columnLength, alignment: item.alignment))
        end += columnLength
      }
    }
    self.columns = columns
    self.length = end
  }

  /// The room of each item. Spec: B53: fixed ones and gaps first, then shares of the rest in order.
  private static func itemLengths(_ items: [GridItem], _ room: CGFloat?) -> [CGFloat] {
    let gaps = items.dropLast().reduce(0) { $0 + $1.gap }
    let fixed = items.reduce(0) { $0 + ($1.fixedLength ?? 0) }
    var remaining = room.map { max(0, $0.asLength - gaps - fixed) }
    var unserved = CGFloat(items.count { $0.fixedLength == nil })
    return items.map { item in
      if let fixed = item.fixedLength { return fixed }
      guard let rest = remaining else { return LeafAnswers.idealLength.clamped(item.minimum, item.maximum) }
      let length = (rest / unserved).clamped(item.minimum, item.isAdaptive ? .infinity : item.maximum)
      if rest < .infinity { remaining = max(0, rest - length) }
      unserved -= 1
      return length
    }
  }
}

extension GridItem {
  fileprivate var gap: CGFloat { (spacing ?? ViewSpacing.defaultSpacing).finite(or: ViewSpacing.defaultSpacing) }

  fileprivate var fixedLength: CGFloat? {
    if case .fixed(let length) = size { length.finite(or: 0).asLength } else { nil }
  }

  fileprivate var isAdaptive: Bool {
    if case .adaptive = size { true } else { false }
  }

  fileprivate var minimum: CGFloat {
    switch size {
    case .fixed(let length): length.finite(or: 0).asLength
    case .flexible(let minimum, _), .adaptive(let minimum, _): minimum.finite(or: 0).asLength
    }
  }

  fileprivate var maximum: CGFloat {
    switch size {
    case .fixed(let length): length.finite(or: 0).asLength
    case .flexible(_, let maximum), .adaptive(_, let maximum): max(minimum, maximum.isNaN ? .infinity : maximum)
    }
  }

  /// Far more columns than a screen has pixels: a minimum near 0 must not exhaust the memory.
  private static let mostColumns: CGFloat = 100_000

  /// How many columns an item of `length` makes, and how long each is. Spec: B54.
  fileprivate func split(_ length: CGFloat) -> (count: Int, length: CGFloat) {
    guard isAdaptive else { return (1, length) }
    let period = minimum + gap
    guard length < .infinity, period > 0 else { return (1, min(length, maximum)) }
    let count = ((length + gap) / period).rounded(.down).clamped(1, Self.mostColumns)
    return (Int(count), min((length - gap * (count - 1)) / count, maximum))
  }
}
