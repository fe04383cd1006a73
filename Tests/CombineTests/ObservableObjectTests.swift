import Combine
import Foundation
import Synchronization
import Testing

private class Counter: ObservableObject {
  @Published var count = 0
  @Published var names: [String] = []
}

private final class LabelledCounter: Counter {
  @Published var label = "none"
  let constant = 3
}

private final class Holder<Value>: ObservableObject {
  let before: Value
  @Published var value: Value
  init(_ value: Value) { (before, self.value) = (value, value) }
}

private final class NestedHolder<Value>: ObservableObject {
  @Published var text = ""
  @Published var inner: Holder<Value>
  init(_ inner: Holder<Value>) { self.inner = inner }
}

private final class ManualCounter: ObservableObject {
  var count = 0 { willSet { objectWillChange.send() } }
}

private final class CustomCounter: ObservableObject {
  let objectWillChange = PassthroughSubject<Int, Never>()
  var count = 0 { willSet { objectWillChange.send(newValue) } }
}

/// Fields of kinds that a walk over the fields must step over.
private final class Mixed: NSObject, ObservableObject {
  weak var delegate: Mixed?
  unowned(unsafe) var owner: AnyObject?
  let mutex = Mutex(0)
  let counter = Atomic<Int>(0)
  var closure: (Int) -> String = String.init
  lazy var words = ["lazy"]
  var pair: (any CustomStringConvertible, (any Error)?) = (1, nil)
  @Published var optional: Mixed?
  @Published var closures: [() -> Void] = []
}

@Suite struct ObservableObjectTests {
  /// Spec: K18.
  @Test func objectWillChangeFiresBeforeTheChangeForEachWriteEqualOrNot() {
    let counter = Counter()
    var seen: [Int] = []
    let token = counter.objectWillChange.sink { seen.append(counter.count) }
    counter.count = 1
    counter.count = 1
    counter.count += 5
    #expect(seen == [0, 1, 1])
    #expect(counter.count == 6)
    token.cancel()
    counter.count = 7
    #expect(seen.count == 3)
  }

  @Test func mutationInPlaceFiresOnceAndMayReadTheProperty() {
    let counter = Counter()
    counter.names = ["a", "b", "c"]
    var changes = 0
    let token = counter.objectWillChange.sink { changes += 1 }
    counter.names.append("d")
    counter.names[0] = "z"
    counter.names.removeAll { $0 == counter.names.last }
    #expect(counter.names == ["z", "b", "c"])
    #expect(changes == 3)
    withExtendedLifetime(token) {}
  }

  @Test func objectWillChangeIsTheSameObjectOnEveryRead() {
    let counter = Counter()
    let manual = ManualCounter()
    #expect(counter.objectWillChange === counter.objectWillChange)
    #expect(manual.objectWillChange === manual.objectWillChange)
    #expect(manual.objectWillChange !== ManualCounter().objectWillChange)
  }

  @Test func fieldsOfSuperclassAndSubclassShareThePublisher() {
    let counter = LabelledCounter()
    var changes = 0
    let token = counter.objectWillChange.sink { changes += 1 }
    counter.count = 1
    counter.label = "one"
    (counter as Counter).names = ["one"]
    #expect(changes == 3)
    withExtendedLifetime(token) {}
  }

  @Test func fieldsOfGenericClassesAreFoundForEachSpecialization() {
    let wide = Holder((1.5, "wide", [1, 2, 3]))
    let narrow = Holder(UInt8(1))
    var changes: [String] = []
    let tokens = [
      wide.objectWillChange.sink { changes.append("wide") },
      narrow.objectWillChange.sink { changes.append("narrow") },
    ]
    narrow.value = 2
    wide.value.1 = "changed"
    #expect(changes == ["narrow", "wide"])
    #expect(wide.value.1 == "changed" && wide.before.1 == "wide" && narrow.value == 2)
    withExtendedLifetime(tokens) {}
  }

  @Test func fieldsOfEveryKindMayStandBesidePublishedOnes() {
    let mixed = Mixed()
    var changes = 0
    let token = mixed.objectWillChange.sink { changes += 1 }
    mixed.optional = Mixed()
    mixed.closures.append {}
    mixed.closure = { _ in "" }
    #expect(changes == 2)
    withExtendedLifetime(token) {}
  }

  /// Spec: K16.
  @Test func nestedObjectsDoNotReportToTheirHolder() {
    let outer = NestedHolder(Holder(1))
    var outerChanges = 0
    var innerChanges = 0
    let tokens = [
      outer.objectWillChange.sink { outerChanges += 1 }, outer.inner.objectWillChange.sink { innerChanges += 1 },
    ]
    outer.inner.value = 2
    #expect((outerChanges, innerChanges) == (0, 1))
    outer.inner = Holder(3)
    #expect((outerChanges, innerChanges) == (1, 1))
    withExtendedLifetime(tokens) {}
  }

  @Test func objectsWithoutPublishedPropertiesKeepTheirPublisher() {
    let counter = ManualCounter()
    var changes = 0
    let token = counter.objectWillChange.sink { changes += 1 }
    for _ in 0..<600 { _ = ManualCounter().objectWillChange }
    counter.count = 1
    #expect(changes == 1)
    withExtendedLifetime(token) {}
  }

  @Test func observeServesEveryKindOfPublisherUntilCancelled() {
    let objects: [any ObservableObject] = [Counter(), ManualCounter(), CustomCounter()]
    var changes = 0
    let tokens = objects.map { _observeObjectWillChange(of: $0) { changes += 1 } }
    (objects[0] as? Counter)?.count = 1
    (objects[1] as? ManualCounter)?.count = 1
    (objects[2] as? CustomCounter)?.count = 1
    #expect(changes == 3)
    for token in tokens { token.cancel() }
    (objects[0] as? Counter)?.count = 2
    (objects[2] as? CustomCounter)?.count = 2
    #expect(changes == 3)
  }

  @Test func observersAreCalledInOrderAndMayLeaveWhileCalled() {
    let publisher = ObservableObjectPublisher()
    var calls: [String] = []
    var second: AnyCancellable?
    let first = publisher._observe {
      calls.append("first")
      second?.cancel()
    }
    second = publisher._observe { calls.append("second") }
    publisher.send()
    publisher.send()
    #expect(calls == ["first", "second", "first"])
    withExtendedLifetime(first) {}
  }

  @Test func observingDoesNotKeepTheObjectAlive() {
    var counter: Counter? = Counter()
    weak let observed = counter
    let token = counter.map { _observeObjectWillChange(of: $0) {} }
    counter = nil
    #expect(observed == nil)
    token?.cancel()
  }
}
