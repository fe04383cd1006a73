import Foundation
import MartletProject

/// Starts other programs. Foundation's Process would put them into a process group of their own, where the
/// terminal's Control-C does not reach them.
enum ChildProcess {
  enum Ending: Equatable {
    case exited(Int32)
    case signalled(Int32)
    /// It took longer than it may and was ended; `isComputing` when the processor was busy with it until then.
    case overdue(isComputing: Bool)

    var isSuccess: Bool { self == .exited(0) }
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Runs a program to its end, with standard output and error passed through, or output sent to error.
  static func run(
    _ command: [String], environment: [String: String]? = nil, outputToError: Bool = false
  ) throws -> Ending {
    try wait(for: start(command, environment: environment, output: outputToError ? 2 : 1))
  }

  /// Runs a program that may take a number of seconds.
  static func run(_ command: [String], environment: [String: String]?, limitInSeconds: Int) throws -> Ending {
    try DeadlineWait(child: start(command, environment: environment, output: 1)).end(withinSeconds: limitInSeconds)
  }

  /// What a program prints. Throws with its error text's place in mind: standard error passes through.
  static func output(of command: [String]) throws -> String {
    let (text, ending) = try text(of: command) { try start(command, environment: nil, output: $0) }
    guard ending.isSuccess else {
      throw Failure(description: Wording.programFailed(command.joined(separator: " ")))
    }
    return text
  }

  /// What a program says on standard error, whether it succeeds or not; with what it prints.
  static func errorText(of command: [String]) throws -> (text: String, ending: Ending) {
    try text(of: command) { try start(command, environment: nil, output: $0, error: $0) }
  }

  private static func text(of command: [String], start: (Int32) throws -> pid_t) throws -> (text: String, Ending) {
    var descriptors: [Int32] = [0, 0]
    guard pipe(&descriptors) == 0 else { throw failure(command, errno) }
    _ = fcntl(descriptors[0], F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptors[1], F_SETFD, FD_CLOEXEC)
    let child: pid_t
    do {
      child = try start(descriptors[1])
    } catch {
      close(descriptors[0])
      close(descriptors[1])
      throw error
    }
    close(descriptors[1])
    let data = FileHandle(fileDescriptor: descriptors[0], closeOnDealloc: true).readDataToEndOfFile()
    return (String(decoding: data, as: UTF8.self), try wait(for: child))
  }

  static func start(_ command: [String], environment: [String: String]?, output: Int32, error: Int32 = 2) throws
    -> pid_t
  {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if output != 1 { posix_spawn_file_actions_adddup2(&actions, output, 1) }
    if error != 2 { posix_spawn_file_actions_adddup2(&actions, error, 2) }
    let environment = environment ?? ProcessInfo.processInfo.environment
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    var child = pid_t()
    let status = withCStrings(command) { arguments in
      withCStrings(variables) { posix_spawnp(&child, command[0], &actions, nil, arguments, $0) }
    }
    guard status == 0 else { throw failure(command, status) }
    return child
  }

  static func wait(for child: pid_t) throws -> Ending {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      if errno != EINTR { throw failure(["waitpid"], errno) }
    }
    // The status word of wait(2): the low seven bits are the signal, the next byte the exit code.
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }

  private static func failure(_ command: [String], _ code: Int32) -> Failure {
    Failure(description: Wording.cannotStart(command[0], String(cString: strerror(code))))
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) }
    defer { pointers.forEach { free($0) } }
    return body(pointers + [nil])
  }
}

extension ChildProcess {
  /// "SIGSEGV (invalid memory)": the signal's name and what it commonly means in a Swift program.
  static func nameOfSignal(_ number: Int32) -> String {
    switch number {
    case SIGSEGV: "SIGSEGV (invalid memory access)"
    case SIGILL, SIGTRAP: (number == SIGILL ? "SIGILL" : "SIGTRAP") + " (a Swift runtime check failed)"
    case SIGABRT: "SIGABRT (aborted)"
    case SIGBUS: "SIGBUS (invalid memory access)"
    case SIGFPE: "SIGFPE (arithmetic error)"
    case SIGKILL: "SIGKILL (killed, perhaps for lack of memory)"
    case SIGTERM: "SIGTERM (terminated)"
    case SIGINT: "SIGINT (interrupted)"
    default: "signal \(number)"
    }
  }
}
