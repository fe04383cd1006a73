import Foundation

/// Ends a compiler that computes too long: around names that are missing, one expression can cost it minutes. The
/// processor's time counts, not the clock's, since on a busy machine a healthy compiler takes minutes too.
struct ProcessorLimit {
  /// For each of the programs that the command starts.
  var seconds: Int

  /// A program that goes on after the signal is killed so many seconds later.
  private static let graceInSeconds = 2

  /// `prlimit` of util-linux sets the limit and becomes the command.
  func applied(to command: [String]) -> [String] {
    ["prlimit", "--cpu=\(seconds):\(seconds + Self.graceInSeconds)"] + command
  }

  /// Whether the limit ended the compiler, which either is the command itself or was started by it and is reported.
  func wasReached(_ ending: ChildProcess.Ending, _ text: String) -> Bool {
    ending == .signalled(SIGXCPU) || text.contains("failed due to signal \(SIGXCPU)")
  }
}
