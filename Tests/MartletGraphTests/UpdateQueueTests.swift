import Testing

@testable import MartletGraph

@MainActor @Suite struct UpdateQueueTests {
  let queue = UpdateQueue()

  /// Readers of the given depths that write their index down when they run.
  private func readers(_ depths: [Int], of source: Source, _ write: @escaping (Int) -> Void) -> [CountingReader] {
    depths.enumerated().map { index, depth in
      let reader = CountingReader(queue, depth: depth) { source.read() }
      reader.body = {
        source.read()
        write(index)
      }
      return reader
    }
  }

  @Test func readersRunFromTheTopOfTheTreeDownAndInOrder() {  // C38
    let source = Source()
    var order: [Int] = []
    let readers = readers([2, 0, 1, 2, 1, 0], of: source) { order.append($0) }
    for _ in 0..<3 {
      order = []
      source.change()
      queue.flush()
      #expect(order == [1, 5, 2, 4, 0, 3])
    }
    #expect(readers.allSatisfy { $0.runs == 3 })
  }

  @Test func aReaderThatADisposingParentEndsNeverRuns() {
    let source = Source()
    let child = CountingReader(queue, depth: 1) { source.read() }
    let parent = CountingReader(queue) { source.read() }
    parent.body = { child.dispose() }
    source.change()
    queue.flush()
    #expect(parent.runs == 1 && child.runs == 0)
    child.enqueue()
    #expect(queue.isEmpty)
  }

  @Test func aReaderThatItsParentRanDoesNotRunAgain() {  // C17
    let source = Source()
    let child = CountingReader(queue, depth: 1) { source.read() }
    let parent = CountingReader(queue) { source.read() }
    parent.body = {
      source.read()
      child.didRun()
    }
    source.change()
    queue.flush()
    #expect(parent.runs == 1 && child.runs == 0)
    // A change after that counts again.
    source.change()
    child.didRun()
    source.change()
    parent.body = {}
    queue.flush()
    #expect(child.runs == 1)
  }

  @Test func aWriteDuringAnUpdateRunsInTheSameFlush() {  // C38
    let (a, b) = (Source(), Source())
    let first = CountingReader(queue) { a.read() }
    let second = CountingReader(queue, depth: 3) { b.read() }
    first.body = {
      a.read()
      if first.runs == 1 { b.change() }
    }
    a.change()
    queue.flush()
    #expect(first.runs == 1 && second.runs == 1)
  }

  @Test func aShallowerReaderThatADeeperOneWakesRunsNext() {  // C38
    let (a, b) = (Source(), Source())
    var order: [String] = []
    let shallow = CountingReader(queue) { a.read() }
    shallow.body = {
      a.read()
      order.append("shallow")
    }
    let deep = [4, 4].map { depth in CountingReader(queue, depth: depth) { b.read() } }
    deep[0].body = {
      b.read()
      order.append("deep 0")
      if order.count == 1 { a.change() }
    }
    deep[1].body = {
      b.read()
      order.append("deep 1")
    }
    b.change()
    queue.flush()
    #expect(order == ["deep 0", "shallow", "deep 1"])
  }

  @Test func theHostIsAskedOnceForManyChanges() {
    let sources = [Source(), Source()]
    let readers = sources.map { source in CountingReader(queue) { source.read() } }
    var asked = 0
    queue.becameNonEmpty = { asked += 1 }
    sources.forEach { $0.change() }
    #expect(asked == 1)
    queue.flush()
    sources[0].change()
    #expect(asked == 2 && readers.map(\.runs) == [1, 1])
  }

  @Test func whatWaitsIsListedFromTheTopDown() {
    let sources = [Source(), Source()]
    let readers = [3, 1].enumerated().map { index, depth in
      CountingReader(queue, depth: depth) { sources[index].read() }
    }
    sources.forEach { $0.change() }
    #expect(queue.waiting.map(\.depth) == [1, 3])
    queue.flush()
    #expect(queue.waiting.isEmpty)
  }

  @Test func anEndlessLoopStops() {  // C38
    let source = Source()
    let reader = CountingReader(queue) { source.read() }
    reader.body = {
      source.read()
      source.change()
    }
    var loops: [Reader] = []
    queue.foundLoop = { loops.append($0) }
    source.change()
    queue.flush()
    #expect(queue.isEmpty)
    #expect(reader.runs == UpdateQueue.runLimit)
    #expect(loops.count == 1 && loops.first === reader)
  }
}
