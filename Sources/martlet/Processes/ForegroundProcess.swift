import Foundation
import MartletProject

/// A program that takes this one's place for the user: the terminal's Control-C ends both, a signal to this process
/// is passed on, and both end together.
enum ForegroundProcess {
  nonisolated(unsafe) private static var child: pid_t = 0

  static func run(_ command: [String], environment: [String: String]) throws -> ChildProcess.Ending {
    handleInterrupt()
    for number in [SIGTERM, SIGHUP] { signal(number) { ForegroundProcess.passOn($0) } }
    defer { for number in [SIGINT, SIGTERM, SIGHUP] { Interruption.shared.handle(number) } }
    child = try ChildProcess.start(command, environment: environment, output: 1, isInForeground: true)
    defer { child = 0 }
    return try ChildProcess.wait(for: child)
  }

  /// A handler, and not "ignore", which the new program would inherit. The terminal itself tells both; what another
  /// program sends to this one alone is passed on.
  private static func handleInterrupt() {
    var action = sigaction()
    action.sa_flags = SA_SIGINFO
    action.__sigaction_handler.sa_sigaction = { number, information, _ in
      if information?.pointee.si_code == Int32(SI_USER) { ForegroundProcess.passOn(number) }
    }
    sigaction(SIGINT, &action, nil)
  }

  private static func passOn(_ number: Int32) {
    if child > 0 { kill(child, number) }
  }
}
