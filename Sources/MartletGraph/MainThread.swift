import Foundation

/// Where the graph lives. Code on the main thread, or in work of the main queue and actor, may touch it.
public enum MainThread {
  private static let isMainQueue: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the running code may touch the graph.
  ///
  /// A program that gave its first thread to `dispatchMain` (test runners do) has the main queue's work run on
  /// other threads, one after the other.
  public static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: isMainQueue) == true }

  /// Runs `action` there: now when already there, else as soon as it is free.
  public static func run(_ action: @escaping () -> Void) {
    if isCurrent {
      action()
    } else {
      DispatchQueue.main.async(execute: unsafeBitCast(action, to: (@Sendable () -> Void).self))
    }
  }
}
