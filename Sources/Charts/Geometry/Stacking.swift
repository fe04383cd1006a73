import Foundation

/// Puts bars and areas on top of each other: what comes out lies between two numbers.
enum Stacking {
  static func stacked(_ marks: [Mark]) -> [Mark] {
    var result = marks
    var totals: [Pile: (above: Double, below: Double)] = [:]
    for index in marks.indices {
      guard let pile = Pile(marks[index]), let number = marks[index].stackedNumber else { continue }
      var total = totals[pile] ?? (0, 0)
      // Numbers below zero pile up downwards.
      if marks[index].stacking == .unstacked {
        result[index].setStack(0, number)
      } else if number < 0 {
        result[index].setStack(total.below, total.below + number)
        total.below += number
      } else {
        result[index].setStack(total.above, total.above + number)
        total.above += number
      }
      totals[pile] = total
    }
    for index in marks.indices { finish(&result[index], totals) }
    return result
  }

  /// Scales or moves the piles that are to be compared as a whole.
  private static func finish(_ mark: inout Mark, _ totals: [Pile: (above: Double, below: Double)]) {
    guard let pile = Pile(mark), let total = totals[pile], let bounds = mark.stackBounds else { return }
    switch mark.stacking.method {
    case .standard, .unstacked: return
    case .normalized:
      let sum = total.above - total.below
      if sum > 0 { mark.setStack(bounds.start / sum, bounds.end / sum) }
    case .center:
      let middle = (total.above + total.below) / 2
      mark.setStack(bounds.start - middle, bounds.end - middle)
    }
  }
}

/// What marks have in common that pile up.
private struct Pile: Hashable {
  let kind: Bool
  let isHorizontal: Bool
  let place: AnyHashable
  let group: AnyHashable?

  init?(_ mark: Mark) {
    guard mark.kind == .bar || mark.kind == .area else { return nil }
    kind = mark.kind == .bar
    isHorizontal = mark.isHorizontal
    place = (isHorizontal ? mark.y : mark.x).channels.first?.key ?? AnyHashable("")
    group = mark.look.grouping?.channel.key
  }
}

extension Mark {
  /// The number that a bar or area rises to, if it starts at zero.
  fileprivate var stackedNumber: Double? {
    guard case .at(let channel) = isHorizontal ? x : y, channel.bin == nil, case .number(let number) = channel.value,
      number.isFinite
    else { return nil }
    return number
  }

  fileprivate var stackBounds: (start: Double, end: Double)? {
    guard case .between(let start, let end) = isHorizontal ? x : y, let low = start.value.coordinate,
      let high = end.value.coordinate
    else { return nil }
    return (low, high)
  }

  fileprivate mutating func setStack(_ start: Double, _ end: Double) {
    let extent = isHorizontal ? x : y
    guard let label = extent.channels.first?.label else { return }
    let ends = Extent.between(
      PlotChannel(label: label, value: .number(start)), PlotChannel(label: label, value: .number(end)))
    let wasHorizontal = isHorizontal
    if wasHorizontal { x = ends } else { y = ends }
  }
}
