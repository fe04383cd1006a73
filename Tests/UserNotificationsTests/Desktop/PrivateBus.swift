import Foundation

/// A message bus of a test's own. GLib's (`GTestDBus`) sets the process's session bus, whose end ends the process, and
/// forks a watcher that keeps the process's output open, so that a run never ends.
final class PrivateBus {
  private let daemon = Process()
  private let configuration = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).conf")
  let address: String

  /// Nil where there is no dbus-daemon.
  init?() {
    let output = Pipe()
    daemon.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
    daemon.arguments = ["--nofork", "--print-address=1", "--config-file=\(configuration.path)"]
    daemon.standardOutput = output
    daemon.standardError = FileHandle.nullDevice
    try? Self.rules.write(to: configuration, atomically: true, encoding: .utf8)
    guard (try? daemon.run()) != nil else { return nil }
    var said = Data()
    while said.last != UInt8(ascii: "\n") {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return nil }
      said += more
    }
    address = String(decoding: said.dropLast(), as: UTF8.self)
  }

  func stop() {
    // Threads of tests block the signal that asks, and the daemon has that from them.
    kill(daemon.processIdentifier, SIGKILL)
    daemon.waitUntilExit()
    try? FileManager.default.removeItem(at: configuration)
  }

  private static let rules = """
    <busconfig><type>session</type><listen>unix:tmpdir=/tmp</listen>
    <policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy>
    </busconfig>
    """
}
