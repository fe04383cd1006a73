import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at these offsets from the start.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }
}

extension MutableCollection {
  /// Moves the elements at `source`, which stay in their order, in front of the one that is at `destination` now; both
  /// count from the start, and `destination` may be the number of elements. Spec: G10.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var (moved, before, after): ([Element], [Element], [Element]) = ([], [], [])
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    var index = startIndex
    for element in before + moved + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
