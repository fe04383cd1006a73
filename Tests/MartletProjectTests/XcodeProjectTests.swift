import Foundation
import Testing

@testable import MartletProject

/// The fixtures are the smallest projects that have the shape; identifiers are words where Xcode has digits.
@Suite struct XcodeProjectTests {
  private func project(_ objects: String) -> String {
    "// !$*UTF8*$!\n{ objects = { \(objects) }; rootObject = root; }"
  }

  private let synchronized = """
    root = { isa = PBXProject; mainGroup = main; targets = (tests, app); developmentRegion = de; };
    main = { isa = PBXGroup; children = (folder, other); sourceTree = "<group>"; };
    folder = { isa = PBXFileSystemSynchronizedRootGroup; path = Sample; sourceTree = "<group>"; exceptions = (set); };
    set = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = app;
      membershipExceptions = (Info.plist, "Old/Unused.swift"); };
    other = { isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>"; exceptions = (more); };
    more = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = app; membershipExceptions = (Both.swift); };
    tests = { isa = PBXNativeTarget; name = SampleTests; productType = "com.apple.product-type.bundle.unit-test"; };
    app = { isa = PBXNativeTarget; name = "Sample App"; productType = "com.apple.product-type.application";
      buildConfigurationList = list; fileSystemSynchronizedGroups = (folder); };
    list = { isa = XCConfigurationList; buildConfigurations = (release, debug); };
    release = { isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = 4; }; };
    debug = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
      DEVELOPMENT_ASSET_PATHS = "Sample/Preview"; INFOPLIST_FILE = Sample/Info.plist; SWIFT_VERSION = 5.0;
      INFOPLIST_KEY_CFBundleDisplayName = Nice; IPHONEOS_DEPLOYMENT_TARGET = 16.4;
      INFOPLIST_KEY_UILaunchScreen_Generation = YES; PRODUCT_BUNDLE_IDENTIFIER = "org.x.$(PRODUCT_NAME:c99extidentifier)";
      INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "A B"; }; };
    """

  private let synchronizedFiles = [
    "Sample/App.swift": "", "Sample/Views/Row.swift": "", "Sample/Old/Unused.swift": "", "Sample/Assets.xcassets/x": "",
    "Sample/Preview/Preview Assets.xcassets/x": "", "Sample/Preview/Samples.swift": "", "Sample/words.json": "",
    "Sample/Sample.entitlements": "", "Sample/de.lproj/Localizable.strings": "", "Shared/Both.swift": "",
    "Shared/Neither.swift": "", "SampleTests/T.swift": "",
    "Sample/Info.plist": "<plist><dict><key>Flag</key><true/><key>Name</key><string>$(TARGET_NAME)</string>"
      + "<key>Count</key><integer>1</integer></dict></plist>",
  ]

  @Test func takesAFolderWholeLessItsExceptions() throws {
    let folder = try TemporaryFolder(synchronizedFiles)
    try folder.write(project(synchronized), to: "Sample.xcodeproj/project.pbxproj")
    let app = try AppProject.read(ProjectRequest(path: folder.url.path))
    #expect(app.name == "Sample App")
    #expect(app.app.name == "Sample_App")
    #expect(
      app.app.sources.map(folder.relative) == [
        "Sample/App.swift", "Sample/Preview/Samples.swift", "Sample/Views/Row.swift", "Shared/Both.swift",
      ])
    #expect(
      app.app.assetCatalogs.map(folder.relative) == [
        "Sample/Assets.xcassets", "Sample/Preview/Preview Assets.xcassets",
      ])
    #expect(app.app.resources.map(\.destination) == ["de.lproj/Localizable.strings", "words.json"])
    #expect(app.deploymentTarget == "16.4")
    #expect(app.app.language.version == "5.0")
    #expect(app.warnings == [])
  }

  @Test func makesInfoPlistOfFileSettingsAndNames() throws {
    let folder = try TemporaryFolder(synchronizedFiles)
    try folder.write(project(synchronized), to: "Sample.xcodeproj/project.pbxproj")
    let values = try AppProject.read(ProjectRequest(path: folder.path("Sample.xcodeproj"))).infoPlist.values
    #expect(values["Flag"] == .bool(true))
    #expect(values["Count"] == .integer(1))
    #expect(values["Name"] == .string("Sample App"))
    #expect(values["CFBundleDisplayName"] == .string("Nice"))
    #expect(values["CFBundleIdentifier"] == .string("org.x.Sample_App"))
    #expect(values["UILaunchScreen"] == .dictionary([:]))
    #expect(values["UISupportedInterfaceOrientations~ipad"] == .array([.string("A"), .string("B")]))
    #expect(values["CFBundleVersion"] == .string("1"))
  }

  private let classic = """
    root = { isa = PBXProject; mainGroup = main; targets = (app); };
    main = { isa = PBXGroup; children = (group, strings); sourceTree = "<group>"; };
    group = { isa = PBXGroup; path = Code; children = (one, pictures, guide, screen); sourceTree = "<group>"; };
    one = { isa = PBXFileReference; path = One.swift; sourceTree = "<group>"; };
    two = { isa = PBXFileReference; path = Deep/Two.swift; sourceTree = SOURCE_ROOT; };
    product = { isa = PBXFileReference; path = X.app; sourceTree = BUILT_PRODUCTS_DIR; };
    pictures = { isa = PBXFileReference; path = pictures; lastKnownFileType = folder; sourceTree = "<group>"; };
    guide = { isa = PBXFileReference; path = guide.html; sourceTree = "<group>"; };
    screen = { isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
    strings = { isa = PBXVariantGroup; name = L.strings; children = (english, german); sourceTree = "<group>"; };
    english = { isa = PBXFileReference; name = en; path = en.lproj/L.strings; sourceTree = "<group>"; };
    german = { isa = PBXFileReference; name = de; path = de.lproj/L.strings; sourceTree = "<group>"; };
    app = { isa = PBXNativeTarget; name = X; productType = "com.apple.product-type.application";
      buildPhases = (sources, resources); };
    sources = { isa = PBXSourcesBuildPhase; files = (b1, b2, b0); };
    resources = { isa = PBXResourcesBuildPhase; files = (b3, b4, b5, b6); };
    b0 = { isa = PBXBuildFile; fileRef = product; }; b1 = { isa = PBXBuildFile; fileRef = one; };
    b2 = { isa = PBXBuildFile; fileRef = two; }; b3 = { isa = PBXBuildFile; fileRef = pictures; };
    b4 = { isa = PBXBuildFile; fileRef = guide; }; b5 = { isa = PBXBuildFile; fileRef = strings; };
    b6 = { isa = PBXBuildFile; fileRef = screen; };
    """

  private let classicFiles = [
    "Code/One.swift": "", "Deep/Two.swift": "", "Code/pictures/a.png": "", "Code/guide.html": "",
    "en.lproj/L.strings": "", "de.lproj/L.strings": "", "Code/Main.storyboard": "",
  ]

  @Test func takesTheFilesThatBuildPhasesName() throws {
    let folder = try TemporaryFolder(classicFiles)
    try folder.write(project(classic), to: "X.xcodeproj/project.pbxproj")
    let app = try AppProject.read(ProjectRequest(path: folder.url.path))
    #expect(app.app.sources.map(folder.relative) == ["Code/One.swift", "Deep/Two.swift"])
    #expect(
      app.app.resources.map(\.destination) == ["pictures", "guide.html", "en.lproj/L.strings", "de.lproj/L.strings"])
    #expect(app.warnings.map { folder.relative($0.file) } == ["Code/Main.storyboard"])
    #expect(app.deploymentTarget == "17.0")
  }

  @Test func aGroupInsideItselfCountsAsTheRoot() throws {
    let ring = classic.replacingOccurrences(of: "children = (one,", with: "children = (group, one,")
      .replacingOccurrences(of: "children = (group, strings)", with: "children = (strings)")
    let folder = try TemporaryFolder(classicFiles)
    try folder.write(project(ring), to: "X.xcodeproj/project.pbxproj")
    let app = try AppProject.read(ProjectRequest(path: folder.url.path))
    #expect(app.app.sources.map(folder.relative) == ["Code/One.swift", "Deep/Two.swift"])
  }

  @Test func namesAListedSourceThatIsMissing() throws {
    let folder = try TemporaryFolder(["Code/One.swift": ""])
    try folder.write(project(classic), to: "X.xcodeproj/project.pbxproj")
    let error = #expect(throws: ProjectError.self) { try AppProject.read(ProjectRequest(path: folder.url.path)) }
    #expect(error?.file == folder.path("Deep/Two.swift"))
    // The line of the fixture that defines the reference, below a comment.
    let line = 1 + (project(classic).split(separator: "\n").firstIndex { $0.contains("two = {") } ?? -1)
    #expect(
      error?.problem
        == "the file is missing, and \(folder.path("X.xcodeproj/project.pbxproj")):\(line):1 lists it")
  }

  @Test func namesBothResourcesOfOneName() throws {
    let folder = try TemporaryFolder(["A.swift": "", "a/x.json": "", "b/x.json": ""])
    let error = #expect(throws: ProjectError.self) { try AppProject.read(ProjectRequest(path: folder.url.path)) }
    #expect(error?.file == folder.path("b/x.json"))
    #expect(error?.problem == Wording.duplicateResource("x.json", folder.path("a/x.json")))
  }

  @Test func saysWhichTargetsThereAreWhenNoneIsAnApp() throws {
    let text = project(
      "root = { targets = (t); }; t = { isa = PBXNativeTarget; name = Kit; productType = framework; };")
    let folder = try TemporaryFolder(["Kit.xcodeproj/project.pbxproj": text])
    let error = #expect(throws: ProjectError.self) { try AppProject.read(ProjectRequest(path: folder.url.path)) }
    #expect(error?.problem == "none of the targets is an app: Kit")
  }
}
