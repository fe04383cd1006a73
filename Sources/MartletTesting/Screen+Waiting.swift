import Foundation

// What views start beside the main thread: files, other threads, the network.
extension Screen {
  /// Turns of the main thread that are waited for at most. Not seconds: beside many other tests a turn can take long.
  public static let roundLimit = 10_000

  /// Lets others work until the condition holds, then waits until nothing moves any more. Whether it holds.
  public func waits(until condition: () -> Bool) async -> Bool {
    var rounds = 0
    while !condition(), rounds < Self.roundLimit {
      rounds += 1
      await letOthersWork()
    }
    // What slides in is where it can be tapped at the end.
    settle()
    return condition()
  }

  /// Lets others work until the tasks of views have ended and nothing moves any more. False when they do not end.
  @discardableResult public func settleAll() async -> Bool {
    update()
    return await waits { !root.hasPendingWork }
  }

  /// Leaves the main thread for a millisecond: its queue and other threads would starve beside a loop that only yields.
  private func letOthersWork() async {
    try? await Task.sleep(for: .milliseconds(1))
    update()
  }
}
