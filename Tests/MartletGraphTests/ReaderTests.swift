import Testing

@testable import MartletGraph

/// A reader that runs a closure and counts how often the queue ran it.
final class CountingReader: Reader {
  var runs = 0
  var body: () -> Void

  init(_ queue: UpdateQueue, depth: Int = 0, body: @escaping () -> Void = {}) {
    self.body = body
    super.init(queue: queue, depth: depth)
    track(body)
  }

  override func update() {
    runs += 1
    track(body)
  }
}

@MainActor @Suite struct ReaderTests {
  let queue = UpdateQueue()

  @Test func aChangeRunsThoseWhoReadOnce() {
    let source = Source()
    let reading = CountingReader(queue) { source.read() }
    let other = CountingReader(queue)
    source.change()
    source.change()
    queue.flush()
    #expect(reading.runs == 1)
    #expect(other.runs == 0)
    queue.flush()
    #expect(reading.runs == 1)
  }

  @Test func whatARunNoLongerReadsDoesNotRunIt() {
    let (a, b) = (Source(), Source())
    var readsA = true
    let reader = CountingReader(queue) { readsA ? a.read() : b.read() }
    readsA = false
    a.change()
    queue.flush()
    #expect(!a.hasReaders && b.hasReaders)
    a.change()
    queue.flush()
    #expect(reader.runs == 1)
    b.change()
    queue.flush()
    #expect(reader.runs == 2)
  }

  @Test func readingASourceOftenIsOneDependency() {
    let (a, b) = (Source(), Source())
    let reader = CountingReader(queue) {
      a.read()
      b.read()
      a.read()
      a.read()
    }
    #expect(reader.dependencies.count == 2)
    #expect(a.readers.count == 1 && b.readers.count == 1)
  }

  @Test func theSameReadsKeepTheirSlots() {
    let sources = (0..<5).map { _ in Source() }
    let first = CountingReader(queue) { sources.forEach { $0.read() } }
    let second = CountingReader(queue) { sources.reversed().forEach { $0.read() } }
    for source in sources { source.change() }
    queue.flush()
    #expect(first.runs == 1 && second.runs == 1)
    check(sources, [first, second])
  }

  @Test func readersMayGoInAnyOrder() {
    for gone in 0..<4 {
      let sources = (0..<3).map { _ in Source() }
      let readers = (0..<4).map { _ in CountingReader(queue) { sources.forEach { $0.read() } } }
      readers[gone].dispose()
      check(sources, readers)
      sources[1].change()
      queue.flush()
      #expect(readers.map(\.runs) == (0..<4).map { $0 == gone ? 0 : 1 })
    }
  }

  @Test func aReaderThatIsReleasedLeavesItsSources() {
    let source = Source()
    var reader: CountingReader? = CountingReader(queue) { source.read() }
    #expect(source.hasReaders && reader != nil)
    reader = nil
    #expect(!source.hasReaders)
    source.change()
  }

  @Test func anInnerRunDoesNotGiveItsReadsToTheOuterOne() {
    let (a, b) = (Source(), Source())
    var inner: CountingReader?
    let outer = CountingReader(queue) { [queue] in
      a.read()
      if inner == nil { inner = CountingReader(queue, depth: 1) { b.read() } }
      a.read()
    }
    b.change()
    queue.flush()
    #expect(outer.runs == 0 && inner?.runs == 1)
  }

  @Test func readingWithoutTrackingIsNoDependency() {
    let source = Source()
    let reader = CountingReader(queue) { Reader.withoutTracking { source.read() } }
    source.change()
    queue.flush()
    #expect(reader.runs == 0)
    #expect(!Reader.isRunning)
  }

  @Test func aRunThatThrowsEndsCleanly() {
    struct Failure: Error {}
    let source = Source()
    let reader = CountingReader(queue)
    #expect(throws: Failure.self) {
      try reader.track {
        source.read()
        throw Failure()
      }
    }
    #expect(!Reader.isRunning)
    #expect(source.hasReaders)
  }

  /// The invariant of `Source`: each slot holds the reader whose dependency carries that slot.
  private func check(_ sources: [Source], _ readers: [Reader]) {
    for reader in readers {
      for dependency in reader.dependencies {
        #expect(dependency.source.readers[dependency.slot].takeUnretainedValue() === reader)
      }
    }
    for source in sources {
      #expect(source.readers.count == readers.count { $0.dependencies.contains { $0.source === source } })
    }
  }
}
