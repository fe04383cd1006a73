import Foundation
import MartletGraph

/// Contexts with changes that are to be saved in the next turn of the main loop. An app that ends before that saves
/// them when it ends.
enum PendingSaves {
  nonisolated(unsafe) private static var waiting: [ObjectIdentifier: ContextCore] = [:]
  private static let lock = NSLock()

  /// Once a process.
  private static let endOfApp: Void = {
    atexit {
      // Another thread's exit must not read models that are being changed.
      if MainThread.isCurrent { PendingSaves.saveAll() }
    }
  }()

  static func add(_ core: ContextCore) {
    _ = endOfApp
    let isFirst = lock.withLock { waiting.updateValue(core, forKey: ObjectIdentifier(core)) == nil }
    guard isFirst else { return }
    DispatchQueue.main.async { save(core) }
  }

  private static func saveAll() {
    for core in lock.withLock({ Array(waiting.values) }) { save(core) }
  }

  private static func save(_ core: ContextCore) {
    if lock.withLock({ waiting.removeValue(forKey: ObjectIdentifier(core)) }) != nil { core.saveNow() }
  }
}
