import Testing

@testable import SwiftUI

/// Which values count as equal when a state is written. Spec: C16.
struct EqualityTests {
  /// Counts how often it is compared.
  private final class Counter { var count = 0 }
  private struct Element: Equatable {
    let number: Int
    let counter: Counter
    static func == (a: Element, b: Element) -> Bool {
      a.counter.count += 1
      return a.number == b.number
    }
  }
  private struct Empty: Equatable {}
  private struct Plain { var number = 1 }
  private final class Object {}

  @Test func arraysOfOneBufferAreEqualWithoutAskingTheirElements() {
    let counter = Counter()
    let elements = (0..<1000).map { Element(number: $0, counter: counter) }
    #expect(areEqual(elements, elements))
    #expect(counter.count == 0)
  }

  @Test func equalArraysOfTwoBuffersAreEqual() {
    let counter = Counter()
    let (first, second) = (
      (0..<1000).map { Element(number: $0, counter: counter) },
      [Element](repeating: Element(number: 0, counter: counter), count: 1000)
    )
    var copy = second
    for index in copy.indices { copy[index] = Element(number: index, counter: counter) }
    #expect(areEqual(first, copy))
    #expect(counter.count == 1000)
    #expect(!areEqual(first, second))
    #expect(counter.count == 1002)
  }

  @Test func valuesAreComparedByTheirType() {
    #expect(areEqual(1, 1) && !areEqual(1, 2))
    #expect(areEqual("a", "a") && !areEqual("a", "b"))
    #expect(areEqual(Int?.none, nil) && areEqual(Int?.some(1), 1) && !areEqual(Int?.some(1), nil))
    #expect(areEqual(Empty(), Empty()))
    #expect(areEqual([Empty()], [Empty()]))
  }

  @Test func valuesWithoutEqualityDiffer() {
    let (object, plain) = (Object(), Plain())
    #expect(!areEqual(object, object))
    #expect(!areEqual(plain, plain))
    #expect(!areEqual([plain], [plain]))
  }

  @Test func anExistentialIsComparedByWhatItHolds() {
    #expect(areEqual(1 as Any, 1 as Any))
    #expect(!areEqual(1 as Any, 2 as Any))
    #expect(!areEqual(1 as Any, "1" as Any))
    #expect(!areEqual(Plain() as Any, Plain() as Any))
    #expect(areEqual(Empty() as any Equatable, Empty() as any Equatable))
  }
}
