import Testing

@testable import MartletGraph

@MainActor @Suite struct FieldPlanTests {
  private func change<Value>(_ old: Value, _ new: Value) -> FieldPlan.Change {
    var (old, new) = (old, new)
    return FieldPlan.of(Value.self) { _ in .plain }.change(from: &old, to: &new)
  }

  private struct Plain {
    var a: Int8
    var b: Int
    var c: Double
  }
  private struct Mixed {
    var name: String
    var inner: Plain
    var list: [Int]
  }
  private struct Acting {
    var name: String
    var action: () -> Void
  }
  private final class Thing {}
  private struct Holder { var thing: Thing }
  private struct Nothing {}

  @Test func equalFieldsAreNoChange() {  // C26
    let plain = Plain(a: 1, b: 2, c: 3)
    #expect(change(plain, plain) == .none)
    #expect(change(Mixed(name: "a", inner: plain, list: [1]), Mixed(name: "a", inner: plain, list: [1])) == .none)
    #expect(change(Nothing(), Nothing()) == .none)
  }

  @Test func anyFieldThatDiffersIsAChange() {  // C26
    let mixed = Mixed(name: "a", inner: Plain(a: 1, b: 2, c: 3), list: [1])
    for edit: (inout Mixed) -> Void in [
      { $0.name = "b" }, { $0.inner.a = 2 }, { $0.inner.b = 3 }, { $0.inner.c = 4 }, { $0.list = [1, 2] },
    ] {
      var other = mixed
      edit(&other)
      #expect(change(mixed, other) == .data)
    }
  }

  @Test func unusedBytesDoNotCount() {  // C26
    func value(_ garbage: UInt8) -> Plain {
      var value = Plain(a: 0, b: 0, c: 0)
      withUnsafeMutableBytes(of: &value) { for index in $0.indices { $0[index] = garbage } }
      (value.a, value.b, value.c) = (1, 2, 3)
      return value
    }
    #expect(change(value(0), value(255)) == .none)
  }

  @Test func objectsCountByIdentity() {  // C26
    let thing = Thing()
    #expect(change(Holder(thing: thing), Holder(thing: thing)) == .none)
    #expect(change(Holder(thing: thing), Holder(thing: Thing())) == .data)
  }

  @Test func closuresThatCaptureDifferAndAreToldApartFromData() {  // C27
    func acting(_ name: String, _ number: Int) -> Acting { Acting(name: name) { _ = number } }
    #expect(change(acting("a", 1), acting("a", 1)) == .closures)
    #expect(change(acting("a", 1), acting("b", 1)) == .data)
    let same = acting("a", 1)
    #expect(change(same, same) == .none)
  }

  private struct Tolerant: Equatable {
    var number: Int
    var note: String
    static func == (a: Self, b: Self) -> Bool { a.number == b.number }
  }

  @Test func aTypeWithItsOwnEqualityIsComparedByIt() {  // C26
    #expect(change(Tolerant(number: 1, note: "a"), Tolerant(number: 1, note: "b")) == .none)
    #expect(change(Tolerant(number: 1, note: "a"), Tolerant(number: 2, note: "a")) == .data)
  }

  private enum State { struct Own { var number = 0 } }
  private struct Owning {
    var own = State.Own()
    var name = "a"
  }

  @Test func stateOfItsOwnIsFoundAndNeverCompared() {  // C11
    let plan = FieldPlan.of(Owning.self) { $0 == State.Own.self ? .ownState : .plain }
    #expect(plan.dynamicFields.map(\.offset) == [0])
    #expect(plan.comparisons.count == 1)
    var (old, new) = (Owning(), Owning())
    new.own.number = 1
    #expect(plan.change(from: &old, to: &new) == .none)
    new.name = "b"
    #expect(plan.change(from: &old, to: &new) == .data)
  }

  @Test func aPlanIsMadeOnceAType() {
    let first = FieldPlan.of(Mixed.self) { _ in .plain }
    #expect(FieldPlan.of(Mixed.self) { _ in .plain } === first)
  }

  @Test func aPlanHasOneStepAFieldAndNoneForEmptyOnes() {
    struct Wide {
      var a = 1, b = "b", c = [1], d = 2.0
      var nothing = Nothing()
    }
    #expect(FieldPlan.of(Wide.self) { _ in .plain }.comparisons.count == 4)
  }
}
