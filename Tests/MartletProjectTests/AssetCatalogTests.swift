import Foundation
import Testing

@testable import MartletProject

@Suite struct AssetCatalogTests {
  private func compile(_ files: [String: String]) throws -> AssetCatalogCompiler {
    let folder = try TemporaryFolder(files.reduce(into: [:]) { $0["A.xcassets/" + $1.key] = $1.value })
    return try AssetCatalogCompiler.compile([folder.path("A.xcassets")])
  }

  private func color(_ color: String) throws -> AssetIndex.Color? {
    try compile(["c.colorset/Contents.json": "{\"colors\": [{\"idiom\": \"universal\", \"color\": \(color)}]}"])
      .index.colors["c"]?.first
  }

  private func components(_ red: String, space: String = "srgb") -> String {
    "{\"color-space\": \"\(space)\", \"components\": "
      + "{\"red\": \"\(red)\", \"green\": \"0\", \"blue\": \"0.000\", \"alpha\": \"0.5\"}}"
  }

  @Test(arguments: [("0.250", 0.25), ("51", 0.2), ("0x33", 0.2), ("0X33", 0.2), ("1", 0.003922), ("1.000", 1)])
  func readsAComponentInEveryNotation(_ text: String, _ expected: Double) throws {
    #expect(try color(components(text))?.rgba == [expected, 0, 0, 0.5])
  }

  /// Display P3 red in sRGB: 1.0930, -0.2267, -0.1501, as published for CSS Color 4 (color(display-p3 1 0 0)).
  @Test func convertsDisplayP3IntoExtendedSRGB() throws {
    let rgba = try #require(try color(components("1.000", space: "display-p3"))?.rgba)
    for (value, expected) in zip(rgba, [1.0930, -0.2267, -0.1501, 0.5]) { #expect(abs(value - expected) < 0.0002) }
  }

  @Test func readsGrayAndReferences() throws {
    let gray = #"{"color-space": "gray-gamma-22", "components": {"white": "1.000", "alpha": "1.000"}}"#
    #expect(try color(gray)?.rgba == [1, 1, 1, 1])
    #expect(try color(#"{"platform": "ios", "reference": "systemBlueColor"}"#)?.system == "systemBlue")
    #expect(try color(#"{"platform": "universal", "reference": "labelColor"}"#)?.system == "label")
  }

  @Test func namesEveryAppearance() throws {
    let dark = #"{"appearance": "luminosity", "value": "dark"}"#
    let high = #"{"appearance": "contrast", "value": "high"}"#
    let lists = ["", dark, high, "\(dark), \(high)", #"{"appearance": "luminosity", "value": "light"}"#]
    let colors = lists.map { #"{"idiom": "universal", "color": \#(components("0")), "appearances": [\#($0)]}"# }
    let text = "{\"colors\": [\(colors.joined(separator: ","))]}"
    let variants = try compile(["c.colorset/Contents.json": text]).index.colors["c"]
    #expect(variants?.map(\.appearance) == ["any", "dark", "highContrast", "highContrastDark", "light"])
  }

  @Test func leavesOutAColorWithoutAnyValue() throws {
    let index = try compile(["AccentColor.colorset/Contents.json": #"{"colors": [{"idiom": "universal"}]}"#]).index
    #expect(index == AssetIndex())
  }

  @Test func theLargestIconIsTheWindows() throws {
    let text = """
      {"images": [{"idiom": "iphone", "size": "60x60", "scale": "3x", "filename": "180.png"},
        {"idiom": "universal", "size": "1024x1024", "filename": "1024.png"},
        {"idiom": "universal", "size": "1024x1024", "filename": "dark.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "ipad", "size": "76x76", "scale": "2x"}]}
      """
    let files = ["Contents.json": text, "180.png": "", "1024.png": "", "dark.png": ""]
    let catalog = try compile(files.reduce(into: [:]) { $0["AppIcon.appiconset/" + $1.key] = $1.value })
    #expect(catalog.copies.map(\.destination) == ["AppIcon.png"])
    #expect(catalog.copies.first?.path.hasSuffix("AppIcon.appiconset/1024.png") == true)
    #expect(try compile(["AppIcon.appiconset/Contents.json": #"{"images": [{"size": "1024x1024"}]}"#]).copies.isEmpty)
  }

  @Test func listsImagesWithScaleAndFile() throws {
    let text = """
      {"images": [{"idiom": "universal", "scale": "1x"},
        {"idiom": "universal", "scale": "2x", "filename": "a@2x.png"},
        {"idiom": "ipad", "scale": "3x", "filename": "a.png"},
        {"idiom": "universal", "filename": "a.svg"},
        {"idiom": "mac", "filename": "a.svg"}],
       "properties": {"template-rendering-intent": "template"}}
      """
    let set = "Symbols/a.imageset/"
    let compiled = try compile([
      "Symbols/Contents.json": #"{"properties": {"provides-namespace": true}}"#, set + "Contents.json": text,
      set + "a@2x.png": "", set + "a.png": "", set + "a.svg": "",
    ])
    let variants = compiled.index.images["Symbols/a"]
    #expect(variants?.map(\.scale) == [2, 3, 0])
    #expect(variants?.map(\.idiom) == ["universal", "ipad", "universal"])
    #expect(variants?.first?.file == "Assets/images/Symbols/a/a@2x.png")
    #expect(variants?.first?.template == true)
    #expect(compiled.copies.count == 3)
  }

  @Test func keepsAFolderWithoutNamespaceOutOfTheName() throws {
    let text = #"{"data": [{"filename": "x.json", "universal-type-identifier": "public.json"}]}"#
    let index = try compile([
      "Group/Contents.json": "{}", "Group/d.dataset/x.json": "", "Group/d.dataset/Contents.json": text,
    ]).index
    #expect(index.data["d"] == [AssetIndex.Data(idiom: "universal", file: "Assets/data/d/x.json", type: "public.json")])
  }

  @Test func warnsOfAMissingFileAndGoesOn() throws {
    let compiled = try compile(["a.imageset/Contents.json": #"{"images": [{"filename": "gone.png"}]}"#])
    // Code that names it compiles.
    #expect(compiled.index.images == ["a": []])
    #expect(compiled.warnings.count == 1)
    #expect(compiled.warnings.first?.file.hasSuffix("a.imageset/gone.png") == true)
  }

  /// Nothing outside an asset's folder is read, whatever its contents name.
  @Test(arguments: ["", "..", ".", "../outside.png", "/etc/hostname", "sub/inside.png"])
  func refusesAFileNameThatLeadsElsewhere(_ name: String) throws {
    let compiled = try compile([
      "a.imageset/Contents.json": "{\"images\": [\n{\"filename\": \"\(name)\"}]}", "outside.png": "x",
      "a.imageset/sub/inside.png": "x",
    ])
    #expect(compiled.index.images == ["a": []] && compiled.copies.isEmpty)
    let warning = try #require(compiled.warnings.first)
    #expect(compiled.warnings.count == 1)
    #expect(warning.file.hasSuffix("a.imageset/Contents.json"))
    #expect(warning.place == SourcePlace(line: 2, column: 14))
    #expect(warning.problem == Wording.notAFileName(name))
  }

  @Test func refusesAFileNameThatIsNoText() throws {
    let compiled = try compile(["a.imageset/Contents.json": #"{"images": [{"filename": 5}]}"#])
    #expect(compiled.index.images == ["a": []] && compiled.warnings.map(\.problem) == [Wording.notAFileName("")])
  }

  @Test func keepsTheFirstOfTwoAssetsOfOneName() throws {
    let one = "{\"colors\": [{\"color\": \(components("1.0"))}]}"
    let two = "{\"colors\": [{\"color\": \(components("0.0"))}]}"
    let compiled = try compile(["a/c.colorset/Contents.json": one, "b/c.colorset/Contents.json": two])
    #expect(compiled.index.colors["c"]?.first?.rgba == [1, 0, 0, 0.5])
    #expect(compiled.warnings.count == 1)
  }

  @Test(arguments: [
    ("{\"colors\": 5}", "\"colors\" is not a list", 1, 12),
    ("[]", "expected an object in braces", 1, 1),
    ("{\"colors\": [\n{\"color\": {}}]}", "the colour has neither \"components\" nor \"reference\"", 2, 11),
    ("{\"colors\": [{\"color\":\n{\"components\": {\"red\": \"1\"}}}]}", "the component \"green\" is missing", 2, 16),
    ("{\"colors\": [", "the file ends where a value should stand", 1, 13),
  ])
  func namesThePlaceOfAMistake(_ text: String, _ problem: String, _ line: Int, _ column: Int) {
    let error = #expect(throws: ProjectError.self) { try compile(["c.colorset/Contents.json": text]) }
    #expect(error?.file.hasSuffix("/A.xcassets/c.colorset/Contents.json") == true)
    #expect(error?.place == SourcePlace(line: line, column: column))
    #expect(error?.problem == problem)
  }

  @Test func refusesAComponentThatIsNoNumber() {
    let error = #expect(throws: ProjectError.self) { try color(components("red")) }
    #expect(error?.problem == "'red' is not a colour component: write 0.5, 128 or 0x80")
  }

  @Test func writesAnIndexThatReadsBack() throws {
    let compiled = try compile(["c.colorset/Contents.json": "{\"colors\": [{\"color\": \(components("0.5"))}]}"])
    let text = try compiled.indexText()
    #expect(try JSONDecoder().decode(AssetIndex.self, from: Data(text.utf8)) == compiled.index)
  }
}
