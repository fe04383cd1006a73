import Foundation
import MartletProject

/// Starts other programs and waits for them.
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

  /// The program ends with this process; one in the foreground has the terminal to itself.
  static func start(
    _ command: [String], environment: [String: String]?, output: Int32, error: Int32 = 2, isInForeground: Bool = false
  ) throws -> pid_t {
    var start = ProgramStart(
      command: command, environment: environment ?? ProcessInfo.processInfo.environment)
    start.descriptors = [1: output, 2: error]
    start.isInForeground = isInForeground
    do { return try start.start() } catch { throw failure(command, error.code) }
  }

  static func wait(for child: pid_t) throws -> Ending {
    defer { Interruption.shared.ended(child) }
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
