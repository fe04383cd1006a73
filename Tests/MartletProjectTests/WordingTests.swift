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
    (Wording.pathMissing(for: "run"), "martlet: run needs the path of an app. See ./martlet --help."),
    (
      Wording.buildingLibraries(24),
      "martlet: building 24 of Martlet's libraries, for the first time here: this takes some minutes"
    ),
    (Wording.buildingLibraries(2), "martlet: building 2 of Martlet's libraries"),
    (Wording.buildingLibrary("SwiftUI", number: 2, total: 3), "martlet:   [2/3] SwiftUI"),
    (Wording.libraryFailed("SwiftUI"), "martlet: building the library SwiftUI failed; see above."),
    (
      Wording.notWhole(["a.swift:1: no symbol named \"x\""]),
      "martlet: the picture is not whole; a placeholder stands in it:\n  a.swift:1: no symbol named \"x\""
    ),
    (Wording.notWhole(["a", "b"]), "martlet: the picture is not whole; 2 placeholders stand in it:\n  a\n  b"),
    (
      Wording.noTests("App"),
      "martlet: App has no unit tests. Add a unit test target, or a folder whose name ends in Tests."
    ),
    (
      Wording.testing("AppTests", tests: 1),
      "martlet: running AppTests (1 test of XCTest)"
    ),
    (Wording.testing("AppTests", tests: 0), "martlet: running AppTests"),
    (Wording.missingPackage("Kit", "https://x/Kit"), "Check out https://x/Kit as DIR/Kit and add --packages DIR."),
    (Wording.missingPackageTitle("Kit"), "package Kit: not here"),
    (Wording.darkAndLight, "martlet: --dark and --light exclude each other. Use one of them."),
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
    (
      Wording.unknownLocale("ed_DE", nearest: "de_DE"),
      "martlet: there is no locale 'ed_DE'. Did you mean 'de_DE'? Write language and region, such as --locale de_DE."
    ),
    (
      Wording.unknownLocale("garbage", nearest: nil),
      "martlet: there is no locale 'garbage'. Write language and region, such as --locale de_DE."
    ),
    (
      Wording.malformedTimeout("x"),
      "martlet: 'x' is not a time. Write seconds from 1 to 86400, such as --timeout 300."
    ),
    (
      Wording.appOverdue("FreeView", seconds: 120, isComputing: true),
      "martlet: FreeView left no picture within 120 s and was ended; it was computing: look for a loop that never ends "
        + "in main, an init or a body. More time: --timeout."
    ),
    (
      Wording.appOverdue("FreeView", seconds: 2, isComputing: false),
      "martlet: FreeView left no picture within 2 s and was ended; it was waiting: look for a sleep, a lock or a read "
        + "that blocks the main thread. More time: --timeout."
    ),
    (
      Wording.scriptOverdue("FreeView", seconds: 2, isComputing: false),
      "martlet: FreeView did not get through the script within 2 s and was ended; it was waiting: look for a sleep, a "
        + "lock or a read that blocks the main thread. More time: --timeout."
    ),
    (
      Wording.scriptMissing,
      "martlet: drive needs the path of an app and a script, or - for standard input. See ./martlet --help."
    ),
    (
      Wording.malformedServe("here"),
      "martlet: 'here' is not a host and a folder. Write them such as --serve api.example.org=answers."
    ),
    (
      Wording.servedFolderMissing("answers", host: "a.org"),
      "martlet: there is no folder answers to answer for a.org."
    ),
    (
      Wording.serverSilent,
      "martlet: the server for --serve did not start; see above. It needs python3 and openssl."
    ),
    (Wording.scriptError("a.drive", line: 3, "what"), "a.drive:3: error: what"),
    (
      Wording.unreadableScript("/no/a.drive"),
      "/no/a.drive: error: the file is missing\n  Restore the script, or name another one."
    ),
    (Wording.stepsFailed(1, script: "a.drive"), "martlet: 1 step of a.drive did not hold; see above."),
    (Wording.stepsFailed(2, script: "a.drive"), "martlet: 2 steps of a.drive did not hold; see above."),
    (
      Wording.appEndedBeforeScript("FreeView", status: 7),
      "martlet: FreeView ended with exit code 7 before the script did."
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
      Wording.noView("/V.swift", []),
      "/V.swift: error: there is no @main app and no view to show\n"
        + "  Add an app, a view ContentView without arguments, or a PreviewProvider."
    ),
    (
      Wording.noView("/V.swift", ["Row", "Cell"]),
      "/V.swift: error: there is no @main app, and each view takes arguments: Row, Cell\n"
        + "  Add an app, a view ContentView without arguments, or a PreviewProvider."
    ),
    (
      Wording.unreadableSource("/no/V.swift"),
      "/no/V.swift: error: the file is missing\n"
        + "  Restore the file, save it as UTF-8, or remove it from the app."
    ),
    (
      Wording.unreadableSource("/dev/null"),
      "/dev/null: error: this is no file, but a pipe or a device\n"
        + "  Restore the file, save it as UTF-8, or remove it from the app."
    ),
    (Wording.reservedResource("App"), "the app cannot hold a resource 'App': a file of that name is made by the build"),
    (Wording.fontDamaged, "UIAppFonts of Info.plist lists this file, which is no font"),
    (Wording.noPhotosFolder("x"), "martlet: there is no folder x with photos. Name one by --photos."),
    (
      Wording.testsOverdue("AppTests", seconds: 600),
      "martlet: AppTests did not end within 600 s and was ended. More time: --timeout."
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
    (Wording.kindNotThereYet("xib"), "Martlet does not compile .xib files yet"),
    (
      Wording.assetFileMissing("/c.json", place), "the file is missing, and /c.json:3:7 names it"
    ),
    (Wording.notAFileName(""), "\"filename\" is empty"),
    (Wording.notAFileName("../a.png"), "'../a.png' is not the name of a file in the asset's folder"),
    (
      Wording.nameAFileOfTheAsset,
      "The image is left out. Put the file into the asset's folder and write its name alone, or remove \"filename\"."
    ),
    (Wording.unknownEncoding, "the file is neither UTF-8 nor UTF-16 text"),
    (Wording.saveStringsAsText, "The texts of this file stay without translation. Save it as UTF-8."),
    (
      Wording.repairStrings,
      "The texts of this file stay without translation. Repair it, or take it from version control again."
    ),
    (
      ProjectWarning(file: "a.strings", place: place, problem: "it is broken", remedy: "Mend it.").description,
      "a.strings:3:7: warning: it is broken\n  Mend it."
    ),
    (
      Wording.acceptedPaths,
      "Name a .swift file, a folder of Swift files, a package, an .xcodeproj or .xcworkspace, a project.yml, or the "
        + "folder that holds one."
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
