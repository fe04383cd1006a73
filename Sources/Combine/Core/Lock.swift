import Synchronization

/// A mutual-exclusion lock over the state beside it.
///
/// Never call a subscriber, a subscription or a user's closure while holding it: the lock is not
/// recursive, and a receiver may send or cancel from inside its callback.
struct Lock: ~Copyable {
  private let mutex = Mutex<Void>(())

  @inline(__always)
  borrowing func protect<Result>(_ body: () throws -> Result) rethrows -> Result {
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    return try body()
  }
}
