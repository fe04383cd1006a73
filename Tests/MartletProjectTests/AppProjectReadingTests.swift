import Foundation
import Testing

@testable import MartletProject

@Suite struct AppProjectReadingTests {
  @Test func takesALoneFile() throws {
    let folder = try TemporaryFolder(["Hello World.swift": ""])
    let app = try AppProject.read(ProjectRequest(path: folder.path("Hello World.swift")))
    #expect(app.name == "Hello World")
    #expect(app.app.name == "Hello_World")
    #expect(app.app.sources == [folder.path("Hello World.swift")])
  }

  @Test func takesAFolderOfSwiftFilesWithoutItsTests() throws {
    let folder = try TemporaryFolder([
      "App/A.swift": "", "App/Sub/B.swift": "", "App/Tests/T.swift": "", "App/.build/C.swift": "", "App/note.txt": "",
    ])
    let app = try AppProject.read(ProjectRequest(path: folder.path("App")))
    #expect(app.app.sources.map(folder.relative) == ["App/A.swift", "App/Sub/B.swift"])
    #expect(app.app.resources.map(\.destination) == ["note.txt"])
  }

  @Test(arguments: ["App", "App/A.swift"])
  func aTargetThatIsNotThereIsSaidOfFilesToo(_ path: String) throws {
    let folder = try TemporaryFolder(["App/A.swift": ""])
    var request = ProjectRequest(path: folder.path(path))
    request.target = "Nope"
    let error = #expect(throws: ProjectError.self) { try AppProject.read(request) }
    #expect(error?.problem == Wording.unknownTarget("Nope") && error?.remedy == Wording.leaveTargetAway)
    request.target = path == "App" ? "App" : "A"
    #expect(try AppProject.read(request).app.sources.count == 1)
  }

  @Test func aFolderNamedAsALibraryHasAModuleOfAnotherName() throws {
    let folder = try TemporaryFolder(["SwiftUI/UIKit.swift": ""])
    let app = try AppProject.read(ProjectRequest(path: folder.path("SwiftUI")))
    #expect(app.name == "SwiftUI" && app.app.name == "SwiftUI_App")
    #expect(try AppProject.read(ProjectRequest(path: folder.path("SwiftUI/UIKit.swift"))).app.name == "UIKit_App")
  }

  @Test(arguments: ["Foundation", "SwiftUI", "UIKit", "Combine"])
  func aTargetNamedAsALibraryIsAnError(_ name: String) throws {
    let objects = SampleProject.root([name]) + SampleProject.target(name)
    let folder = try SampleProject.folder(objects, targets: [name])
    let error = #expect(throws: ProjectError.self) { try AppProject.read(ProjectRequest(path: folder.url.path)) }
    #expect(error?.problem == Wording.moduleOfLibrary(name))
  }

  @Test(arguments: [("banana", false), ("5.0", true), ("6", true), ("5.", false)])
  func theLanguagesVersionIsANumber(_ version: String, _ isTaken: Bool) throws {
    let objects = SampleProject.root(["App"]) + SampleProject.target("App", settings: "SWIFT_VERSION = \(version);")
    let folder = try SampleProject.folder(objects, targets: ["App"])
    let problem = Result { try AppProject.read(ProjectRequest(path: folder.url.path)) }
    switch problem {
    case .success: #expect(isTaken)
    case .failure(let error):
      #expect((error as? ProjectError)?.problem == Wording.unknownLanguageVersion("App", version) && !isTaken)
    }
  }

  @Test func aLocalPackageThatIsNotThereIsSaid() throws {
    let packages = """
      packageReferences = (kit);
      """
    let kit = "kit = { isa = XCLocalSwiftPackageReference; relativePath = Kit; };\n"
    let objects = SampleProject.root(["App"], more: packages) + kit + SampleProject.target("App")
    let folder = try SampleProject.folder(objects, targets: ["App"])
    let app = try AppProject.read(ProjectRequest(path: folder.url.path))
    #expect(app.missingPackages.map(\.url) == [folder.path("Kit")])
  }

  @Test func aFileThatIsNotReadSaysWhy() throws {
    let folder = try TemporaryFolder(["a/x": ""])
    try Data([0xFF, 0xFE, 0xC3]).write(to: URL(fileURLWithPath: folder.path("b")))
    #expect(TextFile.problem(folder.path("a")) == "this is a folder, and a file is wanted")
    #expect(TextFile.problem(folder.path("b")) == "the file is not UTF-8 text")
    #expect(TextFile.problem(folder.path("c")) == "the file is missing")
    #expect(TextFile.problem(folder.path("a/x")) == nil)
  }

  @Test func findsAProjectOneLevelDown() throws {
    let folder = try TemporaryFolder(["Inner/X.xcodeproj/project.pbxproj": "{ }"])
    let error = #expect(throws: ProjectError.self) { try AppProject.read(ProjectRequest(path: folder.url.path)) }
    #expect(error?.file == folder.path("Inner/X.xcodeproj/project.pbxproj"))
    #expect(error?.problem == Wording.notAProject)
  }

  @Test func aFoldersOwnInfoPlistIsTheApps() throws {
    let plist = "<plist><dict><key>A</key><string>$(PRODUCT_NAME)!</string></dict></plist>"
    let folder = try TemporaryFolder(["App/A.swift": "", "App/Info.plist": plist])
    let app = try AppProject.read(ProjectRequest(path: folder.path("App")))
    #expect(app.infoPlist.values["A"] == .string("App!"))
    #expect(app.app.resources == [])
  }

  @Test func refusesWhatIsNotAnApp() throws {
    let folder = try TemporaryFolder(["a.txt": "", "Empty/x.txt": ""])
    let problems = ["nowhere", "a.txt", "Empty"].map { name in
      #expect(throws: ProjectError.self) { try AppProject.read(ProjectRequest(path: folder.path(name))) }?.problem
    }
    #expect(problems == [Wording.noSuchPath, Wording.notASwiftFile, Wording.noSwiftFiles])
  }

  @Test func severalProjectsAreNamed() throws {
    let folder = try TemporaryFolder(["a/b/X.xcodeproj/p": "", "a/c/X.xcodeproj/p": "", "d/e/f/Y.xcodeproj/p": ""])
    let error = #expect(throws: ProjectError.self) { try AppProject.read(ProjectRequest(path: folder.url.path)) }
    #expect(error?.problem == "the folder holds several projects: a/b/X.xcodeproj, a/c/X.xcodeproj")
    #expect(error?.remedy == "Name one of them, such as \(folder.path("a/b/X.xcodeproj")).")
  }

  @Test func aFolderWithManyProjectsNamesTheFirstDozen() {
    let names = (1...15).map { "P\($0)" }
    #expect(Wording.severalProjects(names).hasSuffix("P11, P12 and 3 more"))
  }

  @Test func foldersOfOthersAndPlaygroundsAreNotLookedInto() throws {
    let folder = try TemporaryFolder([
      "Pods/Pods.xcodeproj/p": "", "T.playground/playground.xcworkspace/c": "",
      "App/A/One.xcodeproj/project.pbxproj": "",
    ])
    let error = #expect(throws: ProjectError.self) { try AppProject.read(ProjectRequest(path: folder.url.path)) }
    #expect(error?.file == folder.path("App/A/One.xcodeproj/project.pbxproj"))
  }

  @Test func linksThatGoRoundInCirclesEnd() throws {
    let folder = try TemporaryFolder(["App/A.swift": "", "App/Sub/B.swift": "", "Beside/C.swift": ""])
    let files = FileManager.default
    try files.createSymbolicLink(atPath: folder.path("App/Sub/up"), withDestinationPath: folder.path("App"))
    try files.createSymbolicLink(atPath: folder.path("App/Sub/root"), withDestinationPath: "/")
    try files.createSymbolicLink(atPath: folder.path("App/beside"), withDestinationPath: "../Beside")
    try files.createSymbolicLink(atPath: folder.path("App/dead.swift"), withDestinationPath: "nowhere.swift")
    let app = try AppProject.read(ProjectRequest(path: folder.path("App")))
    #expect(app.app.sources.map(folder.relative) == ["App/A.swift", "App/Sub/B.swift", "App/beside/C.swift"])
  }

  /// Each folder has two links to the next: there are 2^40 ways to the last one.
  @Test func linksThatLeadToOneFolderByManyWaysEnd() throws {
    let folder = try TemporaryFolder(["App/A.swift": ""])
    for number in 0..<40 {
      try FileManager.default.createDirectory(atPath: folder.path("d\(number)"), withIntermediateDirectories: true)
      for name in ["a", "b"] {
        try FileManager.default.createSymbolicLink(
          atPath: folder.path("d\(number)/\(name)"), withDestinationPath: "../d\(number + 1)")
      }
    }
    try FileManager.default.createDirectory(atPath: folder.path("d40"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: folder.path("App/in"), withDestinationPath: "../d0")
    let error = #expect(throws: ProjectError.self) { try AppProject.read(ProjectRequest(path: folder.path("App"))) }
    #expect(error?.problem == Wording.tooManyFiles)
  }

  /// Opening a pipe waits for somebody at its other end.
  @Test func pipesAreNotOpened() throws {
    let folder = try TemporaryFolder(["App/A.swift": "", "P/X.xcodeproj/x": ""])
    #expect(mkfifo(folder.path("App/B.swift"), 0o600) == 0)
    #expect(mkfifo(folder.path("P/X.xcodeproj/project.pbxproj"), 0o600) == 0)
    let app = try AppProject.read(ProjectRequest(path: folder.path("App")))
    #expect(app.app.sources.map(folder.relative) == ["App/A.swift"])
    let error = #expect(throws: ProjectError.self) { try AppProject.read(ProjectRequest(path: folder.path("P"))) }
    #expect(error?.problem == Wording.fileIsDevice)
  }

  @Test(arguments: ["a b", "a'b\"c", "日本", "-x", "a$(b)", "a;b", "e\u{301}"]) func oddNamesStayAsTheyAre(_ name: String)
    throws
  {
    let folder = try TemporaryFolder(["\(name)/\(name).swift": "", "\(name)/\(name).json": ""])
    let app = try AppProject.read(ProjectRequest(path: folder.path(name)))
    #expect(app.app.sources == [folder.path("\(name)/\(name).swift")])
    #expect(app.app.resources.map(\.destination) == ["\(name).json"])
  }
}
