import Foundation

/// A lock with what it protects. It may not be taken twice by one thread.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// Who must have the lock where that is checked.
  public enum Ownership: Hashable, Sendable { case owner, notOwner }

  private final class Storage {
    var state: State
    let mutex: UnsafeMutablePointer<pthread_mutex_t>
    /// The thread that has the lock; zero when nobody does.
    var owner = pthread_t()

    init(_ state: State) {
      self.state = state
      mutex = .allocate(capacity: 1)
      pthread_mutex_init(mutex, nil)
    }
    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }
  }
  private let storage: Storage

  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  private func take() {
    Swift.precondition(storage.owner != pthread_self(), "OSAllocatedUnfairLock: this thread has the lock already")
    pthread_mutex_lock(storage.mutex)
    storage.owner = pthread_self()
  }
  private func give() {
    storage.owner = pthread_t()
    pthread_mutex_unlock(storage.mutex)
  }
  private func takeIfFree() -> Bool {
    guard pthread_mutex_trylock(storage.mutex) == 0 else { return false }
    storage.owner = pthread_self()
    return true
  }

  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    take()
    defer { give() }
    return try body(&storage.state)
  }
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }
  /// Nil, and `body` does not run, while another has the lock.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard takeIfFree() else { return nil }
    defer { give() }
    return try body(&storage.state)
  }
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Traps unless it is as `condition` says.
  public func precondition(_ condition: Ownership) {
    let isOwner = storage.owner == pthread_self()
    Swift.precondition(isOwner == (condition == .owner), "OSAllocatedUnfairLock: not the \(condition)")
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(uncheckedState: ()) }
  public func lock() { take() }
  public func unlock() { give() }
  public func lockIfAvailable() -> Bool { takeIfFree() }
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R { try withLockUnchecked { _ in try body() } }
}
