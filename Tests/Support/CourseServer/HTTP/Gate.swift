import Foundation

/// Answers that wait until somebody lets them go. A slow server for tests, without a clock.
public final class Gate: @unchecked Sendable {
  private struct Held {
    let request: Request
    let finish: (_ isReleased: Bool) -> Void
  }

  private let lock = NSLock()
  private var held: [Held] = []
  private var waiting: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  /// The requests that wait, oldest first.
  public var requests: [Request] { lock.withLock { held.map(\.request) } }

  func hold(_ request: Request, finish: @escaping (Bool) -> Void) {
    let ready = lock.withLock {
      held.append(Held(request: request, finish: finish))
      let ready = waiting.filter { $0.count <= held.count }
      waiting.removeAll { $0.count <= held.count }
      return ready
    }
    for waiter in ready { waiter.continuation.resume() }
  }

  /// Returns once so many requests wait.
  public func whenHeld(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let isReady = lock.withLock {
        if held.count >= count { return true }
        waiting.append((count, continuation))
        return false
      }
      if isReady { continuation.resume() }
    }
  }

  /// Lets those go that fit, in the order in which they came. Their number.
  @discardableResult
  public func release(where fits: (Request) -> Bool = { _ in true }) -> Int { finish(take(fits)) }

  /// Lets all go in an order that the seed decides.
  @discardableResult
  public func release(shuffledBy seed: UInt64) -> Int {
    var generator = SeededGenerator(seed: seed)
    return finish(take { _ in true }.shuffled(using: &generator))
  }

  /// Forgets all: their clients get an empty answer.
  func empty() { take { _ in true }.forEach { $0.finish(false) } }

  private func take(_ fits: (Request) -> Bool) -> [Held] {
    lock.withLock {
      let taken = held.filter { fits($0.request) }
      held.removeAll { fits($0.request) }
      return taken
    }
  }

  private func finish(_ taken: [Held]) -> Int {
    for item in taken { item.finish(true) }
    return taken.count
  }
}
