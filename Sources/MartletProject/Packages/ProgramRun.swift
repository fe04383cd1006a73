import Foundation

/// Runs a program whose words go to files: its descriptor 3 to one, its standard error to another, and what it
/// prints to nowhere.
struct ProgramRun {
  enum Ending: Equatable {
    case exited(Int32)
    case signalled(Int32)
    case overdue
  }

  var command: [String]
  var output: String
  var errors: String
  /// Variables beside those of this process.
  var environment: [String: String]
  var limitInSeconds: Int

  func run() throws -> Ending {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, errors, flags, 0o600)
    posix_spawn_file_actions_addopen(&actions, 3, output, flags, 0o600)
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { "\($0.key)=\($0.value)" }
    var child = pid_t()
    let status = Self.withCStrings(command) { arguments in
      Self.withCStrings(variables) { posix_spawnp(&child, command[0], &actions, nil, arguments, $0) }
    }
    guard status == 0 else {
      throw ProjectError(
        file: command[0], problem: Wording.programDoesNotStart(String(cString: strerror(status))),
        remedy: Wording.installToolchain)
    }
    return Self.wait(for: child, limitInSeconds: limitInSeconds)
  }

  /// Looks every few milliseconds: a signal handler would belong to the whole process.
  private static func wait(for child: pid_t, limitInSeconds: Int) -> Ending {
    let deadline = DispatchTime.now() + .seconds(limitInSeconds)
    var status: Int32 = 0
    while waitpid(child, &status, WNOHANG) == 0 {
      if DispatchTime.now() > deadline {
        kill(child, SIGKILL)
        waitpid(child, &status, 0)
        return .overdue
      }
      usleep(5_000)
    }
    // The status word of wait(2): the low seven bits are the signal, the next byte the exit code.
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) }
    defer { pointers.forEach { free($0) } }
    return body(pointers + [nil])
  }
}
