/// The name that a user who typed `text` most likely meant, or nil where none is near.
///
/// Near means at most a third of the longer name's letters inserted, removed, replaced or swapped with
/// their neighbour.
public func nearestName(to text: String, among names: [String]) -> String? {
  let typed = Array(text.lowercased())
  let candidates = names.map { name -> (name: String, distance: Int) in
    (name, editDistance(typed, Array(name.lowercased())))
  }
  guard let best = candidates.min(by: { $0.distance < $1.distance }) else { return nil }
  return best.distance <= max(text.count, best.name.count) / 3 ? best.name : nil
}

private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...right.count)
  for (row, character) in left.enumerated() {
    var current = [row + 1]
    for (column, other) in right.enumerated() {
      var cost = min(previous[column] + (character == other ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, character == right[column - 1], left[row - 1] == other {
        cost = min(cost, beforePrevious[column - 1] + 1)
      }
      current.append(cost)
    }
    (beforePrevious, previous) = (previous, current)
  }
  return previous[right.count]
}
