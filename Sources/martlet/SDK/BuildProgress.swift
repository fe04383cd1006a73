import Foundation
import MartletProject

/// Counts what several threads build, says so to a person, and keeps the first failure.
final class BuildProgress: @unchecked Sendable {
  private let lock = NSLock()
  private let total: Int
  private let terminal: Terminal
  private var begun = 0
  private var firstFailure: (any Error)?

  init(total: Int, terminal: Terminal) {
    self.total = total
    self.terminal = terminal
    terminal.say(Wording.buildingLibraries(total))
  }

  var failure: (any Error)? { lock.withLock { firstFailure } }
  var hasFailed: Bool { failure != nil }

  func begin(_ name: String) {
    let number = lock.withLock {
      begun += 1
      return begun
    }
    terminal.note(Wording.buildingLibrary(name, number: number, total: total))
  }

  func fail(_ error: any Error) {
    lock.withLock { firstFailure = firstFailure ?? error }
  }
}
