import Foundation
import MartletDisplay
import Testing

@testable import UIKit

@MainActor @Suite struct NamedImageTests {
  private let red = UIImage("rr", "rr").pngData()!
  private let green = UIImage("gggg", "gggg", "gggg", "gggg").pngData()!
  private let blue = UIImage("bb", "bb").pngData()!

  private func traits(scale: CGFloat = 1, style: UIUserInterfaceStyle = .light) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      .current, UITraitCollection(displayScale: scale), UITraitCollection(userInterfaceStyle: style),
    ])
  }

  @Test func theVariantForTheScaleAndAppearanceIsShown() throws {
    let list = """
      {"version": 1, "images": {"logo": [
        {"appearance": "any", "idiom": "universal", "file": "Assets/logo.png", "scale": 1},
        {"appearance": "any", "idiom": "universal", "file": "Assets/logo@2x.png", "scale": 2, "template": true},
        {"appearance": "dark", "idiom": "universal", "file": "Assets/night.png", "scale": 1}
      ]}}
      """
    let folder = try TemporaryBundle([
      "Assets.json": Data(list.utf8), "Assets/logo.png": red, "Assets/logo@2x.png": green, "Assets/night.png": blue,
    ])
    let image = try #require(UIImage(named: "logo", in: folder.bundle, compatibleWith: nil))
    #expect(image._reference(for: traits())?.letters == ["rr", "rr"])
    #expect(image._reference(for: traits(scale: 2))?.letters.first == "gggg")
    #expect(image._reference(for: traits(scale: 3))?.letters.first == "gggg")
    #expect(image._reference(for: traits(style: .dark))?.letters == ["bb", "bb"])
    traits(scale: 2).performAsCurrent {
      #expect(image.size == CGSize(width: 2, height: 2))
      #expect(image.scale == 2)
      #expect(image._isTemplate == true)
    }
    traits().performAsCurrent { #expect(image._isTemplate == nil) }
  }

  @Test func plainFilesOfTheBundleAreFoundByNameAndScale() throws {
    let folder = try TemporaryBundle([
      "pin.png": red, "pin@2x.png": green, "photo.jpg": UIImage("ww").jpegData(compressionQuality: 1)!,
    ])
    let image = try #require(UIImage(named: "pin", in: folder.bundle, compatibleWith: nil))
    #expect(image._reference(for: traits())?.letters == ["rr", "rr"])
    #expect(image._reference(for: traits(scale: 2))?.letters.first == "gggg")
    #expect(UIImage(named: "photo.jpg", in: folder.bundle, compatibleWith: nil)?._reference?.letters == ["ww"])
    #expect(UIImage(named: "pin.png", in: folder.bundle, compatibleWith: nil) != nil)
  }

  @Test func drawingsTakeTheScaleOfTheDisplay() throws {
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='2'><rect width='4' height='2' fill='#f00'/></svg>"
    let list =
      #"{"version": 1, "images": {"box": [{"appearance": "any", "idiom": "universal", "file": "box.svg", "scale": 0}]}}"#
    let folder = try TemporaryBundle(["Assets.json": Data(list.utf8), "box.svg": Data(svg.utf8)])
    let image = try #require(UIImage(named: "box", in: folder.bundle, compatibleWith: nil))
    traits(scale: 3).performAsCurrent {
      #expect(image._reference?.pixelWidth == 12)
      #expect(image.size == CGSize(width: 4, height: 2))
    }
    #expect(image._reference(for: traits())?.letters == ["rrrr", "rrrr"])
  }

  @Test func aListedFileThatCannotBeReadIsNotedAndShownAsAPlaceholder() throws {
    let list =
      #"{"version": 1, "images": {"logo": [{"appearance": "any", "idiom": "universal", "file": "logo.pdf", "scale": 0}]}}"#
    let folder = try TemporaryBundle(["Assets.json": Data(list.utf8), "logo.pdf": Data("%PDF-1.4".utf8)])
    let lines = notes {
      let image = UIImage(named: "logo", in: folder.bundle, compatibleWith: nil, file: "App/Home.swift", line: 3)
      #expect(image?._reference == .placeholder)
    }
    #expect(lines.count == 1)
    #expect(
      lines.first?.contains("App/Home.swift:3: \(folder.url.path)/logo.pdf is no picture that can be read") == true)
    #expect(lines.first?.hasSuffix("PDF drawings are not supported yet, use SVG or PNG") == true)
  }

  @Test func aMissingNameIsNotedWithTheNearestOne() throws {
    let list =
      #"{"version": 1, "images": {"logo": [{"appearance": "any", "idiom": "universal", "file": "l.png", "scale": 1}]}}"#
    let folder = try TemporaryBundle(["Assets.json": Data(list.utf8)])
    let lines = notes {
      #expect(UIImage(named: "lgo", in: folder.bundle, compatibleWith: nil, file: "A.swift", line: 1) == nil)
    }
    #expect(
      lines == [
        "martlet: A.swift:1: no image named \"lgo\" in \(folder.url.lastPathComponent); the nearest name is \"logo\""
      ])
  }
}
