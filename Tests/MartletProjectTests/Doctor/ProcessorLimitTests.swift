import Foundation
import Testing

@testable import martlet

@Suite struct ProcessorLimitTests {
  private let limit = ProcessorLimit(seconds: 1)

  @Test func whatComputesTooLongIsEnded() throws {
    let (text, ending) = try ChildProcess.errorText(of: limit.applied(to: ["sh", "-c", "while :; do :; done"]))
    #expect(limit.wasReached(ending, text))
  }

  @Test func aProgramThatIgnoresTheSignalIsKilled() throws {
    let command = limit.applied(to: ["sh", "-c", "trap '' XCPU; while :; do :; done"])
    #expect(try ChildProcess.errorText(of: command).ending == .signalled(SIGKILL))
  }

  @Test func compilersTellOfTheirParts() {
    #expect(limit.wasReached(.exited(1), "error: compile command failed due to signal 24 (use -v to see invocation)"))
    #expect(!limit.wasReached(.exited(1), "error: compile command failed due to signal 11 (use -v to see invocation)"))
  }

  @Test func whatEndsByItselfIsLeftAlone() throws {
    let (text, ending) = try ChildProcess.errorText(of: limit.applied(to: ["sh", "-c", "echo words; exit 3"]))
    #expect(text == "words\n" && ending == .exited(3) && !limit.wasReached(ending, text))
  }
}
