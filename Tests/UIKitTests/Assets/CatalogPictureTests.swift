import Foundation
import MartletDisplay
import Testing

@testable import UIKit

/// What an asset catalog says about a picture besides its files.
@MainActor @Suite struct CatalogPictureTests {
  private func traits(isRightToLeft: Bool = false) -> UITraitCollection {
    UITraitCollection._make(isDark: false, isRightToLeft: isRightToLeft, displayScale: 1)
  }

  private func image(_ variants: String, files: [String: Data], _ name: String = "a") throws -> (
    UIImage, TemporaryBundle
  ) {
    let list = "{\"version\": 1, \"images\": {\"\(name)\": [\(variants)]}}"
    let folder = try TemporaryBundle(files.merging(["Assets.json": Data(list.utf8)]) { a, _ in a })
    return (try #require(UIImage(named: name, in: folder.bundle, compatibleWith: nil)), folder)
  }

  private func variant(_ file: String, _ more: String) -> String {
    "{\"appearance\": \"any\", \"idiom\": \"universal\", \"file\": \"\(file)\", \"scale\": 1, \(more)}"
  }

  private let arrow = UIImage("rg", "rg").pngData()!
  private let other = UIImage("bb", "bb").pngData()!

  @Test func aPictureForOneDirectionIsMirroredInTheOther() throws {
    let (image, folder) = try image(variant("a.png", #""direction": "left-to-right""#), files: ["a.png": arrow])
    #expect(image._reference(for: traits())?.letters == ["rg", "rg"])
    #expect(image._reference(for: traits(isRightToLeft: true))?.letters == ["gr", "gr"])
    _ = folder
  }

  @Test func eachDirectionMayHaveItsPicture() throws {
    let (image, folder) = try image(
      variant("a.png", #""direction": "left-to-right""#) + "," + variant("b.png", #""direction": "right-to-left""#),
      files: ["a.png": arrow, "b.png": other])
    #expect(image._reference(for: traits())?.letters == ["rg", "rg"])
    #expect(image._reference(for: traits(isRightToLeft: true))?.letters == ["bb", "bb"])
    _ = folder
  }

  @Test func slicesAreThePicturesInsets() throws {
    let (image, folder) = try image(
      variant("a.png", #""insets": [1, 2, 3, 4], "isTiled": false"#), files: ["a.png": arrow])
    #expect(image.capInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(image.resizingMode == .stretch)
    let own = image.resizableImage(withCapInsets: UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9))
    #expect(own.capInsets.top == 9 && own.resizingMode == .tile)
    _ = folder
  }

  @Test func resourcesNameWhatCatalogsHold() throws {
    let list = """
      {"version": 1, "images": {"Icons/a": [{"appearance": "any", "idiom": "universal", "file": "a.png", "scale": 1}]},
       "colors": {"Brand": [{"appearance": "any", "idiom": "universal", "rgba": [1, 0, 0, 1]}]}}
      """
    let folder = try TemporaryBundle(["Assets.json": Data(list.utf8), "a.png": arrow])
    #expect(
      UIImage(resource: ImageResource(name: "Icons/a", bundle: folder.bundle))._reference?.letters == ["rg", "rg"])
    let red = UIColor(resource: ColorResource(name: "Brand", bundle: folder.bundle))
    #expect(red._rgba == RGBA(red: 1, green: 0, blue: 0, alpha: 1))
    let lines = notes {
      #expect(UIColor(resource: ColorResource(name: "Brant", bundle: folder.bundle)) == UIColor(RGBA.clear))
      #expect(UIImage(resource: ImageResource(name: "none", bundle: folder.bundle)).size == .zero)
    }
    #expect(lines.count == 2 && lines[0].contains("the nearest name is \"Brand\""))
  }
}
