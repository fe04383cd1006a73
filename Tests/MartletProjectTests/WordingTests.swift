import Testing

@testable import MartletProject

/// The exact text of what users read. A change here is a change of the product and is meant to be seen.
@Suite struct WordingTests {
  private static let place = SourcePlace(line: 3, column: 7)

  private static let table: [(String, String)] = [
    (
      ProjectError(file: "a.json", place: place, problem: "it is broken", remedy: "Mend it.").description,
      "a.json:3:7: error: it is broken\n  Mend it."
    ),
    (
      ProjectWarning(file: "a.png", problem: "it is gone", remedy: "Restore it.").description,
      "a.png: warning: it is gone\n  Restore it."
    ),
    (
      Wording.unknownCommand("snap", nearest: "snapshot"),
      "martlet: there is no command 'snap'. Did you mean 'snapshot'? See ./martlet --help."
    ),
    (Wording.unknownCommand("q", nearest: nil), "martlet: there is no command 'q'. See ./martlet --help."),
    (
      Wording.commandNotThereYet("run"),
      "martlet: the command 'run' is not there yet. What works today: ./martlet --help."
    ),
    (
      Wording.unknownOption("--drak", nearest: "--dark"),
      "martlet: there is no option '--drak'. Did you mean '--dark'? See ./martlet --help."
    ),
    (Wording.pathMissing, "martlet: snapshot needs the path of an app. See ./martlet --help."),
    (Wording.secondPath("b"), "martlet: one app at a time; 'b' is one too many. See ./martlet --help."),
    (Wording.valueMissing("-o"), "martlet: -o needs a value. See ./martlet --help."),
    (Wording.unwantedValue("--rtl"), "martlet: --rtl takes no value. See ./martlet --help."),
    (
      Wording.malformedSize("10"),
      "martlet: '10' is not a size. Write width and height in points, such as --size 390x844, at most 10000 each."
    ),
    (
      Wording.malformedScale("x"),
      "martlet: 'x' is not a scale. Write pixels a point from 0.5 to 8, such as --scale 2."
    ),
    (
      Wording.unknownTextSize("big"),
      "martlet: there is no text size 'big'. The names: xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5."
    ),
    (Wording.sizeAndDevice, "martlet: --size and --device exclude each other. Use one of them."),
    (Wording.compiling("FreeView", files: 1), "martlet: compiling FreeView (1 file)"),
    (Wording.compiling("FreeView", files: 12), "martlet: compiling FreeView (12 files)"),
    (Wording.compilationFailed("FreeView"), "martlet: FreeView did not compile; see above."),
    (Wording.wrote("/a.png", milliseconds: 250), "martlet: wrote /a.png in 250 ms"),
    (
      Wording.appCrashed("FreeView", signal: "SIGSEGV (invalid memory access)"),
      "martlet: FreeView crashed: SIGSEGV (invalid memory access)."
    ),
    (Wording.appFailed("FreeView", status: 7), "martlet: FreeView ended with exit code 7."),
    (Wording.noPicture("FreeView", "/a.png"), "martlet: FreeView ended without writing /a.png."),
    (
      Wording.noView("/V.swift"),
      "/V.swift: error: the file has no @main app and no view to show\n"
        + "  Add an app, a view named ContentView, or a PreviewProvider."
    ),
    (
      Wording.unreadableSource("/V.swift"),
      "/V.swift: error: the file is missing or is not UTF-8 text\n"
        + "  Restore the file, save it as UTF-8, or remove it from the app."
    ),
    (
      Wording.notAPicture("/a.swift"),
      "martlet: /a.swift exists and is not a PNG, so it is left as it is. Name another file by --output."
    ),
    (
      Wording.cannotWrite("/a.png", "read-only"),
      "martlet: cannot write /a.png: read-only. Choose another folder, or free some space."
    ),
    (Wording.duplicateResource("x.json", "/a/x.json"), "'x.json' is in the app twice; the other one is /a/x.json"),
    (Wording.kindNotThereYet("xib"), "compiling .xib files is not there yet"),
    (
      Wording.assetFileMissing("/c.json", place), "the file is missing, and /c.json:3:7 names it"
    ),
    (
      Wording.acceptedPaths,
      "Name a .swift file, a folder of Swift files, an .xcodeproj, or the folder that holds one."
    ),
  ]

  @Test(arguments: table)
  func saysExactly(_ text: String, _ expected: String) {
    #expect(text == expected)
  }

  @Test func offersTheNearestDeviceAndAllNames() {
    let text = Wording.unknownDevice("iphone15", nearest: "iphone-15")
    #expect(text.hasPrefix("martlet: there is no device 'iphone15'. Did you mean 'iphone-15'? The names: iphone-se, "))
    #expect(text.hasSuffix("ipad-pro-13; with -landscape each lies on its side."))
  }
}
