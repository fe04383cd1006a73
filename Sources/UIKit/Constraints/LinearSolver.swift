/// Solves linear equations and inequalities, some of which must hold and others are wanted with a weight: the sum of
/// the weighted misses becomes as small as possible.
///
/// It is the simplex method in the form that Badros, Borning and Stuckey published for interfaces (Cassowary, 2001):
/// unknowns may be negative, each wanted constraint gets an error that the objective pays for. Everything is solved
/// from the beginning each time, which suits the few dozen constraints of a screen.
struct LinearSolver {
  enum Relation { case lessOrEqual, equal, greaterOrEqual }

  /// A sum of unknowns times factors, and a constant.
  struct Expression {
    var constant = 0.0
    var factors: [Int: Double] = [:]

    static func + (a: Expression, b: Expression) -> Expression { a.adding(b, times: 1) }
    static func - (a: Expression, b: Expression) -> Expression { a.adding(b, times: -1) }
    func adding(_ other: Expression, times factor: Double) -> Expression {
      var sum = self
      sum.add(other, times: factor)
      return sum
    }
    mutating func add(_ other: Expression, times factor: Double) {
      constant += other.constant * factor
      for (symbol, value) in other.factors { add(symbol, value * factor) }
    }
    mutating func add(_ symbol: Int, _ factor: Double) {
      let sum = (factors[symbol] ?? 0) + factor
      factors[symbol] = abs(sum) < LinearSolver.tolerance ? nil : sum
    }
    static func unknown(_ symbol: Int) -> Expression { Expression(constant: 0, factors: [symbol: 1]) }
    static func constant(_ value: Double) -> Expression { Expression(constant: value) }
    static func * (a: Expression, factor: Double) -> Expression { Expression().adding(a, times: factor) }
  }

  /// What a symbol stands for: an unknown of the caller's; the gap of an inequality; a miss that costs; the marker of
  /// an equation that must hold, which stays zero.
  private enum Kind { case unknown, slack, error, marker }

  static let tolerance = 1e-8
  private var kinds: [Kind] = []
  /// Each row says what its symbol is in terms of those that have no row. Gaps and errors are never negative.
  private var rows: [Int: Expression] = [:]
  private var objective = Expression()

  mutating func makeUnknown() -> Int { make(.unknown) }

  private mutating func make(_ kind: Kind) -> Int {
    kinds.append(kind)
    return kinds.count - 1
  }

  /// Adds `expression relation 0`. A nil weight must hold: false when it cannot beside the others, and it is left out.
  @discardableResult
  mutating func add(_ expression: Expression, _ relation: Relation, weight: Double?) -> Bool {
    var row = Expression(constant: expression.constant)
    for (symbol, factor) in expression.factors { row.add(rows[symbol] ?? .unknown(symbol), times: factor) }
    let own = addGapAndErrors(to: &row, relation, weight)
    if row.constant < 0 { row = row * -1 }
    guard let subject = subject(of: row, own) else { return addByArtificial(row) }
    if kinds[subject] == .marker, row.factors.allSatisfy({ kinds[$0.key] == .marker }) {
      guard abs(row.constant) < 1e-6 else { return false }
    }
    solve(row, for: subject)
    return true
  }

  /// The symbols that the constraint brings, the first of which may become its row.
  private mutating func addGapAndErrors(
    to row: inout Expression, _ relation: Relation, _ weight: Double?
  ) -> [Int] {
    var own: [Int] = []
    if relation != .equal {
      let gap = make(.slack)
      row.add(gap, relation == .lessOrEqual ? 1 : -1)
      own.append(gap)
    }
    guard let weight else {
      if relation == .equal {
        let marker = make(.marker)
        row.add(marker, 1)
        own.append(marker)
      }
      return own
    }
    for sign in relation == .equal ? [-1.0, 1] : [relation == .lessOrEqual ? -1 : 1] {
      let error = make(.error)
      row.add(error, sign)
      objective.add(error, weight)
      own.append(error)
    }
    return own
  }

  /// An unknown, or one of the constraint's own symbols that can take up the row without becoming negative.
  private func subject(of row: Expression, _ own: [Int]) -> Int? {
    if let unknown = row.factors.keys.filter({ kinds[$0] == .unknown }).min() { return unknown }
    for symbol in own where kinds[symbol] != .marker && (row.factors[symbol] ?? 0) < 0 { return symbol }
    if row.factors.keys.allSatisfy({ kinds[$0] == .marker }) { return own.first { kinds[$0] == .marker } }
    return nil
  }

  private mutating func solve(_ row: Expression, for symbol: Int) {
    guard let factor = row.factors[symbol] else { return }
    var rest = row
    rest.factors[symbol] = nil
    substitute(symbol, rest * (-1 / factor))
  }

  private mutating func substitute(_ symbol: Int, _ value: Expression) {
    for (other, row) in rows {
      guard let factor = row.factors[symbol] else { continue }
      var new = row
      new.factors[symbol] = nil
      new.add(value, times: factor)
      rows[other] = new
    }
    if let factor = objective.factors[symbol] {
      objective.factors[symbol] = nil
      objective.add(value, times: factor)
    }
    rows[symbol] = value
  }

  /// Finds a first solution by making a stand-in as small as possible; it must vanish.
  private mutating func addByArtificial(_ row: Expression) -> Bool {
    let before = self
    let artificial = make(.slack)
    rows[artificial] = row
    var cost = row
    minimize(&cost)
    guard abs(cost.constant) < 1e-6 else {
      self = before
      return false
    }
    if let row = rows.removeValue(forKey: artificial) {
      guard let entering = row.factors.keys.filter({ kinds[$0] != .marker }).min() else { return true }
      var pivot = row
      pivot.add(artificial, -1)
      solve(pivot, for: entering)
    }
    for (symbol, row) in rows where row.factors[artificial] != nil { rows[symbol]?.factors[artificial] = nil }
    objective.factors[artificial] = nil
    return true
  }

  /// Makes the weighted misses as small as possible.
  mutating func minimize() {
    var cost = objective
    minimize(&cost)
    objective = cost
  }

  /// Bland's rule: the lowest symbol enters and the lowest leaves, so that it ends.
  private mutating func minimize(_ cost: inout Expression) {
    for _ in 0..<4000 {
      let entering = cost.factors.filter { $0.value < -Self.tolerance && kinds[$0.key] != .marker }.keys.min()
      guard let entering, let leaving = leaving(entering) else { return }
      var row = rows.removeValue(forKey: leaving)!
      row.add(leaving, -1)
      let factor = row.factors.removeValue(forKey: entering)!
      let value = row * (-1 / factor)
      substitute(entering, value)
      if let factor = cost.factors.removeValue(forKey: entering) { cost.add(value, times: factor) }
    }
  }

  private func leaving(_ entering: Int) -> Int? {
    var best: (ratio: Double, symbol: Int)?
    for (symbol, row) in rows where kinds[symbol] != .unknown {
      guard let factor = row.factors[entering], factor < -Self.tolerance else { continue }
      let ratio = -row.constant / factor
      if let best, (best.ratio, best.symbol) <= (ratio, symbol) { continue }
      best = (ratio, symbol)
    }
    return best?.symbol
  }

  func value(of symbol: Int) -> Double { rows[symbol]?.constant ?? 0 }
  func value(of expression: Expression) -> Double {
    expression.factors.reduce(expression.constant) { $0 + $1.value * value(of: $1.key) }
  }
}
