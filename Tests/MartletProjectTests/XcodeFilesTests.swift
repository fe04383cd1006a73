import Foundation
import Testing

@testable import MartletProject

/// Which files belong to a target of an Xcode project.
@Suite struct XcodeFilesTests {
  private func read(_ folder: TemporaryFolder, _ platform: ProjectRequest.Platform = .iOS) throws -> AppProject {
    var request = ProjectRequest(path: folder.url.path)
    request.platform = platform
    return try AppProject.read(request)
  }

  private func sources(_ app: AppProject, _ folder: TemporaryFolder) -> [String] {
    app.app.sources.map(folder.relative)
  }

  @Test func settingsComeFromFilesToo() throws {
    let objects = """
      root = { isa = PBXProject; targets = (app); buildConfigurationList = rootlist; mainGroup = main; };
      main = { isa = PBXGroup; children = (config); sourceTree = "<group>"; };
      config = { isa = PBXFileReference; path = "Config/App.xcconfig"; sourceTree = "<group>"; };
      rootlist = { isa = XCConfigurationList; buildConfigurations = (r); };
      r = { isa = XCBuildConfiguration; name = Debug; buildSettings = { NAME = project; FLAG = "a"; }; };
      app = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildConfigurationList = list; fileSystemSynchronizedGroups = (folder); };
      folder = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      list = { isa = XCConfigurationList; buildConfigurations = (d); };
      d = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = config;
        buildSettings = { PRODUCT_NAME = "$(NAME) $(FLAG)"; }; };
      """
    let folder = try TemporaryFolder([
      "App/A.swift": "", "Config/App.xcconfig": "NAME = file\nFLAG = $(inherited)b\n#include \"Base.xcconfig\"",
      "Config/Base.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 18.1\nNAME[config=Debug] = debug",
      "X.xcodeproj/project.pbxproj": SampleProject.text(objects),
    ])
    let app = try read(folder)
    #expect(app.name == "debug ab")
    #expect(app.deploymentTarget == "18.1")
  }

  @Test func aMissingFileOfSettingsIsAWarning() throws {
    let objects =
      SampleProject.root(["Sample"], more: "buildConfigurationList = list;")
      + SampleProject.target("Sample")
        + """
        list = { isa = XCConfigurationList; buildConfigurations = (d); };
        d = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = file; };
        file = { isa = PBXFileReference; path = Gone.xcconfig; sourceTree = "<group>"; };
        """
    let folder = try SampleProject.folder(objects, targets: ["Sample"])
    let warning = try #require(try read(folder).warnings.first)
    #expect(folder.relative(warning.file) == "Gone.xcconfig")
  }

  /// The disks of Macs do not tell these names apart, so projects get away with them.
  @Test func namesThatDifferInCaseOrInTheirAccentsAreFound() throws {
    let objects =
      SampleProject.root(["Sample"])
      + SampleProject.target("Sample", settings: "INFOPLIST_FILE = sample/INFO.plist;", more: "buildPhases = (p);")
        + """
        p = { isa = PBXSourcesBuildPhase; files = (b); };
        b = { isa = PBXBuildFile; fileRef = f; };
        f = { isa = PBXFileReference; path = "Über/Groß.swift"; sourceTree = "<group>"; };
        """
    let folder = try SampleProject.folder(
      objects, targets: ["Sample"],
      files: ["U\u{308}ber/groß.swift": "", "Sample/Info.plist": "<plist><dict><key>A</key><true/></dict></plist>"])
    let app = try read(folder)
    #expect(sources(app, folder) == ["Sample/Sample.swift", "U\u{308}ber/groß.swift"])
    #expect(app.infoPlist.values["A"] == .bool(true))
    #expect(app.app.resources == [])
  }

  @Test func filesAndExceptionsMayBeForOnePlatform() throws {
    let objects =
      SampleProject.root(["Sample"])
      + SampleProject.target("Sample", more: "buildPhases = (p);")
      .replacingOccurrences(of: "path = Sample;", with: "path = Sample; exceptions = (set); explicitFolders = (Tree);")
        + """
        p = { isa = PBXSourcesBuildPhase; files = (b1, b2, b3); };
        b1 = { isa = PBXBuildFile; fileRef = f1; platformFilter = ios; };
        b2 = { isa = PBXBuildFile; fileRef = f2; platformFilters = (macos, maccatalyst, ); };
        b3 = { isa = PBXBuildFile; fileRef = f1; };
        f1 = { isa = PBXFileReference; path = Phone.swift; sourceTree = "<group>"; };
        f2 = { isa = PBXFileReference; path = Mac.swift; sourceTree = "<group>"; };
        set = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = Sample;
          membershipExceptions = ("Old Things", "/Localized: Texts/Local.strings", "../Outside.swift");
          platformFiltersByRelativePath = { MacOnly.swift = (macos, ); Both.swift = (ios, macos, ); }; };
        """
    let folder = try SampleProject.folder(
      objects, targets: ["Sample"],
      files: [
        "Phone.swift": "", "Mac.swift": "", "Sample/MacOnly.swift": "", "Sample/Both.swift": "",
        "Sample/Old Things/X.swift": "", "Sample/Texts/de.lproj/Local.strings": "",
        "Sample/Texts/de.lproj/Other.strings": "", "Sample/Tree/a/b.json": "", "Sample/Tree/c.swift": "",
      ])
    let app = try read(folder)
    #expect(sources(app, folder) == ["Phone.swift", "Sample/Both.swift", "Sample/Sample.swift"])
    #expect(app.app.resources.map(\.destination) == ["de.lproj/Other.strings", "Tree"])
    #expect(
      try sources(read(folder, .macOS), folder) == [
        "Mac.swift", "Phone.swift", "Sample/Both.swift", "Sample/MacOnly.swift", "Sample/Sample.swift",
      ])
  }

  /// What a project names is read wherever it lies, as Xcode does.
  @Test func pathsMayLeadOutOfTheProjectsFolder() throws {
    let outside = try TemporaryFolder(["Out.swift": "", "Linked/L.swift": ""])
    let objects =
      SampleProject.root(["Sample"]) + SampleProject.target("Sample", more: "buildPhases = (p);")
        + """
        p = { isa = PBXSourcesBuildPhase; files = (b1, b2, b3); };
        b1 = { isa = PBXBuildFile; fileRef = f1; }; b2 = { isa = PBXBuildFile; fileRef = f2; };
        b3 = { isa = PBXBuildFile; fileRef = f3; };
        f1 = { isa = PBXFileReference; path = "\(outside.path("Out.swift"))"; sourceTree = "<absolute>"; };
        f2 = { isa = PBXFileReference; path = "../Beside/B.swift"; sourceTree = SOURCE_ROOT; };
        f3 = { isa = PBXFileReference; path = "link/L.swift"; sourceTree = "<group>"; };
        """
    let folder = try TemporaryFolder(["In/Sample/S.swift": "", "Beside/B.swift": ""])
    try folder.write(SampleProject.text(objects), to: "In/Sample.xcodeproj/project.pbxproj")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("In/link"), withDestinationPath: outside.path("Linked"))
    let app = try AppProject.read(ProjectRequest(path: folder.path("In")))
    #expect(
      Set(app.app.sources) == [
        outside.path("Out.swift"), folder.path("Beside/B.swift"), folder.path("In/link/L.swift"),
        folder.path("In/Sample/S.swift"),
      ])
  }

  @Test func settingsExcludeFilesByName() throws {
    let settings = """
      EXCLUDED_SOURCE_FILE_NAMES = ("*+Mac.swift", "Mocks/*", "*.json"); INCLUDED_SOURCE_FILE_NAMES = keep.json;
      """
    let objects = SampleProject.root(["Sample"]) + SampleProject.target("Sample", settings: settings)
    let folder = try SampleProject.folder(
      objects, targets: ["Sample"],
      files: [
        "Sample/View+Mac.swift": "", "Sample/Mocks/Mock.swift": "", "Sample/drop.json": "", "Sample/keep.json": "",
      ])
    let app = try read(folder)
    #expect(sources(app, folder) == ["Sample/Sample.swift"])
    #expect(app.app.resources.map(\.destination) == ["keep.json"])
  }

  @Test func aPhaseThatCopiesToTheResourcesKeepsItsFolder() throws {
    let objects =
      SampleProject.root(["Sample"]) + SampleProject.target("Sample", more: "buildPhases = (p, q, bad);")
        + """
        p = { isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 7; dstPath = "in/here"; files = (b); };
        q = { isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 13; files = (b2); };
        bad = { isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 7; dstPath = "../../out"; files = (b2); };
        b = { isa = PBXBuildFile; fileRef = f; }; b2 = { isa = PBXBuildFile; fileRef = f2; };
        f = { isa = PBXFileReference; path = a.json; sourceTree = "<group>"; };
        f2 = { isa = PBXFileReference; path = W.appex; sourceTree = "<group>"; };
        """
    let folder = try SampleProject.folder(objects, targets: ["Sample"], files: ["a.json": "", "W.appex": ""])
    #expect(try read(folder).app.resources.map(\.destination) == ["in/here/a.json"])
  }

  /// Xcode writes one format and reads three.
  @Test(arguments: ["json", "xml"]) func readsTheOtherFormatsOfProjectFiles(_ format: String) throws {
    let json = """
      { "objects": { "root": { "isa": "PBXProject", "targets": ["app"] },
        "app": { "isa": "PBXNativeTarget", "name": "Früh & Spät", "productType": "com.apple.product-type.application",
          "fileSystemSynchronizedGroups": ["folder"] },
        "folder": { "isa": "PBXFileSystemSynchronizedRootGroup", "path": "App", "sourceTree": "<group>" } },
        "rootObject": "root", "objectVersion": 77 }
      """
    let values = try JSONSerialization.jsonObject(with: Data(json.utf8))
    let xml = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    let text = format == "json" ? json : String(decoding: xml, as: UTF8.self)
    let folder = try TemporaryFolder(["App/A.swift": "", "X.xcodeproj/project.pbxproj": text])
    #expect(try read(folder).name == "Früh & Spät")
  }

  @Test(arguments: ["<plist>", "{ \"objects\": ", "<plist><dict><key>objects</key></plist>", "<", "{ \"a\":1, }"])
  func damagedFilesOfTheOtherFormatsAreErrors(_ text: String) throws {
    let folder = try TemporaryFolder(["App/A.swift": "", "X.xcodeproj/project.pbxproj": text])
    let error = #expect(throws: ProjectError.self) { try read(folder) }
    #expect(error?.file == folder.path("X.xcodeproj/project.pbxproj"))
  }

  @Test func anXMLFileThatIsNestedTooDeeplyIsAnError() throws {
    let text = String(repeating: "<array>", count: 100_000)
    let folder = try TemporaryFolder(["X.xcodeproj/project.pbxproj": text])
    let error = #expect(throws: ProjectError.self) { try read(folder) }
    #expect(error?.place == SourcePlace(line: 1, column: 1401))
  }
}
