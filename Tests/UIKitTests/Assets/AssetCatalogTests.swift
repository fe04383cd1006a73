import Foundation
import MartletDisplay
import Testing

@testable import UIKit

@MainActor @Suite struct AssetCatalogTests {
  private func list(_ text: String) -> [String: Data] { ["Assets.json": Data(text.utf8)] }

  @Test func aNamedColourFollowsAppearanceAndContrast() throws {
    let folder = try TemporaryBundle(
      list(
        """
        {"version": 1, "colors": {"ink": [
          {"appearance": "any", "idiom": "universal", "rgba": [1, 0, 0, 1]},
          {"appearance": "dark", "idiom": "universal", "rgba": [0, 1, 0, 0.5]},
          {"appearance": "highContrastDark", "idiom": "universal", "rgba": [0, 0, 1, 1]}
        ]}}
        """))
    let color = try #require(UIColor(named: "ink", in: folder.bundle, compatibleWith: nil))
    #expect(color._resolve(isDark: false) == RGBA(255, 0, 0))
    #expect(color._resolve(isDark: false, isHighContrast: true) == RGBA(255, 0, 0))
    #expect(color._resolve(isDark: true) == RGBA(0, 255, 0, 0.5))
    #expect(color._resolve(isDark: true, isHighContrast: true) == RGBA(0, 0, 255))
    #expect(color == UIColor(named: "ink", in: folder.bundle, compatibleWith: nil))
  }

  @Test func aNamedColourMayNameASystemColour() throws {
    let folder = try TemporaryBundle(
      list(
        #"{"version": 1, "colors": {"tint": [{"appearance": "any", "idiom": "universal", "system": "systemBlueColor"}]}}"#
      ))
    let color = try #require(UIColor(named: "tint", in: folder.bundle, compatibleWith: nil))
    #expect(color._resolve(isDark: true) == RGBA(10, 132, 255))
  }

  @Test func aDevicesOwnVariantGoesFirst() throws {
    let folder = try TemporaryBundle(
      list(
        """
        {"version": 1, "colors": {"ink": [
          {"appearance": "any", "idiom": "universal", "rgba": [1, 0, 0, 1]},
          {"appearance": "any", "idiom": "ipad", "rgba": [0, 1, 0, 1]}
        ]}}
        """))
    let color = try #require(UIColor(named: "ink", in: folder.bundle, compatibleWith: nil))
    #expect(color._rgba == RGBA(255, 0, 0))
    UITraitCollection(userInterfaceIdiom: .pad).performAsCurrent { #expect(color._rgba == RGBA(0, 255, 0)) }
  }

  @Test func aMissingNameIsNotedWithItsPlaceAndTheNearestName() throws {
    let folder = try TemporaryBundle(
      list(#"{"version": 1, "colors": {"Brand": [{"appearance": "any", "idiom": "universal", "rgba": [0, 0, 0, 1]}]}}"#)
    )
    let lines = notes {
      #expect(UIColor(named: "Brnad", in: folder.bundle, compatibleWith: nil, file: "App/Home.swift", line: 7) == nil)
    }
    let name = folder.url.lastPathComponent
    #expect(
      lines == [
        "martlet: App/Home.swift:7: no colour named \"Brnad\" in the asset catalogs of \(name); the nearest name is \"Brand\""
      ])
  }

  @Test func aBrokenFileIsNotedOnceWithItsPlace() throws {
    let folder = try TemporaryBundle(
      list(#"{"version": 1, "colors": {"ink": [{"appearance": "any", "rgba": "red"}]}}"#))
    let lines = notes {
      #expect(AssetCatalog.of(folder.bundle).color(named: "ink") == nil)
      #expect(AssetCatalog.of(folder.bundle).color(named: "other") == nil)
    }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("\(folder.url.path)/Assets.json cannot be read") == true)
    #expect(lines.first?.contains("at colors.ink.[0].rgba: ") == true)
  }

  @Test func aFileWithAnotherLayoutIsNotRead() throws {
    let folder = try TemporaryBundle(list(#"{"version": 2}"#))
    let lines = notes { _ = AssetCatalog.of(folder.bundle) }
    #expect(lines.first?.contains("layout 2, this library reads layout 1") == true)
  }

  @Test func aBundleWithoutAListHasNoAssetsAndNoNote() throws {
    let folder = try TemporaryBundle(["readme.txt": Data()])
    let lines = notes { #expect(UIColor(catalogName: "AccentColor", bundle: folder.bundle) == nil) }
    #expect(lines.isEmpty)
  }

  @Test func initialisersCanBePassedAsFunctions() {
    let lines = notes {
      #expect(["nothing here"].compactMap(UIColor.init(named:)).isEmpty)
      #expect(["nothing here"].compactMap(UIImage.init(named:)).isEmpty)
    }
    #expect(lines.count == 2)
  }

  @Test func dataIsReadAsItIs() throws {
    let text = #"{"version": 1, "data": {"quotes": [{"idiom": "universal", "file": "q.json", "type": "public.json"}]}}"#
    let folder = try TemporaryBundle(["Assets.json": Data(text.utf8), "q.json": Data("[]".utf8)])
    let asset = NSDataAsset(name: "quotes", bundle: folder.bundle)
    #expect(asset?.data == Data("[]".utf8) && asset?.typeIdentifier == "public.json")
    let lines = notes { _ = NSDataAsset(name: "quote", bundle: folder.bundle) }
    #expect(lines.first?.hasSuffix("; the nearest name is \"quotes\"") == true)
  }
}
