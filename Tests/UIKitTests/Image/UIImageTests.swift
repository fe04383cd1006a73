import Foundation
import MartletDisplay
import Testing

@testable import UIKit

@MainActor @Suite struct UIImageTests {
  private let corners = UIImage("rg", "bw", "k.")

  @Test func pngKeepsEveryPixel() throws {
    let data = try #require(corners.pngData())
    let image = try #require(UIImage(data: data))
    #expect(image._reference?.letters == ["rg", "bw", "k."])
    #expect(image.size == CGSize(width: 2, height: 3))
    #expect(image.imageOrientation == .up)
  }

  @Test func theScaleDividesTheSize() throws {
    let data = try #require(corners.pngData())
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 1, height: 1.5))
    #expect(UIImage(data: data, scale: 0)?.scale == 1)
  }

  @Test func imagesOfTheSameBytesOrPixelsAreEqual() throws {
    let data = try #require(corners.pngData())
    let other = try #require(UIImage("rg", "bw", "kk").pngData())
    let (first, second) = (try #require(UIImage(data: data)), try #require(UIImage(data: Data(data))))
    #expect(first == second && first.hash == second.hash)
    #expect(first != UIImage(data: data, scale: 2))
    #expect(first != UIImage(data: other))
    let pixels = try #require(first.cgImage)
    #expect(UIImage(cgImage: pixels) == UIImage(cgImage: pixels))
    #expect(UIImage(cgImage: pixels) != UIImage(cgImage: pixels, scale: 1, orientation: .down))
    #expect(try UIImage(cgImage: pixels) != UIImage(cgImage: #require(UIImage(data: other)?.cgImage)))
    #expect(UIImage() != UIImage())
  }

  @Test func brokenDataIsNoImage() throws {
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("not a picture at all".utf8)) == nil)
    #expect([Data("x".utf8)].compactMap(UIImage.init(data:)).isEmpty)
  }

  /// A header of 60,000 by 60,000 pixels, which would be 14 gigabytes, and the first four bytes of them.
  @Test func aPictureThatAnnouncesTooManyPixelsIsNoImage() throws {
    let base64 =
      "iVBORw0KGgoAAAANSUhEUgAA6mAAAOpgCAYAAACA0nVCAAAADElEQVR4nGNg"
      + "YGAAAAAEAAH2FzhV"
    let picture = try #require(Data(base64Encoded: base64))
    #expect(ImageDecoder.check(picture)?.message == "its 60000 by 60000 pixels are more than 268435456")
    #expect(UIImage(data: picture) == nil)
  }

  @Test func aTruncatedPictureKeepsTheRowsThatArrived() throws {
    let rows = (0..<64).map { _ in String(repeating: "r", count: 64) }
    let pixels = rows.map { ImageReference($0).pixels }.reduce(Data(), +)
    let whole = try #require(
      ImageEncoder.jpeg(ImageReference(pixelWidth: 64, pixelHeight: 64, pixels: pixels), quality: 1))
    let image = try #require(UIImage(data: whole.prefix(whole.count - 20)))
    #expect(image.size == CGSize(width: 64, height: 64))
  }

  @Test func aBrokenFileIsNamedInOneNote() throws {
    let folder = try TemporaryBundle(["bad.png": Data("hello".utf8)])
    let path = folder.url.appendingPathComponent("bad.png").path
    let lines = notes {
      #expect(UIImage(contentsOfFile: path) == nil)
      #expect(UIImage(contentsOfFile: path) == nil)
      #expect(UIImage(contentsOfFile: path + ".missing") == nil)
    }
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("martlet: \(path) is no picture that can be read: ") == true)
  }

  @Test func aFilesNameCarriesItsScale() throws {
    let folder = try TemporaryBundle(["a@2x.png": corners.pngData()!])
    let image = UIImage(contentsOfFile: folder.url.appendingPathComponent("a@2x.png").path)
    #expect(image?.scale == 2)
    #expect(image?.size == CGSize(width: 1, height: 1.5))
  }

  @Test func jpegQualityChangesTheSize() throws {
    var pixels = Data()
    for index in 0..<64 * 64 {
      let noise = [index * 7, index * 13, index * 29].map { UInt8($0 % 256) }
      pixels.append(contentsOf: noise + [255])
    }
    let noise = UIImage(cgImage: CGImage(_reference: ImageReference(pixelWidth: 64, pixelHeight: 64, pixels: pixels)))
    let small = try #require(noise.jpegData(compressionQuality: 0.1))
    let large = try #require(noise.jpegData(compressionQuality: 1))
    #expect(small.count < large.count)
    #expect(large.prefix(2) == Data([0xFF, 0xD8]))
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
    #expect(UIImage().size == .zero)
  }

  @Test func croppingTakesWholePixels() throws {
    let image = try #require(corners.cgImage)
    #expect(image.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 2))?._reference.letters == ["g", "w"])
    #expect(image.cropping(to: CGRect(x: 0.5, y: 1.5, width: 0.5, height: 0.5))?._reference.letters == ["b"])
    #expect(image.cropping(to: CGRect(x: -5, y: 2, width: 100, height: 100))?._reference.letters == ["k."])
    #expect(image.cropping(to: CGRect(x: 2, y: 0, width: 1, height: 1)) == nil)
    #expect(image.cropping(to: .null) == nil)
  }

  @Test func aTintFillsTheShape() throws {
    let tinted = UIImage("r.", ".w").withTintColor(.green)
    #expect(tinted._reference?.letters == ["g.", ".g"])
    let half = tinted.withTintColor(UIColor(red: 1, green: 1, blue: 1, alpha: 0.5))
    #expect(half._reference?.pixels.prefix(4) == Data([128, 128, 128, 128]))
    let dynamic = UIImage("k").withTintColor(.label)
    #expect(dynamic._reference(for: UITraitCollection(userInterfaceStyle: .dark))?.letters == ["w"])
    #expect(dynamic._reference(for: UITraitCollection(userInterfaceStyle: .light))?.letters == ["k"])
  }

  @Test func theRenderingModeDecidesOverTheCatalog() {
    #expect(corners._isTemplate == nil)
    #expect(corners.withRenderingMode(.alwaysTemplate)._isTemplate == true)
    #expect(corners.withRenderingMode(.alwaysOriginal)._isTemplate == false)
  }

  @Test func capInsetsStayWithTheImage() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let image = corners.resizableImage(withCapInsets: insets, resizingMode: .stretch).withRenderingMode(.alwaysTemplate)
    #expect(image.capInsets == insets)
    #expect(image.resizingMode == .stretch)
    #expect(corners.resizableImage(withCapInsets: insets).resizingMode == .tile)
  }

  @Test func thumbnailsHaveTheDisplaysPixels() throws {
    UITraitCollection(displayScale: 2).performAsCurrent {
      let image = UIImage("rrrr", "rrrr").preparingThumbnail(of: CGSize(width: 1, height: 1))
      #expect(image?._reference?.letters == ["rr", "rr"])
      #expect(image?.size == CGSize(width: 1, height: 1))
    }
    #expect(corners.preparingThumbnail(of: .zero) == nil)
  }

  @Test func symbolsHaveANameAndNoPixels() throws {
    let image = try #require(UIImage(systemName: "star"))
    #expect(image._symbolName == "star")
    #expect(image.isSymbolImage && image._reference == nil)
    #expect(UIImage(systemName: "") == nil)
    let large = image.applyingSymbolConfiguration(.init(pointSize: 40, weight: .bold))
    let both = try #require(large?.withConfiguration(UIImage.SymbolConfiguration(scale: .small)).symbolConfiguration)
    #expect(both._pointSize == 40 && both._cssWeight == 700 && both._scale == .small)
  }
}
