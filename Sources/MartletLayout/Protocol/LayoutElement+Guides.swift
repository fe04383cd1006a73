import Foundation

extension LayoutElement {
  /// The guide of the child whose answer to `proposal` is already known, without asking for it again.
  func guide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat {
    let value = ViewDimensions(size: size) { self.explicitAlignment($0, proposal: proposal) }[key]
    return value.finite(or: 0)
  }
}

extension AlignmentKey {
  /// Where the line lies in a box of `size` in which nobody set it.
  func defaultGuide(in size: CGSize) -> CGFloat {
    defaultValue(in: ViewDimensions(size: size) { _ in nil }).finite(or: 0)
  }
}

/// What a container's guide is, given the guides that its children set. Spec: B17.
///
/// The first text baseline is the topmost one, the last the bottommost; of any other line the average.
struct ExplicitGuideCombination {
  let key: AlignmentKey
  private var total: CGFloat = 0
  private var count = 0

  init(_ key: AlignmentKey) { self.key = key }

  /// Adds one child's guide, in the container's coordinates.
  mutating func add(_ value: CGFloat) {
    guard value.isFinite else { return }
    switch key {
    case VerticalAlignment.firstTextBaseline.key: total = count == 0 ? value : min(total, value)
    case VerticalAlignment.lastTextBaseline.key: total = count == 0 ? value : max(total, value)
    default: total += value
    }
    count += 1
  }

  /// nil when no child set the guide.
  var value: CGFloat? {
    guard count > 0 else { return nil }
    switch key {
    case VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key: return total
    default: return total / CGFloat(count)
    }
  }
}
