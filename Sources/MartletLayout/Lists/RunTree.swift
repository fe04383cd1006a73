import Foundation

/// Neighbouring rows of the same height; nil while not measured.
struct Run: Equatable {
  var count: Int
  var height: CGFloat?
}

/// Runs of rows in order, in a treap: a search tree by position that random priorities keep about balanced.
///
/// The priorities come from a fixed seed, so equal histories make equal trees. Nodes live in one array, a
/// value without references; node 0 is the empty subtree.
struct RunTree {
  struct Node {
    var run = Run(count: 0, height: nil)
    var left = RunTree.none
    var right = RunTree.none
    /// Invariant: no smaller than the children's.
    var priority: UInt64 = 0
    // Sums over the subtree. Invariant: the children's plus the run's own.
    var rows = 0
    var unmeasuredRows = 0
    var measuredHeight: CGFloat = 0
  }

  static let none = 0

  private(set) var nodes = [Node()]
  private(set) var root = RunTree.none
  private var freeNodes: [Int] = []
  private var randomState: UInt64 = 0x9E37_79B9_7F4A_7C15

  func rowCount(_ node: Int) -> Int { nodes[node].rows }

  /// The number of runs, which memory and time depend on.
  var runCount: Int { nodes.count - 1 - freeNodes.count }

  func run(at row: Int) -> Run {
    precondition(row >= 0 && row < rowCount(root), "row \(row) is not one of \(rowCount(root))")
    return locate(row, in: root).run
  }

  /// The subtree's run that holds `row`, and how many of its rows stand in front of that.
  private func locate(_ row: Int, in subtree: Int) -> (run: Run, position: Int) {
    var (node, rest) = (subtree, row)
    while true {
      let left = nodes[node].left
      if rest < rowCount(left) { node = left; continue }
      rest -= rowCount(left)
      if rest < nodes[node].run.count { return (nodes[node].run, rest) }
      rest -= nodes[node].run.count
      node = nodes[node].right
    }
  }

  /// Puts `run` in the place of `rows`; runs of equal height that then meet become one.
  mutating func replace(_ rows: Range<Int>, by run: Run?) {
    precondition(
      rows.lowerBound >= 0 && rows.upperBound <= rowCount(root), "rows \(rows) are not among \(rowCount(root))")
    let (front, rest) = split(root, rows.lowerBound)
    let (removed, back) = split(rest, rows.count)
    free(removed)
    let middle = run.map { makeNode($0) } ?? Self.none
    root = join(join(front, middle), back)
  }

  // MARK: Splitting and joining

  /// The first `rows` rows of the subtree, and the others. A run across the border is cut in two.
  private mutating func split(_ node: Int, _ rows: Int) -> (Int, Int) {
    guard rows > 0, rows < rowCount(node) else { return rows > 0 ? (node, Self.none) : (Self.none, node) }
    let (run, position) = locate(rows, in: node)
    guard position > 0 else { return splitBetweenRuns(node, rows) }
    let (front, rest) = splitBetweenRuns(node, rows - position)
    let (across, back) = splitBetweenRuns(rest, run.count)
    free(across)
    // Both pieces get new priorities: pieces of one long run with its priority would form a chain, not a tree.
    let first = makeNode(Run(count: position, height: run.height))
    let second = makeNode(Run(count: run.count - position, height: run.height))
    return (merge(front, first), merge(second, back))
  }

  private mutating func splitBetweenRuns(_ node: Int, _ rows: Int) -> (Int, Int) {
    guard node != Self.none else { return (Self.none, Self.none) }
    let leftRows = rowCount(nodes[node].left)
    if rows <= leftRows {
      let (front, back) = splitBetweenRuns(nodes[node].left, rows)
      nodes[node].left = back
      update(node)
      return (front, node)
    }
    let (front, back) = splitBetweenRuns(nodes[node].right, rows - leftRows - nodes[node].run.count)
    nodes[node].right = front
    update(node)
    return (node, back)
  }

  /// Both subtrees in order, with one run where two of the same height meet.
  private mutating func join(_ front: Int, _ back: Int) -> Int {
    guard front != Self.none, back != Self.none else { return merge(front, back) }
    let next = run(atEdgeOf: back, \.left)
    guard run(atEdgeOf: front, \.right).height == next.height else { return merge(front, back) }
    let (absorbed, rest) = split(back, next.count)
    free(absorbed)
    lengthenLastRun(front, by: next.count)
    return merge(front, rest)
  }

  private mutating func merge(_ front: Int, _ back: Int) -> Int {
    guard front != Self.none else { return back }
    guard back != Self.none else { return front }
    if nodes[front].priority >= nodes[back].priority {
      nodes[front].right = merge(nodes[front].right, back)
      update(front)
      return front
    }
    nodes[back].left = merge(front, nodes[back].left)
    update(back)
    return back
  }

  private func run(atEdgeOf node: Int, _ side: KeyPath<Node, Int>) -> Run {
    var node = node
    while nodes[node][keyPath: side] != Self.none { node = nodes[node][keyPath: side] }
    return nodes[node].run
  }

  private mutating func lengthenLastRun(_ node: Int, by rows: Int) {
    if nodes[node].right == Self.none {
      nodes[node].run.count += rows
    } else {
      lengthenLastRun(nodes[node].right, by: rows)
    }
    update(node)
  }

  // MARK: Nodes

  private mutating func update(_ node: Int) {
    let (left, right, run) = (nodes[nodes[node].left], nodes[nodes[node].right], nodes[node].run)
    nodes[node].rows = left.rows + right.rows + run.count
    nodes[node].unmeasuredRows = left.unmeasuredRows + right.unmeasuredRows + (run.height == nil ? run.count : 0)
    nodes[node].measuredHeight = left.measuredHeight + right.measuredHeight + CGFloat(run.count) * (run.height ?? 0)
  }

  private mutating func makeNode(_ run: Run) -> Int {
    let node = Node(run: run, priority: nextRandom())
    let index = freeNodes.popLast() ?? nodes.count
    if index == nodes.count { nodes.append(node) } else { nodes[index] = node }
    update(index)
    return index
  }

  private mutating func free(_ node: Int) {
    guard node != Self.none else { return }
    free(nodes[node].left)
    free(nodes[node].right)
    freeNodes.append(node)
  }

  /// Marsaglia's xorshift with a 64-bit state.
  private mutating func nextRandom() -> UInt64 {
    randomState ^= randomState << 13
    randomState ^= randomState >> 7
    randomState ^= randomState << 17
    return randomState
  }

  /// Traps if a subtree's sums or priorities are wrong, or if neighbouring runs should be one. Debug builds only.
  func checkInvariants() {
    #if DEBUG
    var previous: Run?
    check(root, &previous)
    #endif
  }

  private func check(_ node: Int, _ previous: inout Run?) {
    guard node != Self.none else { return }
    let (left, right, own) = (nodes[nodes[node].left], nodes[nodes[node].right], nodes[node])
    assert(own.priority >= left.priority && own.priority >= right.priority, "priorities out of order")
    assert(own.rows == left.rows + right.rows + own.run.count, "row sum is wrong")
    assert(own.run.count > 0, "empty run")
    check(own.left, &previous)
    assert(previous == nil || previous?.height != own.run.height, "neighbouring runs of the same height")
    previous = own.run
    check(own.right, &previous)
  }
}
