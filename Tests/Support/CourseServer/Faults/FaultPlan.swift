import Foundation

/// Faults that a test asks for beforehand, where it does not choose the addresses.
public final class FaultPlan: @unchecked Sendable {
  private struct Entry {
    let fault: Fault
    let path: String
    var times: Int
  }

  private let lock = NSLock()
  private var entries: [Entry] = []
  private var counts: [UInt64: Int] = [:]

  /// The next requests, `times` of them, whose path holds `path` meet the fault.
  public func add(_ fault: Fault, path: String = "/", times: Int = 1) {
    lock.withLock { entries.append(Entry(fault: fault, path: path, times: times)) }
  }

  public func removeAll() { lock.withLock { entries = [] } }

  /// The first entry that fits, used up by this.
  func next(for request: Request) -> Fault? {
    lock.withLock {
      guard let index = entries.firstIndex(where: { request.path.contains($0.path) }) else { return nil }
      entries[index].times -= 1
      let fault = entries[index].fault
      if entries[index].times <= 0 { entries.remove(at: index) }
      return fault
    }
  }

  /// `random` made one of the others, or nothing.
  func resolve(_ fault: Fault) -> Fault? {
    guard case .random(let seed) = fault else { return fault }
    return lock.withLock {
      counts[seed, default: 0] += 1
      return Fault.random(seed: seed, count: counts[seed]!)
    }
  }
}
