import Foundation

/// How another program is started.
public struct ProgramStart {
  public var command: [String]
  /// Its whole environment.
  public var environment: [String: String]
  /// Whether it stands in the place of this process for the user: it shares the terminal and standard input, and its
  /// end is the caller's affair. Other programs read nothing, and end with this process.
  public var isInForeground = false
  /// Descriptors of the program, and the paths that are opened for writing there.
  public var files: [Int32: String] = [:]
  /// Descriptors of the program, and those of this process that they are.
  public var descriptors: [Int32: Int32] = [:]

  /// An error of the system's: no such program, no right to start it.
  public struct Failure: Error { public var code: Int32 }

  public init(command: [String], environment: [String: String]) {
    (self.command, self.environment) = (command, environment)
  }

  public func start() throws(Failure) -> pid_t {
    var (child, status) = (pid_t(), Int32())
    if isInForeground {
      status = spawn(&child)
    } else {
      child = Interruption.shared.starting {
        var started = pid_t()
        status = spawn(&started)
        return started
      }
      if status != 0 { Interruption.shared.ended(child) }
    }
    guard status == 0 else { throw Failure(code: status) }
    return child
  }

  private func spawn(_ child: inout pid_t) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads of Dispatch's block signals, which programs would inherit.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | (isInForeground ? 0 : POSIX_SPAWN_SETPGROUP)))
    if !isInForeground {
      posix_spawnattr_setpgroup(&attributes, 0)
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    for (descriptor, path) in files {
      posix_spawn_file_actions_addopen(&actions, descriptor, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }
    for (descriptor, own) in descriptors where own != descriptor {
      posix_spawn_file_actions_adddup2(&actions, own, descriptor)
    }
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return Self.withCStrings(command) { arguments in
      Self.withCStrings(variables) { posix_spawnp(&child, command[0], &actions, &attributes, arguments, $0) }
    }
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) }
    defer { pointers.forEach { free($0) } }
    return body(pointers + [nil])
  }
}
