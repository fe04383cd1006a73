import MartletProject
import Testing

@testable import martlet

@Suite struct DriveCommandTests {
  private func drive(_ arguments: String...) throws -> DriveOptions {
    guard case .drive(let options) = try Command(arguments: ["drive"] + arguments) else { return DriveOptions() }
    return options
  }

  @Test func readsEveryOption() throws {
    let options = try drive(
      "App", "--device", "ipad", "a.drive", "--serve", "API.example.org=x", "--serve=b.org=y=z", "--dark", "--scale=1",
      "--text-size", "ax5", "--locale", "ar", "--rtl", "--timeout", "9")
    #expect(options.path == "App")
    #expect(options.script == "a.drive")
    #expect(options.served.map(\.host) == ["api.example.org", "b.org"])
    #expect(options.served.map(\.folder) == ["x", "y=z"])
    #expect(options.screen.device.name == "ipad")
    #expect(options.screen.device.pixelsPerPoint == 1)
    #expect(options.screen.isDark)
    #expect(options.screen.textSize == .accessibility5)
    #expect(options.screen.isRightToLeft == true)
    #expect(options.screen.timeoutInSeconds == 9)
    #expect(try drive("App", "-").script == "-")
  }

  @Test(arguments: [
    (["drive"], Wording.pathMissing(for: "drive")),
    (["drive", "App"], Wording.scriptMissing),
    (["drive", "a", "b", "c"], Wording.secondPath("c")),
    (["drive", "a", "b", "--serve", "x"], Wording.malformedServe("x")),
    (["drive", "a", "b", "--serve", "x="], Wording.malformedServe("x=")),
    (["drive", "a", "b", "--serve", "x/y=z"], Wording.malformedServe("x/y=z")),
    (["drive", "a", "b", "--srve", "x"], Wording.unknownOption("--srve", nearest: "--serve")),
    (["drive", "a", "b", "-o", "x"], Wording.unknownOption("-o", nearest: nil)),
  ])
  func refusesWrongUseWithCodeTwo(_ arguments: [String], _ message: String) {
    #expect(throws: UsageError(message: message, exitCode: 2)) { try Command(arguments: arguments) }
  }

  @Test func helpIsHelp() throws {
    #expect(try Command(arguments: ["drive", "--help"]) == .help)
  }
}
