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
    var start = ProgramStart(
      command: command, environment: ProcessInfo.processInfo.environment.merging(environment) { $1 })
    start.files = [1: "/dev/null", 2: errors, 3: output]
    do {
      return Self.wait(for: try start.start(), limitInSeconds: limitInSeconds)
    } catch {
      throw ProjectError(
        file: command[0], problem: Wording.programDoesNotStart(String(cString: strerror(error.code))),
        remedy: Wording.installToolchain)
    }
  }

  /// Looks every few milliseconds: a signal handler would belong to the whole process.
  private static func wait(for child: pid_t, limitInSeconds: Int) -> Ending {
    let deadline = DispatchTime.now() + .seconds(limitInSeconds)
    defer { Interruption.shared.ended(child) }
    var status: Int32 = 0
    while waitpid(child, &status, WNOHANG) == 0 {
      if DispatchTime.now() > deadline {
        kill(-child, SIGKILL)
        waitpid(child, &status, 0)
        return .overdue
      }
      usleep(5_000)
    }
    // The status word of wait(2): the low seven bits are the signal, the next byte the exit code.
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }
}
