import Foundation
import Testing

@testable import MartletProject
@testable import martlet

/// An object belongs to one text of its source, whatever the clock says.
@Suite struct ObjectRecordTests {
  private let files: TemporaryFolder
  private let compiler: ModuleCompiler

  init() throws {
    files = try TemporaryFolder(["A.swift": "1", "B.swift": "1"])
    var module = SwiftModule(productName: "M")
    module.sources = [files.path("A.swift"), files.path("B.swift")]
    let folder = try BuildFolder(appPath: files.path("M"), environment: ["XDG_CACHE_HOME": files.path("cache")])
    let sdk = SDK(folder: files.url, checkout: files.url, toolchain: files.url)
    compiler = ModuleCompiler(module: module, sources: module.sources, sdk: sdk, folder: folder)
  }

  private var objects: [Bool] { compiler.objects.map { FileManager.default.fileExists(atPath: $0) } }

  /// What a run of the compiler leaves: an object for each source that has none. `meanwhile` happens while it works.
  private func compile(meanwhile: () throws -> Void = {}) throws {
    let record = ObjectRecord(compiler)
    record.removeStaleObjects()
    for path in compiler.objects { try Data().write(to: URL(fileURLWithPath: path)) }
    try meanwhile()
    try record.save()
  }

  @Test func theObjectOfAChangedTextGoes() throws {
    try compile()
    try files.write("2", to: "A.swift")
    ObjectRecord(compiler).removeStaleObjects()
    #expect(objects == [false, true])
  }

  @Test func aTextThatChangesWhileTheCompilerWorksIsCompiledAgain() throws {
    try compile(meanwhile: { try files.write("2", to: "B.swift") })
    ObjectRecord(compiler).removeStaleObjects()
    #expect(objects == [true, false])
  }

  @Test func objectsOfUnknownTextsGo() throws {
    for path in compiler.objects { try Data().write(to: URL(fileURLWithPath: path)) }
    ObjectRecord(compiler).removeStaleObjects()
    #expect(objects == [false, false])
  }

  @Test func aCopyIsTheTextThatCounts() throws {
    try files.write("copy", to: "copy.swift")
    var rewritten = compiler
    rewritten.copies = [files.path("A.swift"): files.path("copy.swift")]
    try compile()
    ObjectRecord(rewritten).removeStaleObjects()
    #expect(objects == [false, true])
  }
}

@Suite struct DefaultPictureTests {
  @Test func aFileOfTheUsersStays() throws {
    let files = try TemporaryFolder(["App.png": "mine"])
    let folder = try BuildFolder(appPath: files.path("App"), environment: ["XDG_CACHE_HOME": files.path("cache")])
    let pictures = DefaultPicture(folder: folder)
    #expect(pictures.path(for: "App", in: files.url.path) == files.path("App-2.png"))
    try files.write("picture", to: "App-2.png")
    #expect(pictures.path(for: "App", in: files.url.path) == files.path("App-3.png"))
    try pictures.remember(files.path("App-2.png"))
    #expect(pictures.path(for: "App", in: files.url.path) == files.path("App-2.png"))
  }
}

@Suite struct FileNameTests {
  @Test(arguments: [
    ("FreeView", "FreeView"), ("Mein \"Spiel\" Ü", "Mein \"Spiel\" Ü"), ("../../etc/x", "_._.._etc_x"), ("..", "_."),
    ("a/b", "a_b"), ("", "App"), ("a\u{0}\nb", "a__b"),
  ])
  func aProductsNameStaysInItsFolder(_ name: String, _ expected: String) {
    #expect(AppProject(name: name).name == expected)
  }
}
