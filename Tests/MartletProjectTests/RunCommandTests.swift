import Foundation
import MartletProject
import Testing

@testable import martlet

@Suite struct RunCommandTests {
  private func run(_ arguments: String...) throws -> RunOptions {
    guard case .run(let options) = try Command(arguments: ["run"] + arguments) else { return RunOptions() }
    return options
  }

  @Test func readsEveryOption() throws {
    let options = try run("App", "--size", "500x300", "--dark", "--text-size", "xxxl", "--locale", "ar", "--rtl")
    #expect(options.path == "App")
    #expect(options.device?.widthInPoints == 500)
    #expect(options.device?.heightInPoints == 300)
    #expect(options.isDark == true)
    #expect(options.textSize == .xxxLarge)
    #expect(options.locale == "ar")
    #expect(options.isRightToLeft == true)
    #expect(try run("App", "--light").isDark == false)
  }

  /// Nothing that was not asked for is forced on the desktop.
  @Test func withoutOptionsTheDesktopDecides() throws {
    let options = try run("App")
    #expect(
      options
        == {
          var plain = RunOptions(); plain.path = "App"; return plain
        }())
    let request = RunRequest(
      output: "/a.png", device: options.device, isDark: options.isDark, textSize: options.textSize,
      locale: options.locale, isRightToLeft: options.isRightToLeft, deploymentTarget: "17.0")
    #expect(try request.json() == #"{"deploymentTarget":"17.0","output":"/a.png"}"#)
  }

  @Test(arguments: [
    ("iphone-15", 393.0, 852.0), ("ipad-landscape", 1180, 820), ("mac", 1200, 800), ("MAC", 1200, 800),
    ("640x480", 640, 480),
  ])
  func aDeviceIsANameOrASize(name: String, width: Double, height: Double) throws {
    let device = try #require(try run("App", "--device", name).device)
    #expect(device.widthInPoints == width)
    #expect(device.heightInPoints == height)
  }

  @Test(arguments: [
    (["run"], Wording.pathMissing(for: "run")),
    (["run", "a", "b"], Wording.secondPath("b")),
    (["run", "a", "-o", "x"], Wording.unknownOption("-o", nearest: nil)),
    (["run", "a", "--drak"], Wording.unknownOption("--drak", nearest: "--dark")),
    (["run", "a", "--dark", "--light"], Wording.darkAndLight),
    (["run", "a", "--device", "iphone15"], Wording.unknownDevice("iphone15", nearest: "iphone-15")),
    (["run", "a", "--device", "0x0"], Wording.malformedSize("0x0")),
    (["run", "a", "--size", "1x1", "--device", "ipad"], Wording.sizeAndDevice),
    (["run", "a", "--locale", "garbage"], Wording.unknownLocale("garbage", nearest: nil)),
  ])
  func refusesWrongUseWithCodeTwo(_ arguments: [String], _ message: String) {
    #expect(throws: UsageError(message: message, exitCode: 2)) { try Command(arguments: arguments) }
  }

  @Test func helpIsHelp() throws {
    #expect(try Command(arguments: ["run", "--help"]) == .help)
  }

  @Test func theProgramsEndIsTheCommands() throws {
    #expect(try ForegroundProcess.run(["sh", "-c", "exit 7"], environment: ["PATH": "/usr/bin:/bin"]) == .exited(7))
    #expect(
      try ForegroundProcess.run(["sh", "-c", "kill -KILL $$"], environment: ["PATH": "/usr/bin:/bin"])
        == .signalled(SIGKILL))
  }
}
