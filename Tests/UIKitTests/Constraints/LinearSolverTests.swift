import Testing

@testable import UIKit

/// The sums that Cassowary's authors use, and small cases by hand.
@Suite struct LinearSolverTests {
  private typealias Expression = LinearSolver.Expression

  @Test func equationsHaveTheirSolution() {
    var solver = LinearSolver()
    let (x, y) = (Expression.unknown(solver.makeUnknown()), Expression.unknown(solver.makeUnknown()))
    // x + y = 10, x - y = 4
    let added = solver.add(x + y - .constant(10), .equal, weight: nil)
    let addedAlso = solver.add(x - y - .constant(4), .equal, weight: nil)
    solver.minimize()
    #expect(added && addedAlso)
    #expect(abs(solver.value(of: x) - 7) < 1e-9 && abs(solver.value(of: y) - 3) < 1e-9)
  }

  @Test func theHigherWeightWins() {
    for (first, second, expected) in [(2.0, 1.0, 10.0), (1.0, 2.0, 20.0)] {
      var solver = LinearSolver()
      let x = Expression.unknown(solver.makeUnknown())
      solver.add(x - .constant(10), .equal, weight: first)
      solver.add(x - .constant(20), .equal, weight: second)
      solver.minimize()
      #expect(abs(solver.value(of: x) - expected) < 1e-9)
    }
  }

  @Test func whatMustHoldGoesBeforeWhatIsWanted() {
    var solver = LinearSolver()
    let x = Expression.unknown(solver.makeUnknown())
    solver.add(x - .constant(100), .equal, weight: 1000)
    solver.add(x - .constant(30), .lessOrEqual, weight: nil)
    solver.add(x - .constant(5), .greaterOrEqual, weight: nil)
    solver.minimize()
    #expect(abs(solver.value(of: x) - 30) < 1e-9)
  }

  @Test func contradictionsAreRefusedAndTheRestHolds() {
    var solver = LinearSolver()
    let x = Expression.unknown(solver.makeUnknown())
    let first = solver.add(x - .constant(10), .equal, weight: nil)
    let second = solver.add(x - .constant(20), .equal, weight: nil)
    let third = solver.add(x - .constant(15), .greaterOrEqual, weight: nil)
    let again = solver.add(x - .constant(10), .equal, weight: nil)
    solver.minimize()
    #expect(first && !second && !third && again)
    #expect(solver.value(of: x) == 10)
  }

  @Test func unknownsMayBeNegative() {
    var solver = LinearSolver()
    let x = Expression.unknown(solver.makeUnknown())
    solver.add(x + .constant(5), .equal, weight: 10)
    solver.add(x, .lessOrEqual, weight: nil)
    solver.minimize()
    #expect(abs(solver.value(of: x) + 5) < 1e-9)
  }

  /// Many systems of bounds: each unknown takes the wanted value cut to its bounds.
  @Test func boundsCutWhatIsWanted() {
    for seed in 0..<40 {
      var solver = LinearSolver()
      var expected: [(Expression, Double)] = []
      for index in 0..<6 {
        let x = Expression.unknown(solver.makeUnknown())
        let (low, high) = (Double((seed * 7 + index * 13) % 50), Double((seed * 7 + index * 13) % 50 + 20))
        let wanted = Double((seed * 31 + index * 17) % 100)
        solver.add(x - .constant(wanted), .equal, weight: 1 + Double(index))
        solver.add(x - .constant(low), .greaterOrEqual, weight: nil)
        solver.add(x - .constant(high), .lessOrEqual, weight: nil)
        expected.append((x, min(max(wanted, low), high)))
      }
      solver.minimize()
      for (x, value) in expected { #expect(abs(solver.value(of: x) - value) < 1e-6) }
    }
  }
}
