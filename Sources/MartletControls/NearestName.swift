/// The nearest of the names that exist, for "did you mean".
public enum NearestName {
  /// The name with the fewest edits, if at most a third of it differs (at least 2); nil when nothing is near.
  public static func to<Names: Sequence>(_ name: String, among names: Names) -> String? where Names.Element == String {
    let wanted = Array(name.lowercased())
    let limit = max(2, wanted.count / 3)
    return names.sorted().map { ($0, distance(wanted, Array($0.lowercased()))) }
      .filter { $0.1 <= limit }.min { $0.1 < $1.1 }?.0
  }

  /// Levenshtein's distance: insertions, deletions and replacements.
  static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var previous = Array(0...b.count)
    for (row, character) in a.enumerated() {
      var current = [row + 1]
      for column in b.indices {
        let replaced = previous[column] + (b[column] == character ? 0 : 1)
        current.append(min(replaced, previous[column + 1] + 1, current[column] + 1))
      }
      previous = current
    }
    return previous[b.count]
  }
}
