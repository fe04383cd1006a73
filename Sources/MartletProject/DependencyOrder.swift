/// Puts things behind what they need.
enum DependencyOrder {
  struct Cycle<Identifier: Sendable>: Error {
    /// Each needs the next, and the last the first.
    var members: [Identifier]
  }

  /// All that the roots need, directly or not, and the roots: each after its needs. A chain may be of any length: the
  /// way is kept in a list and not on the stack.
  static func order<Identifier: Hashable & Sendable>(
    of roots: [Identifier], needs: (Identifier) throws -> [Identifier]
  ) throws -> [Identifier] {
    var done: Set<Identifier> = []
    var result: [Identifier] = []
    for root in roots where !done.contains(root) {
      var way: [(identifier: Identifier, rest: ArraySlice<Identifier>)] = [(root, try needs(root)[...])]
      var open: Set<Identifier> = [root]
      while let last = way.indices.last {
        guard let next = way[last].rest.popFirst() else {
          let (finished, _) = way.removeLast()
          open.remove(finished)
          done.insert(finished)
          result.append(finished)
          continue
        }
        if done.contains(next) { continue }
        guard open.insert(next).inserted else {
          throw Cycle(members: Array(way.map(\.identifier).drop { $0 != next }))
        }
        way.append((next, try needs(next)[...]))
      }
    }
    return result
  }
}
