import Foundation
import Testing

@testable import MartletProject

@Suite struct AssetSymbolTests {
  /// The pairs are those of sources that Xcode generated in public repositories, besides the keywords.
  @Test(arguments: [
    ("Brand", "brand"), ("bubble-chat", "bubbleChat"), ("pro plan", "proPlan"), ("tab5_sel", "tab5Sel"),
    ("BGColorOne", "bgColorOne"), ("GetStartedBG", "getStartedBG"), ("Icon1Preview", "icon1Preview"),
    ("color_24292B", "color24292B"), ("color_9DA2A5", "color9DA2A5"), ("color_FF453A", "colorFF453A"),
    ("download (10)", "download10"), ("M-stadt", "mStadt"), ("1", "_1"), ("BMW", "BMW"), ("AL-0", "AL_0"),
    ("A-1-1-0", "A_1_1_0"), ("292C38", "_292_C_38"), ("2B3041", "_2_B_3041"), ("a1cef908ea", "a1Cef908Ea"),
    ("0b3b21ff27", "_0B3B21Ff27"), ("iconPlaceholder", "iconPlaceholder"), ("Default", "`default`"),
    ("Default Profile Picture", "defaultProfilePicture"), ("über groß", "überGroß"),
  ])
  func namesAreXcodes(_ name: String, _ symbol: String) {
    #expect(AssetSymbolName.symbol(for: name, kind: .color) == symbol)
  }

  @Test func theKindIsDroppedFromTheEnd() {
    #expect(AssetSymbolName.symbol(for: "AccentColor", kind: .color) == "accent")
    #expect(AssetSymbolName.symbol(for: "tabbarBackgroundColor", kind: .color) == "tabbarBackground")
    #expect(AssetSymbolName.symbol(for: "Hero image", kind: .image) == "hero")
    #expect(AssetSymbolName.symbol(for: "AppIconImage", kind: .image) == "appIcon")
    #expect(AssetSymbolName.symbol(for: "AppIconImage", kind: .color) == "appIconImage")
    #expect(AssetSymbolName.symbol(for: "Color", kind: .color) == "color")
  }

  @Test func namespacesBeginWithACapital() {
    #expect(AssetSymbolName.symbol(for: "iconPreviews", kind: .namespace) == "IconPreviews")
    #expect(AssetSymbolName.symbol(for: "App Icon", kind: .namespace) == "AppIcon")
  }

  @Test(arguments: ["", "---", " "]) func aNameWithoutLettersHasNoSymbol(_ name: String) {
    #expect(AssetSymbolName.symbol(for: name, kind: .image) == nil)
  }

  private func source(
    colors: [String] = [], images: [String] = [], extensions: Bool = false, bundle: String = ".main"
  ) -> AssetSymbolSource {
    var index = AssetIndex()
    for color in colors { index.colors[color] = [] }
    for image in images { index.images[image] = [] }
    var settings = AssetSettings()
    settings.generatesSymbolExtensions = extensions
    return AssetSymbolSource(index, settings: settings, bundle: bundle)
  }

  @Test func membersNameAssetAndBundle() throws {
    let text = try #require(source(colors: ["Brand"], images: ["Icons/star", "logo"], bundle: ".module").text)
    #expect(text.contains("private nonisolated var resourceBundle: Foundation.Bundle { .module }"))
    #expect(
      text.contains(
        """
        extension UIKit.ColorResource {
          /// "Brand"
          nonisolated static let brand = UIKit.ColorResource(name: "Brand", bundle: resourceBundle)
        }
        """))
    #expect(
      text.contains(
        """
          enum Icons {
            /// "Icons/star"
            nonisolated static let star = UIKit.ImageResource(name: "Icons/star", bundle: resourceBundle)
          }
        """))
    #expect(!text.contains("SwiftUI.Color"))
  }

  @Test func extensionsAreMadeWhereTheProjectAsks() throws {
    let text = try #require(source(colors: ["Brand", "Sea/deep"], images: ["logo"], extensions: true).text)
    #expect(text.contains("nonisolated static var brand: UIKit.UIColor { .init(resource: .brand) }"))
    #expect(text.contains("nonisolated static var brand: SwiftUI.Color { .init(.brand) }"))
    #expect(text.contains("nonisolated static var deep: SwiftUI.Color { .init(.Sea.deep) }"))
    #expect(text.contains("extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {"))
    #expect(text.contains("nonisolated static var logo: UIKit.UIImage { .init(resource: .logo) }"))
  }

  /// As in Xcode: "primary" is SwiftUI's, and UIKit has no such colour.
  @Test func aNameThatTheTypeHasStaysTheTypes() throws {
    let text = try #require(source(colors: ["primary"], extensions: true).text)
    #expect(text.contains("static let primary = UIKit.ColorResource"))
    #expect(text.contains("static var primary: UIKit.UIColor"))
    #expect(!text.contains("static var primary: SwiftUI.Color"))
  }

  @Test func ofTwoAssetsWithOneSymbolTheFirstHasIt() throws {
    let source = source(images: ["a-b", "a_b"])
    let text = try #require(source.text)
    #expect(text.contains("\"a-b\"") && !text.contains("\"a_b\""))
    #expect(source.warnings == [Wording.assetSymbolTaken("a_b", "aB")])
  }

  @Test func nothingIsMadeWithoutAssetsOrWhereTheProjectForbidsIt() {
    #expect(source().text == nil)
    var index = AssetIndex()
    index.colors["a"] = []
    let settings = AssetSettings(BuildSettings(["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS": "NO"]))
    #expect(AssetSymbolSource(index, settings: settings, bundle: ".main").text == nil)
  }

  @Test func settingsAreRead() {
    let settings = AssetSettings(
      BuildSettings([
        "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS": "YES",
        "ASSETCATALOG_COMPILER_APPICON_NAME": "Icon", "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": "Tint",
      ]))
    #expect(settings.generatesSymbolExtensions && settings.generatesSymbols)
    #expect(settings.appIconName == "Icon" && settings.accentColorName == "Tint")
  }
}
