import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct BodyRunTests {
  let probe = Probe()

  struct Child<Value>: View {
    let probe: Probe
    let value: Value
    var body: some View {
      let _ = probe.count("Child")
      Text(verbatim: "\(value)")
    }
  }

  /// How often the child runs when its parent does, the child's value going from one to the other.
  private func runs<Value>(_ old: Value, _ new: Value) -> Int {
    let screen = Screen { Changing(probe, false) { Child(probe: probe, value: $0 ? new : old) } }
    let runs = probe.counts(in: screen) { probe.change(to: true, in: screen) }
    #expect(runs["Changing"] == 1)
    return runs["Child"] ?? 0
  }

  enum Kind { case plain, named(String), both(Int, String) }
  struct Padded {
    var small: Int8
    var large: Int
  }
  struct Nested {
    var words: [String]
    var inner: Padded
    var kind: Kind
  }
  final class Thing {}
  struct EvenOdd: Equatable {
    var number: Int
    var note = "a string makes it more than plain data"
    static func == (a: Self, b: Self) -> Bool { a.number % 2 == b.number % 2 }
  }

  @Test func aChildWithTheSameFieldsDoesNotRun() {  // C26
    #expect(runs(1, 1) == 0)
    #expect(runs(1, 2) == 1)
    #expect(runs("a" + String(repeating: "b", count: 40), "a" + String(repeating: "b", count: 40)) == 0)
    #expect(runs("a", "b") == 1)
    #expect(runs([1, 2], [1, 2]) == 0)
    #expect(runs([1, 2], [1, 3]) == 1)
    #expect(runs(["a": 1], ["a": 1]) == 0)
    #expect(runs(Optional("a"), Optional("a")) == 0)
    #expect(runs(Optional("a"), nil) == 1)
    #expect(runs((1, "a"), (1, "a")) == 0)
    #expect(runs((1, "a"), (1, "b")) == 1)
    #expect(runs(URL(string: "https://a.b"), URL(string: "https://a.b")) == 0)
  }

  @Test func fieldsAreComparedRecursively() {  // C26
    let one = Nested(words: ["a"], inner: Padded(small: 1, large: 2), kind: .plain)
    #expect(runs(one, Nested(words: ["a"], inner: Padded(small: 1, large: 2), kind: .plain)) == 0)
    #expect(runs(one, Nested(words: ["a"], inner: Padded(small: 2, large: 2), kind: .plain)) == 1)
    #expect(runs(one, Nested(words: ["a"], inner: Padded(small: 1, large: 2), kind: .both(1, ""))) == 1)
  }

  @Test func theUnusedBytesOfAValueDoNotCount() {  // C26
    func padded(garbage: UInt8) -> Padded {
      var value = Padded(small: 0, large: 0)
      withUnsafeMutableBytes(of: &value) { for index in $0.indices { $0[index] = garbage } }
      value.small = 1
      value.large = 2
      return value
    }
    #expect(runs(padded(garbage: 0), padded(garbage: 255)) == 0)
  }

  @Test func objectsAreComparedByIdentity() {  // C26
    let thing = Thing()
    #expect(runs(thing, thing) == 0)
    #expect(runs(thing, Thing()) == 1)
    #expect(runs(thing as AnyObject, thing as AnyObject) == 0)
  }

  @Test func aNumberThatIsNoNumberIsEqualToItself() {  // C26
    #expect(runs(Double.nan, Double.nan) == 0)
    #expect(runs(0.0, -0.0) == 0)
  }

  @Test func aFieldWithAnEqualityOfItsOwnIsComparedByIt() {  // C26
    #expect(runs(EvenOdd(number: 1), EvenOdd(number: 3)) == 0)
    #expect(runs(EvenOdd(number: 1), EvenOdd(number: 2)) == 1)
  }

  @Test func aClosureThatCapturesIsAnotherOneEveryTime() {  // C27
    struct Acting: View {
      let probe: Probe
      let action: () -> Void
      var body: some View {
        let _ = probe.count("Acting")
        let _ = probe.offer("act", action)
        Text(verbatim: "a")
      }
    }
    let screen = Screen {
      Changing(probe, 1) { [probe] number in Acting(probe: probe) { probe.note("\(number)") } }
    }
    #expect(probe.counts(in: screen) { probe.change(to: 2, in: screen) } == ["Changing": 1, "Acting": 1])
    probe.run("act")
    #expect(probe.events == ["2"])
  }

  struct Parity: View, Equatable {
    let probe: Probe
    let number: Int
    @State private var taps = 0
    nonisolated static func == (a: Parity, b: Parity) -> Bool { a.number % 2 == b.number % 2 }
    var body: some View {
      let _ = probe.count("Parity")
      let _ = probe.offer("tap") { taps += 1 }
      Text(verbatim: "\(number) \(taps)")
    }
  }

  @Test func anEquatableViewRunsOnlyWhenItsEqualitySaysSo() {  // C28
    let screen = Screen { Changing(probe, 3) { Parity(probe: probe, number: $0).equatable() } }
    #expect(probe.counts(in: screen) { probe.change(to: 5, in: screen) } == ["Changing": 1])
    #expect(screen.labels == ["3 0"])
    #expect(probe.counts(in: screen) { probe.change(to: 6, in: screen) } == ["Changing": 1, "Parity": 1])
    #expect(screen.labels == ["6 0"])
    #expect(probe.counts(in: screen) { probe.run("tap") } == ["Parity": 1])
    #expect(screen.labels == ["6 1"])
  }

  @Test func aViewThatIsEquatableItselfIsComparedByItsEquality() {  // C26: not plain data
    let screen = Screen { Changing(probe, 3) { Parity(probe: probe, number: $0) } }
    #expect(probe.counts(in: screen) { probe.change(to: 5, in: screen) } == ["Changing": 1])
  }

  @Test func aDynamicPropertyOfAnAppIsRefreshedBeforeTheBody() {  // C29
    struct Doubled: DynamicProperty {
      @State private var number = 1
      var result = 0
      let probe: Probe
      mutating func update() {
        probe.note("update")
        result = number * 2
        let number = $number
        probe.offer("set") { number.wrappedValue += 1 }
      }
    }
    struct Showing: View {
      var doubled: Doubled
      let probe: Probe
      var body: some View {
        let _ = probe.note("body")
        Text(verbatim: "\(doubled.result)")
      }
    }
    let screen = Screen { Showing(doubled: Doubled(probe: probe), probe: probe) }
    #expect(probe.events == ["update", "body"])
    #expect(screen.labels == ["2"])
    #expect(probe.events(in: screen) { probe.run("set") } == ["update", "body"])
    #expect(screen.labels == ["4"])
  }

  @Test func oneOfAThousandChildrenCostsOneBody() {  // C26
    final class Names: ObservableObject { @Published var names = (0..<1000).map { "row \($0)" } }
    struct Rows: View {
      @ObservedObject var model: Names
      let probe: Probe
      var body: some View {
        let _ = probe.count("Rows")
        VStack(spacing: 0) { ForEach(model.names.indices, id: \.self) { Child(probe: probe, value: model.names[$0]) } }
      }
    }
    let model = Names()
    let screen = Screen { Rows(model: model, probe: probe) }
    #expect(probe.counts(in: screen) { model.names[500] = "changed" } == ["Rows": 1, "Child": 1])
    #expect(screen.labels[500] == "changed")
  }

  @Test func aThousandCountersCountAlone() {  // C19
    let screen = Screen { VStack(spacing: 0) { ForEach(0..<1000) { Counter(name: "\($0)", probe: probe) } } }
    #expect(probe.counts(in: screen) { probe.run("700") } == ["700": 1])
    #expect(screen.bodyCount == 1001)
  }

  @Test func anUpdateOfNothingRunsNothing() {
    let screen = Screen { VStack { ForEach(0..<10) { Counter(name: "\($0)", probe: probe) } } }
    let before = screen.displayGroup
    #expect(probe.counts(in: screen) {} == [:])
    #expect(screen.displayGroup === before)
  }

  @Test func aBodyBelowAChangedParentRunsOnce() {  // C17
    struct Both: View {
      let probe: Probe
      @State private var x = 0
      var body: some View {
        let _ = probe.count("Both")
        let _ = probe.offer("write") { x += 1 }
        Inner(probe: probe, copy: x, x: $x)
      }
    }
    struct Inner: View {
      let probe: Probe
      let copy: Int
      @Binding var x: Int
      var body: some View {
        let _ = probe.count("Inner")
        Text(verbatim: "\(copy) \(x)")
      }
    }
    let screen = Screen { Both(probe: probe) }
    #expect(probe.counts(in: screen) { probe.run("write") } == ["Both": 1, "Inner": 1])
    #expect(screen.labels == ["1 1"])
  }
}
