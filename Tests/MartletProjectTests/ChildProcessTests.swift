import Foundation
import MartletProject
import Testing

@testable import martlet

@Suite struct ChildProcessTests {
  @Test func givesTheExitCodeOrTheSignal() throws {
    #expect(try ChildProcess.run(["true"]) == .exited(0))
    #expect(try ChildProcess.run(["sh", "-c", "exit 7"]) == .exited(7))
    #expect(try ChildProcess.run(["sh", "-c", "kill -KILL $$"]) == .signalled(9))
  }

  @Test func givesWhatAProgramPrints() throws {
    #expect(try ChildProcess.output(of: ["printf", "a b"]) == "a b")
  }

  @Test func passesTheEnvironmentThatItIsGiven() throws {
    let script = "test \"$MARTLET_X\" = 5 && test -z \"$HOME\""
    #expect(try ChildProcess.run(["/bin/sh", "-c", script], environment: ["MARTLET_X": "5"]) == .exited(0))
  }

  private func run(_ script: String, limit: Int = 60) throws -> ChildProcess.Ending {
    try ChildProcess.run(["/bin/sh", "-c", script], environment: nil, limitInSeconds: limit)
  }

  @Test func aProgramThatEndsInTimeEndsAsWithoutALimit() throws {
    #expect(try run("exit 0") == .exited(0))
    #expect(try run("exit 7") == .exited(7))
    #expect(try run("kill -KILL $$") == .signalled(9))
  }

  /// The limit is real time, so these take their second each.
  @Test func aProgramThatTakesTooLongIsEndedAndSaysWhatItDid() throws {
    #expect(try run("exec sleep 1000", limit: 1) == .overdue(isComputing: false))
    #expect(try run("while :; do :; done", limit: 1) == .overdue(isComputing: true))
  }

  @Test func aProgramThatIgnoresTheFirstSignalIsEndedAllTheSame() throws {
    #expect(try run("trap '' TERM; while :; do :; done", limit: 1) == .overdue(isComputing: true))
  }

  @Test func givesWhatAProgramSaysOnBothStreamsAlthoughItFails() throws {
    let (text, ending) = try ChildProcess.errorText(of: ["sh", "-c", "echo out; echo err >&2; exit 3"])
    #expect(text == "out\nerr\n" && ending == .exited(3))
  }

  @Test func namesAProgramThatCannotStart() {
    let error = #expect(throws: ChildProcess.Failure.self) { try ChildProcess.run(["/nowhere/x"]) }
    #expect(error?.description == "martlet: cannot start /nowhere/x: No such file or directory.")
  }
}
