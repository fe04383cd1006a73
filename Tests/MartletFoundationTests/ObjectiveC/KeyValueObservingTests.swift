import Foundation
import Testing

@testable import MartletFoundation

/// Properties as the rewriter leaves them of `@objc dynamic var`.
private class Person: NSObject {
  @_KeyValueObserved var name = "A"
  @_KeyValueObserved var age: Int
  @_KeyValueObserved var friend: Person? = nil
  var plain = 1
  var title: String { "\(name) \(age)" }

  init(age: Int) {
    self.age = age
    super.init()
  }
}

private final class Child: Person {}

@Suite(.serialized) struct KeyValueObservingTests {
  @Test func theHandlerHearsOfEachChangeWithWhatItAskedFor() {
    let person = Person(age: 1)
    var heard: [String] = []
    let observation = person.observe(\.age, options: [.old, .new]) { person, change in
      heard.append("\(person.age) \(change.oldValue ?? -1) \(change.newValue ?? -1) \(change.isPrior)")
    }
    person.age = 2
    person.age += 3
    person.name = "B"
    #expect(heard == ["2 1 2 false", "5 2 5 false"])
    observation.invalidate()
    person.age = 9
    #expect(heard.count == 2)
  }

  @Test func withoutOptionsThereAreNoValues() {
    let person = Person(age: 1)
    var values: [Int?] = []
    let observation = person.observe(\.age) { values += [$1.oldValue, $1.newValue] }
    person.age = 2
    #expect(values == [nil, nil])
    observation.invalidate()
  }

  @Test func initialCallsAtOnceAndPriorBefore() {
    let person = Person(age: 1)
    var heard: [String] = []
    let observation = person.observe(\.name, options: [.initial, .prior, .new]) { person, change in
      heard.append("\(person.name) \(change.newValue ?? "nil") \(change.isPrior)")
    }
    person.name = "B"
    #expect(heard == ["A A false", "A nil true", "B B false"])
    observation.invalidate()
  }

  @Test func itEndsWithTheObservationAndKeepsNoObject() {
    weak var gone: Person?
    var count = 0
    do {
      let person = Person(age: 1)
      gone = person
      do { _ = person.observe(\.age) { _, _ in count += 1 } }
      person.age = 2
      let kept = person.observe(\.age) { _, _ in count += 10 }
      person.age = 3
      _ = kept
    }
    #expect(count == 10 && gone == nil)
  }

  @Test func pathsThroughObjectsFollowThem() {
    let person = Person(age: 1)
    var heard: [Int?] = []
    let observation = person.observe(\.friend?.age, options: .new) { heard.append($1.newValue ?? nil) }
    let friend = Person(age: 7)
    person.friend = friend
    friend.age = 8
    person.friend = nil
    friend.age = 9
    #expect(heard == [7, 8, nil])
    observation.invalidate()
  }

  @Test func subclassesAndComputedPropertiesAreObserved() {
    let child = Child(age: 1)
    var heard: [String] = []
    let observation = child.observe(\.title, options: .new) { heard.append($1.newValue ?? "") }
    child.name = "B"
    child.age = 2
    #expect(heard == ["B 1", "B 2"])
    observation.invalidate()
  }

  @Test func whatCannotBeObservedIsSaid() {
    var lines: [String] = []
    SelectorRemarks.receive = { lines.append($0) }
    defer { SelectorRemarks.receive = nil }
    let person = Person(age: 1)
    let observation = person.observe(\.plain, options: .initial) { _, _ in }
    #expect(lines.count == 1 && lines[0].contains("a property of Person that is observed"))
    observation.invalidate()
  }
}
