import Foundation

/// For work of a C library that cannot be told to stop.
enum TimeLimit {
  private final class Box<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value?
    var value: Value? {
      get { lock.withLock { stored } }
      set { lock.withLock { stored = newValue } }
    }
  }

  /// The result, or nil where it took longer; the work then goes on by itself on its thread, and its result is dropped.
  static func run<Value>(seconds: Double, _ work: @escaping @Sendable () -> Value) -> Value? {
    let box = Box<Value>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      box.value = work()
      done.signal()
    }
    thread.stackSize = 8 << 20
    thread.start()
    return done.wait(timeout: .now() + seconds) == .success ? box.value : nil
  }
}
