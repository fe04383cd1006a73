import Foundation
import Testing

@testable import MartletProject

/// What one asset has in several forms, and what is made of files.
@Suite struct AssetVariantTests {
  private func compile(
    _ files: [String: String], settings: AssetSettings = AssetSettings()
  ) throws -> AssetCatalogCompiler {
    let folder = try TemporaryFolder(files.reduce(into: [:]) { $0["A.xcassets/" + $1.key] = $1.value })
    return try AssetCatalogCompiler.compile([folder.path("A.xcassets")], settings: settings)
  }

  private func color(_ red: String, _ more: String) -> String {
    """
    {"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "\(red)", "green": "0.0",
      "blue": "0.0", "alpha": "1.0"}}, \(more)}
    """
  }

  @Test func sRGBGoesBeforeAWiderGamut() throws {
    let both =
      "{\"colors\": [\(color("0.1", "\"display-gamut\": \"display-P3\"")), \(color("0.2", "\"display-gamut\": \"sRGB\""))]}"
    #expect(try compile(["c.colorset/Contents.json": both]).index.colors["c"]?.map(\.rgba) == [[0.2, 0, 0, 1]])
    let wide = "{\"colors\": [\(color("0.1", "\"display-gamut\": \"display-P3\""))]}"
    #expect(try compile(["c.colorset/Contents.json": wide]).index.colors["c"]?.count == 1)
  }

  @Test func theGeneralCaseGoesBeforeAParticularOne() throws {
    let text = """
      {"images": [{"idiom": "universal", "filename": "wide.png", "width-class": "regular"},
        {"idiom": "universal", "filename": "any.png"}]}
      """
    let index = try compile(["a.imageset/Contents.json": text, "a.imageset/wide.png": "", "a.imageset/any.png": ""])
      .index
    #expect(index.images["a"]?.map(\.file) == ["Assets/images/a/any.png"])
  }

  @Test func insetsAreInPoints() throws {
    let text = """
      {"images": [{"idiom": "universal", "scale": "2x", "filename": "a.png", "resizing": {"mode": "9-part",
        "center": {"mode": "stretch", "width": 1, "height": 1},
        "cap-insets": {"top": 10, "left": 20, "bottom": 30, "right": 40}}}]}
      """
    let image = try compile(["a.imageset/Contents.json": text, "a.imageset/a.png": ""]).index.images["a"]?.first
    #expect(image?.insets == [5, 10, 15, 20] && image?.isTiled == false)
    let broken = text.replacingOccurrences(of: "10", with: "\"x\"")
    #expect(throws: ProjectError.self) { try compile(["a.imageset/Contents.json": broken, "a.imageset/a.png": ""]) }
  }

  @Test func picturesForADirectionSaySo() throws {
    let text = """
      {"images": [{"idiom": "universal", "filename": "a.png", "language-direction": "left-to-right"},
        {"idiom": "universal", "filename": "b.png", "language-direction": "right-to-left"}]}
      """
    let index = try compile(["a.imageset/Contents.json": text, "a.imageset/a.png": "", "a.imageset/b.png": ""]).index
    #expect(index.images["a"]?.map(\.direction) == ["left-to-right", "right-to-left"])
  }

  @Test func aPDFBecomesADrawing() throws {
    let text =
      #"{"images": [{"idiom": "universal", "filename": "a.pdf"}], "properties": {"preserves-vector-representation": true}}"#
    let compiled = try compile(["a.imageset/Contents.json": text, "a.imageset/a.pdf": ""])
    #expect(compiled.copies.isEmpty)
    #expect(compiled.conversions.map(\.destination) == ["Assets/images/a/a.pdf.svg"])
    #expect(compiled.index.images["a"]?.first?.file == "Assets/images/a/a.pdf.svg")
    #expect(compiled.index.images["a"]?.first?.scale == 0)
  }

  @Test func theProjectNamesIconAndTint() throws {
    var settings = AssetSettings()
    (settings.appIconName, settings.accentColorName) = ("Icon", "Tint")
    let compiled = try compile(
      [
        "Icon.appiconset/Contents.json": #"{"images": [{"size": "1024x1024", "filename": "i.png"}]}"#,
        "Icon.appiconset/i.png": "", "Tint.colorset/Contents.json": "{\"colors\": [\(color("0.5", "\"x\": 1"))]}",
      ], settings: settings)
    #expect(compiled.copies.map(\.destination) == ["AppIcon.png"])
    #expect(compiled.index.accentColor == "Tint")
  }
}
