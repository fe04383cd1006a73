import Foundation
import MartletDisplay

// OPTIMIZATION: a node with many children keeps their drawings in groups of neighbours, so that a change of one
// costs its neighbours and not all. One of 1,000 lines of text: 20 µs, not 400.
extension LayoutNode {
  /// How many neighbours share a group.
  static let stretchLength = 32

  /// Only a node with a group of its own draws its children at the same place each time.
  final var keepsStretches: Bool { keepsGroup && children.count >= 2 * Self.stretchLength && leaving.isEmpty }

  /// Adds the children's drawings as groups, made again where a child changed. Adds nothing and says no when the
  /// order of drawing is not the order of the children. Spec: J21.
  final func drawStretches(into items: inout [DisplayItem]) -> Bool {
    let start = items.count
    let length = Self.stretchLength
    if drawnStretches.isEmpty { drawnStretches = Array(repeating: nil, count: (children.count + length - 1) / length) }
    items.reserveCapacity(start + drawnStretches.count)
    for index in drawnStretches.indices {
      guard let group = drawnStretches[index] ?? drawStretch(index * length..<min((index + 1) * length, children.count))
      else {
        items.removeSubrange(start...)
        drawnStretches = []
        return false
      }
      drawnStretches[index] = group
      if !group.items.isEmpty { items.append(.group(group, offset: .zero)) }
    }
    return true
  }

  private func drawStretch(_ range: Range<Int>) -> DisplayGroup? {
    var items: [DisplayItem] = []
    items.reserveCapacity(range.count)
    for child in children[range] {
      if child.zIndex != 0 { return nil }
      child.addDisplay(at: child.origin, into: &items)
    }
    return DisplayGroup(items)
  }

  /// What the node drew no longer holds, nor what its parent keeps of it.
  final func forgetDrawing() {
    needsDisplay = true
    cachedGroup = nil
    parent?.forgetDrawing(of: self)
  }

  /// The child is to be drawn again, or at another place.
  final func forgetDrawing(of child: LayoutNode) {
    guard !drawnStretches.isEmpty, let index = index(of: child) else { return }
    drawnStretches[index / Self.stretchLength] = nil
  }
}
