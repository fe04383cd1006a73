import Foundation

/// Martlet's own words. They go to standard error, so that standard output is the app's alone.
struct Terminal: Sendable {
  /// A person is watching: progress is worth a line.
  var isInteractive: Bool

  static let standard = Terminal(isInteractive: isatty(2) == 1)

  /// Errors, warnings, answers: always.
  func say(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  /// Progress: for a person only.
  func note(_ text: String) {
    if isInteractive { say(text) }
  }
}
