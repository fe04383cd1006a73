import Foundation

/// Waits for the end of a program that may take only so long.
struct DeadlineWait {
  let child: pid_t
  /// How long the processor's time is watched before the deadline, and what a program gets to end by itself.
  private static let watchInSeconds = 0.5
  private static let graceInSeconds = 2.0

  func end(withinSeconds limit: Int) throws -> ChildProcess.Ending {
    let ended = watchForEnd()
    if ended.wait(timeout: .now() + Double(limit) - Self.watchInSeconds) == .success { return try reap() }
    let before = processorSeconds()
    if ended.wait(timeout: .now() + Self.watchInSeconds) == .success { return try reap() }
    let isComputing = processorSeconds() - before > Self.watchInSeconds / 20
    // With all that it started: it leads a process group.
    kill(-child, SIGTERM)
    if ended.wait(timeout: .now() + Self.graceInSeconds) == .timedOut { kill(-child, SIGKILL) }
    _ = try reap()
    return .overdue(isComputing: isComputing)
  }

  private func reap() throws -> ChildProcess.Ending { try ChildProcess.wait(for: child) }

  /// Signals once the program has ended. It is left as it is (WNOWAIT), so that its process id stays its own until it
  /// is reaped and no other program can be ended in its place.
  private func watchForEnd() -> DispatchSemaphore {
    let ended = DispatchSemaphore(value: 0)
    let child = child
    Thread.detachNewThread {
      var information = siginfo_t()
      while waitid(P_PID, id_t(child), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
      ended.signal()
    }
    return ended
  }

  /// User and system time so far: fields 14 and 15 of proc(5)'s stat, counted from the end of the name, which may
  /// hold spaces. Zero where the system has no such file.
  private func processorSeconds() -> Double {
    guard let text = try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8),
      let nameEnd = text.lastIndex(of: ")")
    else { return 0 }
    let fields = text[nameEnd...].split(separator: " ").compactMap { Double($0) }
    // After the name come the state, which is no number, and field 4: field 14 is the eleventh number.
    guard fields.count > 11 else { return 0 }
    return (fields[10] + fields[11]) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}
