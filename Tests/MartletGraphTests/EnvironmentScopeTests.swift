import Testing

@testable import MartletGraph

@MainActor @Suite struct EnvironmentScopeTests {
  let queue = UpdateQueue()
  let root = EnvironmentScope(parent: nil)
  private enum Number {}
  private enum Word {}
  private let number = ObjectIdentifier(Number.self)
  private let word = ObjectIdentifier(Word.self)

  private func reader(of key: ObjectIdentifier, in scope: EnvironmentScope) -> CountingReader {
    CountingReader(queue) { _ = scope.lookup(key) }
  }

  @Test func theNearestValueIsFound() {  // D1
    let middle = EnvironmentScope(parent: root)
    let inner = EnvironmentScope(parent: middle)
    #expect(inner.lookup(number) == nil)
    root.set(number, 1)
    #expect(inner.lookup(number) as? Int == 1)
    middle.set(number, 2)
    #expect(inner.lookup(number) as? Int == 2)
    #expect(root.lookup(number) as? Int == 1)
    #expect(inner.own(number) == nil && middle.own(number) as? Int == 2)
  }

  @Test func aWriteReachesTheReadersOfThatKeyBelow() {  // C25
    let inner = EnvironmentScope(parent: EnvironmentScope(parent: root))
    let numbers = reader(of: number, in: inner)
    let words = reader(of: word, in: inner)
    root.set(number, 1)
    queue.flush()
    #expect(numbers.runs == 1 && words.runs == 0)
    root.set(number, 2)
    queue.flush()
    #expect(numbers.runs == 2 && words.runs == 0)
  }

  @Test func aReaderFollowsTheValueThatItFound() {  // C25, D1
    let inner = EnvironmentScope(parent: root)
    inner.set(number, 5)
    let reader = reader(of: number, in: inner)
    root.set(number, 1)
    queue.flush()
    #expect(reader.runs == 0)
    inner.set(number, 6)
    queue.flush()
    #expect(reader.runs == 1)
  }

  @Test func aWriterThatComesInBetweenIsSeen() {  // D1
    root.set(number, 1)
    let middle = EnvironmentScope(parent: root)
    let inner = EnvironmentScope(parent: middle)
    var seen: Int?
    let reader = CountingReader(queue) { seen = inner.lookup(number) as? Int }
    middle.set(number, 2)
    queue.flush()
    #expect(seen == 2)
    root.set(number, 3)
    queue.flush()
    #expect(seen == 2 && reader.runs == 1)
  }

  @Test func aScopeDefinedBeforeItIsUsedDisturbsNobody() {  // C25
    root.set(number, 1)
    let outside = reader(of: number, in: root)
    let inner = EnvironmentScope(parent: root)
    inner.define(number, 2)
    queue.flush()
    #expect(outside.runs == 0)
    #expect(inner.lookup(number) as? Int == 2)
  }

  @Test func aDefaultThatNobodyWroteIsFollowed() {  // D3
    let inner = EnvironmentScope(parent: root)
    var seen: Int?
    let reader = CountingReader(queue) { seen = inner.lookup(number) as? Int ?? 0 }
    #expect(seen == 0)
    root.set(number, 4)
    queue.flush()
    #expect(seen == 4 && reader.runs == 1)
  }

  @Test func aDerivedValueIsComputedOnceAndOnlyWhenItsInputsChange() {
    root.set(number, 2)
    var computed = 0
    func double() -> Int {
      root.derive(word, queue: queue) { scope in
        computed += 1
        return (scope.lookup(self.number) as? Int ?? 0) / 2
      }
    }
    let readers = (0..<3).map { _ in CountingReader(queue, depth: 1) { _ = double() } }
    #expect(computed == 1)
    root.set(number, 3)
    queue.flush()
    // Three halves are one again: nobody runs for it.
    #expect(computed == 2 && readers.allSatisfy { $0.runs == 0 })
    root.set(number, 4)
    queue.flush()
    #expect(readers.allSatisfy { $0.runs == 1 })
    #expect(double() == 2)
  }
}
