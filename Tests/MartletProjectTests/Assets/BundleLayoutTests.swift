import Foundation
import Testing

@testable import MartletProject

@Suite struct BundleLayoutTests {
  private func app(_ folder: TemporaryFolder, _ resources: [String: String]) -> AppProject {
    var app = AppProject(name: "App")
    app.app.resources = resources.sorted { $0.key < $1.key }.map {
      SwiftModule.Resource(path: folder.path($0.key), destination: $0.value)
    }
    return app
  }

  private static let catalog = """
    {"sourceLanguage": "en", "strings": {"Hello": {"localizations": {"de": {"stringUnit": {"value": "Hallo"}}}},
      "%lld apples": {"localizations": {"en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld apple"}},
      "other": {"stringUnit": {"value": "%lld apples"}}}}}}}}}
    """

  @Test func aStringCatalogBecomesTables() throws {
    let folder = try TemporaryFolder(["L.xcstrings": Self.catalog])
    let layout = try BundleLayout(app(folder, ["L.xcstrings": "L.xcstrings"]))
    #expect(
      layout.texts.keys.sorted() == [
        "Assets.json", "Info.plist", "de.lproj/L.strings", "en.lproj/L.plurals", "en.lproj/L.strings",
      ])
    #expect(layout.texts["de.lproj/L.strings"] == "\"Hello\" = \"Hallo\";\n")
    #expect(layout.copies.isEmpty)
  }

  @Test(arguments: ["App", "App/deep.txt", "Assets.json"])
  func theProgramAndTheListOfAssetsKeepTheirPlaces(_ destination: String) throws {
    let folder = try TemporaryFolder(["a": ""])
    let error = #expect(throws: ProjectError.self) { try BundleLayout(app(folder, ["a": destination])) }
    #expect(error?.problem == Wording.reservedResource(String(destination.prefix { $0 != "/" })))
    #expect(error?.file == folder.path("a"))
  }

  /// Foundation crashes over a `.stringsdict` beside a `.strings`.
  @Test func pluralsGoByAnotherName() throws {
    let folder = try TemporaryFolder(["de.lproj/L.stringsdict": "", "de.lproj/L.strings": ""])
    let single = try BundleLayout(app(folder, ["de.lproj/L.stringsdict": "de.lproj/L.stringsdict"]))
    #expect(single.copies.map(\.destination) == ["de.lproj/L.plurals"])
    let whole = try BundleLayout(app(folder, ["de.lproj": "de.lproj"]))
    #expect(whole.copies.map(\.destination) == ["de.lproj/L.strings", "de.lproj/L.plurals"])
  }

  @Test func twoFilesForOneTableAreAnError() throws {
    let folder = try TemporaryFolder(["L.xcstrings": Self.catalog, "de.lproj/L.strings": ""])
    let app = app(folder, ["L.xcstrings": "L.xcstrings", "de.lproj/L.strings": "de.lproj/L.strings"])
    let error = try #require(throws: ProjectError.self) { try BundleLayout(app) }
    #expect(error.problem.contains("de.lproj/L.strings"))
    #expect([error.file, error.problem].joined().contains("L.xcstrings"))
  }

  @Test func aPackagesModuleHasAFolderOfItsOwn() throws {
    let folder = try TemporaryFolder([
      "a.txt": "",
      "C.xcassets/c.colorset/Contents.json":
        #"{"colors": [{"idiom": "universal", "color": {"reference": "systemBlueColor"}}]}"#,
    ])
    var app = app(folder, [:])
    var module = SwiftModule(productName: "Kit")
    module.package = "Tools"
    module.resources = [SwiftModule.Resource(path: folder.path("a.txt"), destination: "a.txt")]
    module.assetCatalogs = [folder.path("C.xcassets")]
    var framework = SwiftModule(productName: "Core")
    framework.resources = [SwiftModule.Resource(path: folder.path("a.txt"), destination: "b.txt")]
    app.modules = [module, framework]
    let layout = try BundleLayout(app)
    #expect(layout.copies.map(\.destination).sorted() == ["Tools_Kit.bundle/a.txt", "b.txt"])
    #expect(layout.texts["Tools_Kit.bundle/Assets.json"]?.contains("systemBlue") == true)
    #expect(layout.texts["Tools_Kit.bundle/Info.plist"]?.contains("CFBundleDevelopmentRegion") == true)
  }

  @Test func theAppsOwnFileStaysWhereAFrameworkHasOneOfItsName() throws {
    let folder = try TemporaryFolder(["a.txt": "", "b.txt": ""])
    var app = app(folder, ["a.txt": "a.txt"])
    var framework = SwiftModule(productName: "Core")
    framework.resources = [SwiftModule.Resource(path: folder.path("b.txt"), destination: "a.txt")]
    app.modules = [framework]
    let layout = try BundleLayout(app)
    #expect(layout.copies.map { folder.relative($0.path) } == ["a.txt"])
    #expect(layout.warnings.map(\.remedy) == [Wording.firstResourceIsUsed])
  }

  @Test func aListedFontThatIsMissingIsNamed() throws {
    // A directory of one table: twelve bytes and sixteen.
    let font = "OTTO\u{0}\u{1}" + String(repeating: "\u{0}", count: 22)
    let folder = try TemporaryFolder(["A.ttf": font, "Fonts/B.ttf": font])
    var app = app(folder, ["A.ttf": "A.ttf", "Fonts": "Fonts"])
    app.infoPlist.values["UIAppFonts"] = .array([.string("A.ttf"), .string("Fonts/B.ttf"), .string("C.ttf")])
    let layout = try BundleLayout(app)
    #expect(
      layout.warnings.map(\.description) == [
        "Info.plist: warning: UIAppFonts of Info.plist lists 'C.ttf', which is not among the app's resources\n"
          + "  Texts in this font show in another one. Add the file to the target, or correct the entry."
      ])
  }
}
