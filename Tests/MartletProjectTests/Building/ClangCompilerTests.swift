import Foundation
import Testing

@testable import MartletProject
@testable import martlet

/// The toolchain's own Clang, on a module of two files.
@Suite struct ClangCompilerTests {
  private let files: TemporaryFolder
  private let folder: BuildFolder
  private let sdk: SDK

  init() throws {
    files = try TemporaryFolder([
      "m/a.c": "#include \"a.h\"\nint a(void) { return ONE; }\n", "m/b b.cpp": "extern \"C\" int b() { return 2; }\n",
      "m/a.h": "#define ONE LEVEL\n",
    ])
    folder = try BuildFolder(appPath: files.path("m"), environment: ["XDG_CACHE_HOME": files.path("cache")])
    let compiler = URL(fileURLWithPath: try ManifestToolchain.find(nil).compiler)
    sdk = SDK(folder: files.url, checkout: files.url, toolchain: compiler.deletingLastPathComponent())
  }

  private func compiler(level: Int = 1) -> ClangCompiler {
    var module = ClangModule(productName: "M", package: "P", manifest: files.path("Package.swift"))
    module.sources = [files.path("m/a.c"), files.path("m/b b.cpp")]
    module.arguments = ["-DLEVEL=\(level)"]
    return ClangCompiler(module: module, sdk: sdk, folder: folder, headerArguments: [])
  }

  private func names(_ sources: [String]) -> [String] { sources.map { URL(fileURLWithPath: $0).lastPathComponent } }

  @Test func whatIsCompiledIsCurrentUntilAFileOfItChanges() throws {
    #expect(names(compiler().staleSources) == ["a.c", "b b.cpp"])
    #expect(try compiler().compile(compiler().staleSources) == ("", true))
    #expect(compiler().objects.allSatisfy { FileManager.default.fileExists(atPath: $0) })
    // Files older than the compiler's start: what was just written counts as changed meanwhile.
    try settle()
    #expect(compiler().staleSources == [])
    try files.write("#define ONE 12345\n", to: "m/a.h")
    #expect(names(compiler().staleSources) == ["a.c"])
    #expect(names(compiler(level: 2).staleSources) == ["a.c", "b b.cpp"])
  }

  private func settle() throws {
    for path in ["m/a.c", "m/b b.cpp", "m/a.h"] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: files.path(path))
    }
    #expect(try compiler().compile(compiler().staleSources).isSuccess)
  }

  @Test func aBugIsToldByFileAndLineInTheUsersTerms() throws {
    try files.write("int a(void)\n{\n\treturn one;\n}\n", to: "m/a.c")
    let (text, isSuccess) = try compiler().compile(compiler().staleSources)
    #expect(!isSuccess)
    let source = files.path("m/a.c")
    #expect(
      CompilerOutput(maps: [:]).inTermsOfSources(text)
        == "\(source):3:9: error: use of undeclared identifier 'one'\n\treturn one;\n\t       ^")
    #expect(names(compiler().staleSources).contains("a.c"))
  }

  @Test func rulesOfMakeAreReadWithTheirMarks() {
    let rule = "out.o: /a/b\\ c.c \\\n  /x/$$y.h /z\\#.h \\\n  /last.h\n"
    #expect(ClangCompiler.files(inRule: rule) == ["/a/b c.c", "/x/$y.h", "/z#.h", "/last.h"])
    #expect(ClangCompiler.files(inRule: "") == [])
  }

  @Test func aLibraryThatIsNotInstalledStopsTheBuild() throws {
    var module = ClangModule(productName: "CNone", package: "P", manifest: files.path("Package.swift"))
    module.systemLibrary = ClangModule.SystemLibrary()
    module.systemLibrary?.packages = ["no-such-library-at-all"]
    let error = #expect(throws: ProjectError.self) { try ClangFlags([module], folder: folder) }
    #expect(error == Wording.libraryNotInstalled(module, "no-such-library-at-all"))
    #expect(error?.remedy.contains("no-such-library-at-all.pc") == true)
  }
}
