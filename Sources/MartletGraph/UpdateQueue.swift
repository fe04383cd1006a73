/// The readers that wait to run, by depth. One a tree.
public final class UpdateQueue {
  /// The readers of one depth in the order in which they were asked to run: `head` is the next one's index.
  private struct Bucket {
    var readers: ContiguousArray<Reader?> = []
    var head = 0
    var isEmpty: Bool { head == readers.count }

    mutating func removeFirst() -> Reader {
      let first = readers[head]!
      readers[head] = nil
      head += 1
      if isEmpty {
        readers.removeAll(keepingCapacity: true)
        head = 0
      }
      return first
    }
  }

  private var buckets: [Bucket] = []
  private var shallowest = Int.max
  private(set) var count = 0
  /// Called when the queue stops being empty: the host schedules a frame.
  public var becameNonEmpty: (() -> Void)?
  /// Called with a reader that asked to run again in each of its own runs and is left as it is. Spec: C15, C38.
  public var foundLoop: ((Reader) -> Void)?
  /// How often one reader may run in one flush before it counts as a loop.
  public static let runLimit = 100
  /// How many readers one flush may run in all.
  public static let roundLimit = 100_000
  /// How many flushes have begun.
  public private(set) var flushNumber = 0

  public init() {}

  public var isEmpty: Bool { count == 0 }

  func add(_ reader: Reader) {
    reader.isEnqueued = true
    while buckets.count <= reader.depth { buckets.append(Bucket()) }
    buckets[reader.depth].readers.append(reader)
    shallowest = min(shallowest, reader.depth)
    count += 1
    if count == 1 { becameNonEmpty?() }
  }

  /// Runs what waits, from the top of the tree down and at one depth in the order of asking, until nothing does.
  /// Spec: C17, C38.
  public func flush() {
    var rounds = 0
    flushNumber += 1
    while let reader = next() {
      if !reader.isDisposed, reader.needsUpdate {
        if reader.countRun(in: flushNumber) <= Self.runLimit { reader.runWaiting() } else { foundLoop?(reader) }
      }
      rounds += 1
      if rounds > Self.roundLimit {
        foundLoop?(reader)
        return dropAll()
      }
    }
  }

  /// Those that wait to run, from the top of the tree down.
  public var waiting: [Reader] { buckets.flatMap { $0.readers.compactMap(\.self) } }

  private func next() -> Reader? {
    guard count > 0 else { return nil }
    while buckets[shallowest].isEmpty { shallowest += 1 }
    let reader = buckets[shallowest].removeFirst()
    reader.isEnqueued = false
    count -= 1
    if count == 0 { shallowest = .max }
    return reader
  }

  private func dropAll() {
    for bucket in buckets { for reader in bucket.readers { reader?.isEnqueued = false } }
    buckets.removeAll()
    count = 0
    shallowest = .max
  }
}
