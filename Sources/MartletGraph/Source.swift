/// Something that a node can read and that can change: a state, an environment value, an observed object.
///
/// Invariant: `readers[slot]` is the reader whose dependency on this source carries that slot.
public final class Source {
  private(set) var readers: ContiguousArray<Unmanaged<Reader>> = []

  public init() {}

  /// Notes that the running reader, if any, depends on this source.
  @inline(__always) public func read() {
    if let reader = Reader.running { reader.record(self) }
  }

  /// Asks every reader to run again in the next update.
  public func change() {
    for reader in readers { reader.takeUnretainedValue().enqueue() }
  }

  public var hasReaders: Bool { !readers.isEmpty }

  func add(_ reader: Reader) -> Int {
    readers.append(Unmanaged.passUnretained(reader))
    return readers.count - 1
  }

  /// Takes a reader out; the last one moves into its slot and is told.
  func remove(slot: Int) {
    let last = readers.removeLast()
    guard slot < readers.count else { return }
    readers[slot] = last
    last.takeUnretainedValue().move(self, from: readers.count, to: slot)
  }
}
