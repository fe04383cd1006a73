import Foundation

/// A file that says what a screen showed when somebody last looked at it: it stands beside its test.
///
/// A golden that is missing is written, and the test fails once. `MARTLET_RECORD=1` in the environment writes
/// every golden that a test compares with, in place of comparing.
struct Golden {
  static let recordingKey = "MARTLET_RECORD"

  let path: String

  /// `name.kind` in the folder of the test's source file.
  init(named name: String, kind: String, besideFile file: String) {
    let folder = (file as NSString).deletingLastPathComponent
    path = (folder as NSString).appendingPathComponent("\(name).\(kind)")
  }

  /// Where something else than the golden is written: `name.actual.kind`.
  var actualPath: String {
    let file = path as NSString
    return "\(file.deletingPathExtension).actual.\(file.pathExtension)"
  }

  /// The golden's bytes; nil when `actual` was recorded. Throws when there was none.
  func content(recording actual: Data) throws -> Data? {
    if ProcessInfo.processInfo.environment[Self.recordingKey] == "1" {
      try write(actual, to: path)
      return nil
    }
    guard let content = FileManager.default.contents(atPath: path) else {
      try write(actual, to: path)
      throw ScreenError.missingGolden(path: path)
    }
    return content
  }

  func writeActual(_ actual: Data) throws { try write(actual, to: actualPath) }

  /// Takes away what an earlier failure left.
  func removeActual() { try? FileManager.default.removeItem(atPath: actualPath) }

  private func write(_ data: Data, to path: String) throws {
    try data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
