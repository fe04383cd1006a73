import Foundation
import MartletGraph

/// When a block of `perform` runs that is called on the context's queue.
public enum NSManagedObjectContextScheduledTaskType: Sendable { case immediate, enqueued }

extension NSManagedObjectContext {
  public typealias ScheduledTaskType = NSManagedObjectContextScheduledTaskType

  /// Whether this runs on the context's queue.
  private var isOnQueue: Bool {
    if concurrencyType == .mainQueueConcurrencyType { return MainThread.isCurrent }
    return DispatchQueue.getSpecific(key: Self.queueKey) == ObjectIdentifier(queue)
  }

  /// Runs the block on the context's queue, later.
  public func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    queue.async { block() }
  }

  /// Runs the block on the context's queue, and waits for it.
  public func performAndWait(_ block: () -> Void) { if isOnQueue { block() } else { queue.sync(execute: block) } }

  @_disfavoredOverload
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
    isOnQueue ? try block() : try queue.sync(execute: block)
  }

  /// Runs the block on the context's queue; what it returns or throws comes back.
  public func perform<T, Failure: Error>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(Failure) -> T
  ) async throws(Failure) -> T {
    nonisolated(unsafe) let block = block
    let result: Result<Unsent<T>, Failure> = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: Result { () throws(Failure) in Unsent(value: try block()) }) }
    }
    return try result.get().value
  }
}

/// A value that goes back to who waits for it, and to nobody else.
private struct Unsent<Value>: @unchecked Sendable { let value: Value }
