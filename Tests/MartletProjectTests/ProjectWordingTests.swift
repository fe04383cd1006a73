import Testing

@testable import MartletProject

/// The exact text of what users read of projects, packages and their files.
@Suite struct ProjectWordingTests {
  private static let table: [(String, String)] = [
    (Wording.severalProjects(["A", "B"]), "the folder holds several projects: A, B"),
    (Wording.unknownTarget("A"), "there is no target 'A'"),
    (Wording.targetIsNoApp("A", Wording.kindWidget), "the target 'A' is a widget"),
    (Wording.targetNames([], nil), "There is no app target."),
    (Wording.targetNames(["A", "B"], nil), "The app targets: A, B."),
    (Wording.targetNames(["A", "B"], "A"), "Did you mean 'A'? The app targets: A, B."),
    (Wording.targetCycle(["A", "B"]), "targets depend on each other in a circle: A → B → A"),
    (Wording.otherApps("A", ["B"]), "'A' is built; there is another app: B"),
    (Wording.otherApps("A", ["B", "C"]), "'A' is built; there are other apps: B, C"),
    (Wording.chooseTarget("A B"), "Choose another by --target, such as --target 'A B'."),
    (Wording.leftOut([Wording.nameAndKind("W", Wording.kindWatchApp)]), "left out: W (a watch app)"),
    (Wording.askForMac, "Its app is for the Mac: add --platform macos, or name another project."),
    (Wording.breakCycle, "Remove one of these dependencies."),
    (
      Wording.unknownLanguageVersion("A", "banana"), "the target 'A' is in Swift 'banana', which is no version"
    ),
    (Wording.moduleOfLibrary("UIKit"), "the module 'UIKit' has the name of a library that apps import"),
    (Wording.missingPackage("Kit", "/p/Kit"), "Restore the folder /p/Kit."),
    (Wording.tooManyFiles, "the folder holds more than 50000 files"),
    (Wording.listedIn("p.yml:1:2"), "the file is missing, and p.yml:1:2 lists it"),
    (Wording.notASetting("x"), "'x' is not a setting: expected NAME = value"),
    (Wording.includeMissing("/x"), "the included file is missing: /x"),
    (Wording.settingsFileMissing("/p"), "the settings file is missing, and /p names it"),
    (
      Wording.installPods,
      "The app is built without its pods. They come by 'pod install', which is not there on Linux."
    ),
    (Wording.projectMissing("/p"), "the project is missing: /p"),
    (Wording.unknownAnchor("a"), "there is no anchor '&a' above"),
    (Wording.unknownTemplate("a"), "there is no target template 'a'"),
    (Wording.addToolsVersion, "Write it into the first line, such as // swift-tools-version: 5.9."),
    (Wording.manifestOverdue, "the manifest did not end within 30 s: look for a loop in it"),
    (Wording.manifestFailed(nil), "the manifest failed without a word"),
    (Wording.manifestFailed("x"), "the manifest failed: x"),
    (Wording.libraryOnly("A"), "the package 'A' has libraries and no app"),
    (Wording.unknownProduct("A", "B"), "the package 'B' has no product 'A'"),
    (Wording.productNames([], nil), "It has no product."),
    (Wording.productNames(["A"], "A"), "Did you mean 'A'? Its products: A."),
    (Wording.productWithoutPackage("A"), "no package of the project has the product 'A'"),
    (Wording.targetNotInSwift("A"), "the target 'A' has no Swift file"),
    (Wording.moduleTwice("A", "/b"), "the module 'A' is there twice; the other one is in /b"),
    (Wording.pluginsLeftOut("A"), "plugins of the target 'A' are left out"),
    (Wording.packageTargetLeftOut("A", Wording.word(.macro)), "left out: A (a macro)"),
    (Wording.testsNeedPackage("A"), "tests need the package 'A', which is not there"),
    (
      Wording.checkOutPackage("A", "https://a.org/A"),
      "Check out https://a.org/A as A into a folder, and name that by --packages."
    ),
    (Wording.scratchFolderFailed("/x"), "cannot make the folder /x"),
    (Wording.programDoesNotStart("no"), "the program does not start: no"),
  ]

  @Test(arguments: table)
  func saysExactly(_ text: String, _ expected: String) {
    #expect(text == expected)
  }
}
