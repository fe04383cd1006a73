import Foundation
import Testing

@testable import MartletProject

/// Manifests are compiled and run by the toolchain's own compiler, which takes a second each: few packages with much
/// in them.
@Suite struct PackageTests {
  private func read(
    _ folder: TemporaryFolder, _ path: String = "", change: (inout ProjectRequest) -> Void = { _ in }
  ) throws -> AppProject {
    var request = ProjectRequest(path: folder.path(path))
    request.cacheFolder = folder.path("Cache")
    change(&request)
    return try AppProject.read(request)
  }

  private let main = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Main", platforms: [.iOS(.v16), .macOS(.v14)],
      products: [.library(name: "Kit", targets: ["Kit"]), .executable(name: "main-app", targets: ["App"])],
      dependencies: [
        .package(path: "../Near"), .package(url: "https://example.org/Far.git", from: "1.0.0"),
        .package(url: "https://example.org/Gone.git", from: "1.0.0"),
      ],
      targets: [
        .executableTarget(
          name: "App", dependencies: ["Kit", "Near", .product(name: "Gone", package: "Gone")],
          resources: [.process("Files"), .copy("Tree")],
          swiftSettings: [
            .define("ONE"), .define("MAC", .when(platforms: [.macOS])), .define("OUT", .when(configuration: .release)),
            .enableUpcomingFeature("ExistentialAny"), .enableExperimentalFeature("Lifetimes"),
            .unsafeFlags(["-D", "FLAG"]),
          ]),
        .target(
          name: "Kit",
          dependencies: [
            .product(name: "Distant", package: "far"),
            .product(name: "MacOnly", package: "Nowhere", condition: .when(platforms: [.macOS])), "Bin",
          ],
          path: "Other/Kit", exclude: ["Old.swift", "Notes"], sources: ["Code", "Top.swift"]),
        .binaryTarget(name: "Bin", path: "Bin.xcframework"),
        .testTarget(name: "KitTests", dependencies: ["Kit"]),
      ])
    """
  private let near = """
    // swift-tools-version:6.0
    import PackageDescription
    let package = Package(
      name: "Near", products: [.library(name: "Near", targets: ["Near"])], targets: [.target(name: "Near")])
    """
  private let far = """
    // swift-tools-version:5.5
    import PackageDescription
    let package = Package(
      name: "FarAway", products: [.library(name: "Distant", targets: ["Distant"])],
      targets: [.target(name: "Distant")], swiftLanguageVersions: [.v4_2, .v5])
    """

  private func packages() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Main/Package.swift": main, "Main/Sources/App/main.swift": "", "Main/Sources/App/Files/a.json": "",
      "Main/Sources/App/Files/de.lproj/L.strings": "", "Main/Sources/App/Tree/x/y.txt": "",
      "Main/Sources/App/Looks.xcassets/x": "", "Main/Sources/App/stray.txt": "", "Main/Other/Kit/Top.swift": "",
      "Main/Other/Kit/Code/A.swift": "", "Main/Other/Kit/Code/Old.swift": "", "Main/Other/Kit/Old.swift": "",
      "Main/Other/Kit/Else/B.swift": "", "Main/Tests/KitTests/T.swift": "", "Near/Package.swift": near,
      "Near/Sources/N.swift": "", "Checkouts/far/Package.swift": far, "Checkouts/far/Sources/Distant/D.swift": "",
    ])
  }

  @Test func readsAnExecutableWithThePackagesThatItNeeds() throws {
    let folder = try packages()
    let app = try read(folder, "Main") { $0.packagesFolder = folder.path("Checkouts") }
    #expect(app.name == "main-app")
    #expect(app.app.name == "App" && app.app.package == "Main")
    #expect(app.modules.map(\.name) == ["Distant", "Kit", "Near"])
    #expect(app.modules.map(\.package) == ["FarAway", "Main", "Near"])
    #expect(app.modules.map(\.dependencies) == [[], ["Distant"], []])
    #expect(app.app.dependencies == ["Distant", "Kit", "Near"])
    #expect(app.modules.map(\.language.version) == ["5", "5", "6"])
    #expect(
      app.modules[1].sources.map(folder.relative) == [
        "Main/Other/Kit/Code/A.swift", "Main/Other/Kit/Code/Old.swift", "Main/Other/Kit/Top.swift",
      ])
    #expect(app.app.resources.map(\.destination) == ["a.json", "de.lproj/L.strings", "Tree"])
    #expect(app.app.assetCatalogs.map(folder.relative) == ["Main/Sources/App/Looks.xcassets"])
    #expect(app.app.language.conditions == ["SWIFT_PACKAGE", "DEBUG", "ONE", "FLAG"])
    #expect(app.app.language.upcomingFeatures == ["ExistentialAny"])
    #expect(app.app.language.experimentalFeatures == ["Lifetimes"])
    #expect(app.deploymentTarget == "16.0")
    #expect(app.tests.map(\.name) == ["KitTests"])
    #expect(app.tests.first?.dependencies == ["Distant", "Kit"])
    #expect(app.missingPackages.map(\.name) == ["Gone"])
    #expect(app.missingPackages.first?.place == SourcePlace(line: 8, column: 20))
    #expect(app.warnings.map(\.problem) == ["left out: Bin (a binary for Apple's systems)"])
  }

  @Test func whatAManifestSaidIsKeptForAsLongAsItsTextIsTheSame() throws {
    let folder = try packages()
    #expect(try read(folder, "Near") { $0.allowsLibrary = true }.name == "Near")
    let kept = try FileManager.default.contentsOfDirectory(atPath: folder.path("Cache")).sorted()
    let name = try #require(kept.first { $0.hasSuffix(".json") })
    let json = try String(contentsOfFile: folder.path("Cache/\(name)"), encoding: .utf8)
    try folder.write(
      json.replacingOccurrences(of: "\"name\":\"Near\",", with: "\"name\":\"Kept\","), to: "Cache/\(name)")
    #expect(try read(folder, "Near") { $0.allowsLibrary = true }.name == "Kept")
    try folder.write(near + "\n", to: "Near/Package.swift")
    #expect(try read(folder, "Near") { $0.allowsLibrary = true }.name == "Near")
  }

  @Test func aLibraryAloneIsNoApp() throws {
    let folder = try packages()
    let error = #expect(throws: ProjectError.self) { try read(folder, "Near") }
    #expect(error?.problem == "the package 'Near' has libraries and no app")
    let library = try read(folder, "Near/Package.swift") { $0.allowsLibrary = true }
    #expect(library.app.sources == [])
    #expect(library.modules.map(\.name) == ["Near"])
  }

  @Test func xcodeProjectsUsePackages() throws {
    let objects =
      SampleProject.root(["Sample"], more: "packageReferences = (local, remote, gone);")
      + SampleProject.target("Sample", more: "packageProductDependencies = (p1, p2, p3);")
        + """
        local = { isa = XCLocalSwiftPackageReference; relativePath = "../Near"; };
        remote = { isa = XCRemoteSwiftPackageReference; repositoryURL = "git@example.org:x/Far.git"; };
        gone = { isa = XCRemoteSwiftPackageReference;
          repositoryURL = "https://example.org/Gone"; };
        p1 = { isa = XCSwiftPackageProductDependency; productName = Near; };
        p2 = { isa = XCSwiftPackageProductDependency; productName = Distant; package = remote; };
        p3 = { isa = XCSwiftPackageProductDependency; productName = Gone; package = gone; };
        """
    let folder = try packages()
    try folder.write("", to: "App/Sample/A.swift")
    try folder.write(SampleProject.text(objects), to: "App/Sample.xcodeproj/project.pbxproj")
    let app = try read(folder, "App") { $0.packagesFolder = folder.path("Checkouts") }
    #expect(app.modules.map(\.name) == ["Near", "Distant"])
    #expect(app.app.dependencies == ["Near", "Distant"])
    #expect(app.missingPackages.map(\.url) == ["https://example.org/Gone"])
    let text = try String(contentsOfFile: folder.path("App/Sample.xcodeproj/project.pbxproj"), encoding: .utf8)
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
      $0.contains("example.org/Gone")
    }
    #expect(app.missingPackages.first?.place?.line == line.map { $0 + 1 })
    let unchecked = try read(folder, "App")
    #expect(unchecked.missingPackages.map(\.name) == ["Far", "Gone"])
  }

  @Test func readsAnAppPackageOfPlaygrounds() throws {
    let manifest = """
      // swift-tools-version: 5.8
      // WARNING: This file is automatically generated.
      import PackageDescription
      import AppleProductTypes
      let package = Package(
        name: "Nice Toy", platforms: [.iOS("17.2")],
        products: [
          .iOSApplication(
            name: "Nice Toy", targets: ["AppModule"], bundleIdentifier: "org.example.toy", teamIdentifier: "X",
            displayVersion: "2.1", bundleVersion: "7", appIcon: .placeholder(icon: .someIconOfNoMeaning),
            accentColor: .presetColor(.orange), supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [.portrait, .landscapeRight, .portraitUpsideDown(.when(deviceFamilies: [.pad]))],
            capabilities: [.camera(purposeString: "To see."), .outgoingNetworkConnections()], appCategory: .education)
        ],
        targets: [.executableTarget(name: "AppModule", path: ".", resources: [.process("Files")])])
      """
    let folder = try TemporaryFolder([
      "Toy.swiftpm/Package.swift": manifest, "Toy.swiftpm/MyApp.swift": "", "Toy.swiftpm/Views/V.swift": "",
      "Toy.swiftpm/Assets.xcassets/x": "", "Toy.swiftpm/Files/a.json": "", "Toy.swiftpm/.swiftpm/x.swift": "",
    ])
    let app = try read(folder)
    #expect(app.name == "Nice Toy")
    #expect(app.app.name == "AppModule" && app.app.package == nil)
    #expect(app.app.sources.map(folder.relative) == ["Toy.swiftpm/MyApp.swift", "Toy.swiftpm/Views/V.swift"])
    #expect(app.app.resources.map(\.destination) == ["a.json"])
    #expect(app.deploymentTarget == "17.2")
    #expect(app.infoPlist.values["CFBundleIdentifier"] == .string("org.example.toy"))
    #expect(app.infoPlist.values["CFBundleShortVersionString"] == .string("2.1"))
    #expect(app.infoPlist.values["NSCameraUsageDescription"] == .string("To see."))
  }

  @Test func aManifestThatDoesNotCompileNamesThePlace() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "// swift-tools-version:5.9\nimport PackageDescription\nlet package = Package(nam: \"X\")\n"
    ])
    let error = #expect(throws: ProjectError.self) { try read(folder) }
    #expect(error?.file == folder.path("Package.swift"))
    #expect(error?.place?.line == 3)
    #expect(error?.remedy == Wording.repairManifest)
  }

  @Test func aManifestThatFailsWhenItRunsSaysHow() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "// swift-tools-version:5.9\nimport PackageDescription\nfatalError(\"no network\")\n"
    ])
    let error = #expect(throws: ProjectError.self) { try read(folder) }
    #expect(error?.problem.contains("no network") == true)
  }

  @Test func aManifestWithoutItsToolsVersionSaysWhatToWrite() throws {
    let folder = try TemporaryFolder(["Package.swift": "import PackageDescription\n"])
    let error = #expect(throws: ProjectError.self) { try read(folder) }
    #expect(error?.problem == Wording.toolsVersionMissing)
    #expect(error?.place == SourcePlace(line: 1, column: 1))
  }

  @Test(arguments: [
    ("// swift-tools-version:5.9", "5.9"), ("//swift-tools-version: 6", "6.0"), ("// swift-tools-version:5.7.1", "5.7"),
    ("\n// Swift-Tools-Version: 5.5;x", "5.5"),
  ])
  func readsToolsVersions(_ text: String, _ expected: String) {
    #expect(ManifestLoader.toolsVersion(in: text) == expected)
  }

  @Test(arguments: [
    ("https://example.org/a/Kit.git", "Kit"), ("git@example.org:a/Kit", "Kit"), ("ssh://x/Kit.swift", "Kit.swift"),
    ("https://example.org/a/Kit/", "Kit"), ("Kit", "Kit"),
  ])
  func namesRepositories(_ address: String, _ expected: String) {
    #expect(PackageReference.repositoryName(address) == expected)
  }

  @Test func aProgramThatDoesNotEndIsEnded() throws {
    let folder = try TemporaryFolder()
    let run = ProgramRun(
      command: ["sh", "-c", "echo words >&3; echo no; exec sleep 100"], output: folder.path("out"),
      errors: folder.path("err"), environment: [:], limitInSeconds: 1)
    #expect(try run.run() == .overdue)
    #expect(try String(contentsOfFile: folder.path("out"), encoding: .utf8) == "words\n")
  }
}
