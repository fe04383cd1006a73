import Foundation
import Testing

@testable import MartletProject

/// Targets of packages that are not in Swift: C and its kin, libraries of the system.
@Suite struct PackageClangTests {
  private let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Main",
      products: [.library(name: "Kit", targets: ["Kit"]), .library(name: "CPlain", targets: ["CPlain"])],
      targets: [
        .target(
          name: "Kit", dependencies: ["CParts", "CObjects"], cSettings: [.define("_GNU_SOURCE", to: "1")],
          linkerSettings: [.linkedLibrary("z")]),
        .systemLibrary(
          name: "CSystem", pkgConfig: "one two", providers: [.brew(["one"]), .apt(["libone-dev", "libtwo-dev"])]),
        .target(
          name: "CParts", dependencies: ["CSystem", "CPlain"], exclude: ["old.c"], publicHeadersPath: "public",
          cSettings: [
            .headerSearchPath("private"), .define("LEVEL", to: "2"), .define("OUT", .when(configuration: .release)),
            .define("HERE", .when(platforms: [.linux])), .define("APPLE", .when(platforms: [.iOS])),
            .unsafeFlags(["-fwrapv"]),
          ],
          cxxSettings: [.define("PLUS"), .unsafeFlags(["-fno-rtti"])],
          linkerSettings: [
            .linkedLibrary("m"), .linkedFramework("UIKit"), .linkedLibrary("c++", .when(platforms: [.iOS])),
          ]),
        .target(name: "CPlain"), .target(name: "CObjects"), .target(name: "CMapped"),
        .testTarget(name: "KitTests", dependencies: ["Kit", "CMapped"]),
      ],
      cLanguageStandard: .c11, cxxLanguageStandard: .cxx17)
    """

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Package.swift": manifest, "Sources/Kit/K.swift": "", "Sources/CSystem/module.modulemap": "",
      "Sources/CSystem/shim.h": "", "Sources/CParts/a.c": "", "Sources/CParts/deep/b.cpp": "",
      "Sources/CParts/deep/c.S": "", "Sources/CParts/old.c": "", "Sources/CParts/private/p.h": "",
      "Sources/CParts/public/CParts.h": "", "Sources/CParts/public/more.h": "", "Sources/CPlain/p.c": "",
      "Sources/CPlain/include/x.h": "", "Sources/CObjects/o.m": "", "Sources/CObjects/include/o.h": "",
      "Sources/CMapped/m.c": "", "Sources/CMapped/include/module.modulemap": "",
      "Sources/CMapped/include/m.h": "", "Tests/KitTests/T.swift": "",
    ])
  }

  private func read(_ folder: TemporaryFolder, _ path: String = "") throws -> AppProject {
    var request = ProjectRequest(path: folder.path(path))
    request.allowsLibrary = true
    return try AppProject.read(request)
  }

  @Test func theirFilesAndSettingsAreThoseOfSwiftPM() throws {
    let folder = try folder()
    let project = try read(folder)
    #expect(project.modules.map(\.name) == ["Kit"])
    #expect(project.modules[0].linkerArguments == ["-lz"])
    #expect(project.modules[0].clangArguments == ["-D_GNU_SOURCE=1"])
    let modules = project.modules[0].clangModules
    #expect(modules.map(\.name) == ["CSystem", "CPlain", "CParts"])
    let parts = try #require(modules.last)
    #expect(
      parts.sources.map(folder.relative) == ["a.c", "deep/b.cpp", "deep/c.S"].map { "Sources/CParts/" + $0 })
    #expect(
      parts.arguments.map(folder.relative) == [
        "-DSWIFT_PACKAGE=1", "-DDEBUG=1", "-DLEVEL=2", "-DHERE", "-DPLUS", "-I", "Sources/CParts/private",
      ])
    #expect(parts.languageArguments == [.c: ["-fwrapv", "-std=c11"], .cxx: ["-fno-rtti", "-std=c++17"]])
    #expect(parts.linkerArguments == ["-lm"])
    #expect(parts.dependencies == ["CSystem", "CPlain"])
    #expect(parts.headerFolder.map(folder.relative) == "Sources/CParts/public")
    #expect(project.warnings.map(\.problem) == ["left out: CObjects (Objective-C)"])
  }

  @Test func aLibraryOfTheSystemSaysWhatItNeeds() throws {
    let folder = try folder()
    let library = try #require(try read(folder).modules[0].clangModules.first)
    #expect(library.systemLibrary?.packages == ["one", "two"])
    #expect(library.systemLibrary?.providers == ["libone-dev", "libtwo-dev"])
    #expect(library.moduleMap == .file(folder.path("Sources/CSystem/module.modulemap")))
    #expect(
      Wording.libraryNotInstalled(library, "two").description == """
        \(folder.path("Package.swift")):11:7: error: the target 'CSystem' of the package 'Main' needs a library that is \
        not installed: pkg-config does not know 'two'
          Install it: apt-get install libone-dev libtwo-dev
        """)
  }

  /// The header named as the module stands for all headers, else their folder does; a map that is there is taken.
  @Test func moduleMapsAreThoseOfSwiftPM() throws {
    let folder = try folder()
    let project = try read(folder)
    let modules = project.tests.clangModules
    let map = { (name: String) in modules.first { $0.name == name }?.moduleMap }
    let (parts, plain) = (folder.path("Sources/CParts/public/CParts.h"), folder.path("Sources/CPlain/include"))
    #expect(
      map("CParts")
        == .generated("// CParts.h, more.h\nmodule CParts {\n  umbrella header \"\(parts)\"\n  export *\n}\n"))
    #expect(map("CPlain") == .generated("// x.h\nmodule CPlain {\n  umbrella \"\(plain)\"\n  export *\n}\n"))
    #expect(map("CMapped") == .file(folder.path("Sources/CMapped/include/module.modulemap")))
    #expect(!project.modules.clangModules.contains { $0.name == "CMapped" })
  }

  @Test func appsOfXcodeMayLinkThemAlone() throws {
    let folder = try folder()
    let objects =
      SampleProject.root(["App"], more: "packageReferences = (local);")
      + SampleProject.target("App", more: "packageProductDependencies = (p1);")
        + """
        local = { isa = XCLocalSwiftPackageReference; relativePath = "../"; };
        p1 = { isa = XCSwiftPackageProductDependency; productName = CPlain; };
        """
    try folder.write("", to: "Apps/App/A.swift")
    try folder.write(SampleProject.text(objects), to: "Apps/App.xcodeproj/project.pbxproj")
    let project = try read(folder, "Apps/App.xcodeproj")
    #expect(project.modules == [])
    #expect(project.app.clangModules.map(\.name) == ["CPlain"])
  }

  @Test func aLibraryOfTheSystemWithoutAModuleMapIsAnError() throws {
    let folder = try folder()
    try FileManager.default.removeItem(atPath: folder.path("Sources/CSystem/module.modulemap"))
    let error = #expect(throws: ProjectError.self) { try read(folder) }
    #expect(error?.file == folder.path("Sources/CSystem/module.modulemap"))
    #expect(error?.problem == "the library of the system 'CSystem' of the package 'Main' has no module map")
  }

  @Test(
    arguments: [
      ("/a/b.c", ClangModule.Language.c), ("/a/b.C", .cxx), ("/a/b.tar.cpp", .cxx), ("/a.c/b.S", .assembly),
      ("/a.c/b", nil), ("/a/b.h", nil), ("/a/.c", nil),
    ] as [(String, ClangModule.Language?)])
  func languagesGoByTheFilesName(_ path: String, _ language: ClangModule.Language?) {
    #expect(ClangModule.Language(path: path) == language)
  }
}
