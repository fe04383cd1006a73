import Foundation

/// What is to be ended and removed where a signal ends this process: programs, with all that they started, and folders
/// for the time being. Each program has a process group of its own, which the terminal's Control-C does not reach.
public final class Interruption: @unchecked Sendable {
  /// Signals belong to the process as a whole.
  public static let shared = Interruption()

  private let lock = NSLock()
  private var programs: Set<pid_t> = []
  private var folders: Set<String> = []
  /// Where the handler writes the signal's number, and a thread reads it: a handler itself may do next to nothing.
  nonisolated(unsafe) private static var entrance: Int32 = -1
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  private static let graceInSeconds = 2.0

  /// From now on a signal ends all that is here, and then this process as it would have without.
  public func install() {
    var ends: [Int32] = [-1, -1]
    guard Self.entrance < 0, pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    Self.entrance = ends[1]
    for number in Self.signals { handle(number) }
    let exit = ends[0]
    Thread.detachNewThread { [self] in
      var number: UInt8 = 0
      while read(exit, &number, 1) != 1 {}
      end(by: Int32(number))
    }
  }

  /// Handles one signal here, after somebody else did.
  public func handle(_ number: Int32) {
    guard Self.entrance >= 0 else { return }
    var action = sigaction()
    action.sa_flags = SA_RESTART
    action.__sigaction_handler.sa_handler = { number in
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(Interruption.entrance, &byte, 1)
    }
    sigaction(number, &action, nil)
  }

  /// Notes the program that `body` starts; no signal comes between.
  public func starting(_ body: () throws -> pid_t) rethrows -> pid_t {
    try lock.withLock {
      let program = try body()
      programs.insert(program)
      return program
    }
  }

  /// After the program was waited for.
  public func ended(_ program: pid_t) { _ = lock.withLock { programs.remove(program) } }

  public func add(folder: String) { _ = lock.withLock { folders.insert(folder) } }
  public func remove(folder: String) { _ = lock.withLock { folders.remove(folder) } }

  /// The lock stays closed: nothing begins any more, and nobody goes on with what a program left half done.
  private func end(by number: Int32) {
    lock.lock()
    for program in programs { kill(-program, SIGTERM) }
    let deadline = Date(timeIntervalSinceNow: Self.graceInSeconds)
    while programs.contains(where: isRunning), Date() < deadline { usleep(20_000) }
    for program in programs { kill(-program, SIGKILL) }
    folders.forEach(removeForGood)
    signal(number, SIG_DFL)
    kill(getpid(), number)
  }

  /// A program that dies may be in the middle of making a file: the folder is looked for again.
  private func removeForGood(_ folder: String) {
    for _ in 0..<50 where FileManager.default.fileExists(atPath: folder) {
      try? FileManager.default.removeItem(atPath: folder)
      usleep(20_000)
    }
  }

  /// Whether the program itself has not ended yet; until it is waited for, its remainder is there.
  private func isRunning(_ program: pid_t) -> Bool {
    var information = siginfo_t()
    let isOver = waitid(P_PID, id_t(program), &information, WEXITED | WNOWAIT | WNOHANG) == 0
    return kill(-program, 0) == 0 && !(isOver && information.si_signo == SIGCHLD)
  }
}
