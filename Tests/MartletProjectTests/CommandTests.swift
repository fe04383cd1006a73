import MartletProject
import Testing

@testable import martlet

@Suite struct CommandTests {
  private func snapshot(_ arguments: String...) throws -> SnapshotOptions {
    let command = try Command(arguments: ["snapshot"] + arguments)
    guard case .snapshot(let options) = command else { return SnapshotOptions() }
    return options
  }

  @Test func readsEveryOption() throws {
    let options = try snapshot(
      "App", "-o", "a.png", "--size=300x200", "--scale", "3", "--dark", "--text-size", "ax2", "--locale", "ar", "--rtl",
      "--timeout", "9")
    #expect(options.path == "App")
    #expect(options.output == "a.png")
    #expect(options.screen.device == Device(width: 300, height: 200, pixelsPerPoint: 3))
    #expect(options.screen.isDark)
    #expect(options.screen.textSize == .accessibility2)
    #expect(options.screen.locale == "ar")
    #expect(options.screen.isRightToLeft == true)
    #expect(options.screen.timeoutInSeconds == 9)
  }

  @Test func aFolderStandsForThePhotos() throws {
    #expect(try snapshot("App", "--photos", "pictures").screen.photos == "pictures")
    #expect(try RunOptions(arguments: ["App", "--photos=pictures"]).photos == "pictures")
    #expect(try DriveOptions(arguments: ["App", "s", "--photos", "p"]).screen.photos == "p")
    let folder = try TemporaryFolder(["pictures/a": ""])
    let context = CommandContext(
      environment: ["A": "1", "MARTLET_CHECKOUT": "x"], workingFolder: folder.url.path)
    #expect(
      try context.appEnvironment(photos: "pictures") == ["A": "1", "MARTLET_PHOTOS": folder.path("pictures")])
    #expect(try context.appEnvironment(photos: nil) == ["A": "1"])
    #expect(
      try context.appEnvironment(photos: nil, allowsOpenPages: true) == ["A": "1", "MARTLET_NO_WEB_SANDBOX": "1"])
    #expect(try snapshot("App", "--no-web-sandbox").screen.allowsOpenPages)
    #expect(try RunOptions(arguments: ["App", "--no-web-sandbox"]).allowsOpenPages)
    #expect(try !RunOptions(arguments: ["App"]).allowsOpenPages)
    for path in ["nowhere", "pictures/a"] {
      let error = #expect(throws: UsageError.self) { try context.appEnvironment(photos: path) }
      #expect(error?.message == Wording.noPhotosFolder(path))
    }
  }

  @Test func testsHaveALimit() throws {
    #expect(try TestOptions(arguments: ["App"]).timeoutInSeconds == 600)
    #expect(try TestOptions(arguments: ["App", "--timeout", "7", "--target", "T"]).timeoutInSeconds == 7)
    #expect(throws: UsageError.self) { try TestOptions(arguments: ["App", "--timeout", "soon"]) }
  }

  @Test func hasDefaults() throws {
    let options = try snapshot("App")
    #expect(options.output == nil)
    #expect(options.screen.device == .standard)
    #expect(!options.screen.isDark)
    #expect(options.screen.locale == "en_US")
    #expect(options.screen.isRightToLeft == nil)
    #expect(options.screen.timeoutInSeconds == 120)
  }

  @Test func scaleGoesBeforeTheDevices() throws {
    let options = try snapshot("--device", "ipad", "--scale", "1", "App")
    #expect(options.screen.device.name == "ipad")
    #expect(options.screen.device.pixelsPerPoint == 1)
  }

  @Test(arguments: [
    (["snapshot"], Wording.pathMissing),
    (["snapshot", "a", "b"], Wording.secondPath("b")),
    (["snapshot", "a", "--drak"], Wording.unknownOption("--drak", nearest: "--dark")),
    (["snapshot", "a", "--output"], Wording.valueMissing("--output")),
    (["snapshot", "a", "--dark=1"], Wording.unwantedValue("--dark")),
    (["snapshot", "a", "--size", "10"], Wording.malformedSize("10")),
    (["snapshot", "a", "--size", "0x5"], Wording.malformedSize("0x5")),
    (["snapshot", "a", "--size", "5x99999"], Wording.malformedSize("5x99999")),
    (["snapshot", "a", "--scale", "nan"], Wording.malformedScale("nan")),
    (["snapshot", "a", "--device", "iphone15"], Wording.unknownDevice("iphone15", nearest: "iphone-15")),
    (["snapshot", "a", "--text-size", "big"], Wording.unknownTextSize("big")),
    (["snapshot", "a", "--size", "1x1", "--device", "ipad"], Wording.sizeAndDevice),
    (["snapshot", "a", "--locale", "garbage"], Wording.unknownLocale("garbage", nearest: nil)),
    (["snapshot", "a", "--locale", "ed_DE"], Wording.unknownLocale("ed_DE", nearest: "de_DE")),
    (["snapshot", "a", "--timeout", "0"], Wording.malformedTimeout("0")),
    (["snapshot", "a", "--timeout", "2.5"], Wording.malformedTimeout("2.5")),
    (["snapshot", "a", "--timeout", "9999999"], Wording.malformedTimeout("9999999")),
    (["snapsoht"], Wording.unknownCommand("snapsoht", nearest: "snapshot")),
    (["qqq"], Wording.unknownCommand("qqq", nearest: nil)),
  ])
  func refusesWrongUseWithCodeTwo(_ arguments: [String], _ message: String) {
    #expect(throws: UsageError(message: message, exitCode: 2)) { try Command(arguments: arguments) }
  }

  @Test func readsTheOptionsOfProjects() throws {
    let options = ["a", "--target", "App", "--platform", "macOS", "--packages=deps"]
    var expected = ProjectOptions()
    (expected.target, expected.platform, expected.packages) = ("App", .macOS, "deps")
    #expect(try BuildOptions(arguments: options, command: "build").project == expected)
    #expect(try SnapshotOptions(arguments: options).project == expected)
    #expect(try RunOptions(arguments: options).project == expected)
    #expect(try DriveOptions(arguments: options + ["script"]).project == expected)
    #expect(try DoctorOptions(arguments: options + ["--json"]).project == expected)
  }

  @Test func refusesAPlatformThatIsNone() {
    let message = "martlet: there is no platform 'watchos'. The names: ios, macos."
    #expect(throws: UsageError(message: message, exitCode: 2)) {
      try Command(arguments: ["build", "a", "--platform", "watchos"])
    }
  }

  @Test(arguments: Command.laterNames)
  func saysThatACommandIsNotThereYet(_ name: String) {
    #expect(throws: UsageError(message: Wording.commandNotThereYet(name), exitCode: 1)) {
      try Command(arguments: [name, "path"])
    }
  }

  @Test(arguments: [
    [], ["help"], ["--help"], ["-h"], ["snapshot", "--help"], ["doctor", "-h"], ["build", "x", "--help"],
  ])
  func givesHelp(_ arguments: [String]) throws {
    #expect(try Command(arguments: arguments) == .help)
  }

  @Test(arguments: [
    ("biuld", "build"), ("snap", nil), ("snapshots", "snapshot"), ("RUN", "run"), ("x", nil), ("", nil),
  ])
  func offersANearName(_ typed: String, _ expected: String?) {
    #expect(nearestName(to: typed, among: Command.names + Command.laterNames) == expected)
  }
}
