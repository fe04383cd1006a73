import Foundation
import MediaClips

/// A certificate for 127.0.0.1 that signs itself: no client trusts it.
enum Certificate {
  struct Failure: Error {}

  private static let lock = NSLock()
  nonisolated(unsafe) private static var made: URL?

  /// A PEM file with its key, made once a process.
  static func untrusted() throws -> URL {
    try lock.withLock {
      if let made { return made }
      let file = Clip.folder.appendingPathComponent("untrusted.pem")
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
        + ["-days", "2", "-subj", "/CN=Nobody", "-addext", "subjectAltName=IP:127.0.0.1"]
        + ["-keyout", file.path, "-out", file.path + ".crt"]
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { throw Failure() }
      let all = try Data(contentsOf: file) + Data(contentsOf: URL(fileURLWithPath: file.path + ".crt"))
      try all.write(to: file)
      made = file
      return file
    }
  }
}
