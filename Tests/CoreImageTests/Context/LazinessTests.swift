import Foundation
import MartletVips
import Testing
import UIKit

@testable import CoreImage

/// Nothing is computed before it is asked for, and no more than that.
@Suite struct LazinessTests {
  private let photo = TestPicture.photo.image

  private func steps(_ image: CIImage) throws -> Int {
    try #require(try Evaluator().program(image.recipe, image.recipe.area)).count
  }

  @Test func matricesInARowAreOne() throws {
    let chain = photo.applyingFilter("CIExposureAdjust", parameters: ["inputEV": 0.5])
      .applyingFilter("CIHueAdjust", parameters: ["inputAngle": 1])
      .applyingFilter("CIColorControls", parameters: ["inputContrast": 1.2])
      .applyingFilter("CIColorMonochrome").applyingFilter("CIColorInvert")
    // The picture, and one matrix.
    #expect(try steps(chain) == 2)
  }

  @Test func pointFiltersOverTwoImagesAreOnePass() throws {
    let above = photo.applyingFilter("CISepiaTone").applyingFilter("CIVignette", parameters: ["inputIntensity": 1])
    let below = CIImage(color: .red).applyingFilter("CIGammaAdjust", parameters: ["inputPower": 2])
    let chain = above.applyingFilter("CIScreenBlendMode", parameters: [kCIInputBackgroundImageKey: below])
      .cropped(to: photo.extent).applyingFilter("CIPhotoEffectNoir")
    let program = try #require(try Evaluator().program(chain.recipe, chain.recipe.area))
    // One picture is read, and nothing lies between: the rest are steps.
    #expect(program.sources.count == 1)
  }

  /// A recipe over a file reads its header only: the pixels of this one are not there.
  @Test func aRecipeReadsNoPixels() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("lazy-\(UUID().uuidString).png")
    let png = try #require(
      CIContext().pngRepresentation(of: photo, format: .RGBA8, colorSpace: CGColorSpaceCreateDeviceRGB()))
    try png.write(to: file)
    let image = try #require(CIImage(contentsOf: file))
    let recipe = image.applyingFilter("CISepiaTone").applyingGaussianBlur(sigma: 20).applyingFilter("CITwirlDistortion")
    try FileManager.default.removeItem(at: file)
    #expect(recipe.extent.width > image.extent.width)
    #expect(CIContext().createCGImage(recipe, from: image.extent) == nil)
  }

  /// A hundred million pixels, of which a hundred are computed.
  @Test func onlyTheAskedPartIsComputed() {
    let huge = photo.clampedToExtent().cropped(to: CGRect(x: 0, y: 0, width: 10000, height: 10000))
    let chain = huge.applyingFilter("CICrystallize").applyingFilter("CIBloom").applyingFilter("CIEdges")
      .applyingFilter("CIMotionBlur")
    let start = ProcessInfo.processInfo.systemUptime
    let part = CIContext().createCGImage(chain, from: CGRect(x: 5000, y: 5000, width: 10, height: 10))
    #expect(part?.width == 10)
    // All of it takes minutes.
    #expect(ProcessInfo.processInfo.systemUptime - start < 20)
  }

  @Test func longChainsCostNothing() {
    var image = photo
    for _ in 0..<200 { image = image.applyingFilter("CIGaussianBlur", parameters: ["inputRadius": 2]) }
    #expect(image.extent.width == CGFloat(61 + 200 * 12))
  }

  /// A blurred edge falls without a step, beyond the image as well.
  @Test func motionBlursFadeOut() {
    let square = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 60, height: 4))
    let soft = square.applyingFilter("CIMotionBlur", parameters: [kCIInputRadiusKey: 30])
    var row: [UInt8] = []
    // What keeps pixels from being computed is noted.
    let lines = notes { row = rendered(soft, CGRect(x: -30, y: 2, width: 60, height: 1)) }
    #expect(lines == [])
    let alphas = (0..<60).map { Int(row[$0 * 4 + 3]) }
    #expect(zip(alphas, alphas.dropFirst()).allSatisfy { $1 >= $0 && $1 - $0 < 16 })
    #expect(alphas[0] < 5 && alphas[59] > 250 && abs(alphas[30] - 128) < 8)
  }

  /// More images than one pass takes, in a row and in a tree.
  @Test func manyImagesTogether() {
    let tile = CIImage(cgImage: CGImage(_reference: TestPicture.pixel.reference))
    var page = CIImage(color: .black)
    for x in 0..<40 {
      page = tile.transformed(by: CGAffineTransform(translationX: CGFloat(x), y: 0)).composited(over: page)
    }
    let row = rendered(page, CGRect(x: 0, y: 0, width: 41, height: 1))
    #expect((0..<40).allSatisfy { Array(row[$0 * 4..<$0 * 4 + 4]) == [204, 77, 26, 255] })
    #expect(Array(row.suffix(4)) == [0, 0, 0, 255])
    func tree(_ depth: Int, _ x: Int) -> CIImage {
      if depth == 0 { return tile.transformed(by: CGAffineTransform(translationX: CGFloat(x), y: 0)) }
      return tree(depth - 1, 2 * x).composited(over: tree(depth - 1, 2 * x + 1))
    }
    let leaves = rendered(tree(6, 0), CGRect(x: 0, y: 0, width: 64, height: 1))
    #expect((0..<64).allSatisfy { leaves[$0 * 4] == 204 })
  }

  /// Parts computed one by one are as the whole.
  @Test func partsAgreeWithTheWhole() throws {
    for name in [
      "CIGaussianBlur", "CICrystallize", "CIPixellate", "CITwirlDistortion", "CIUnsharpMask", "CIDiscBlur", "CIBloom",
      "CIKaleidoscope", "CIAffineTile", "CILightTunnel", "CICircleSplashDistortion", "CIZoomBlur", "CIMotionBlur",
    ] {
      let image = photo.applyingFilter(
        name,
        parameters: [kCIInputCenterKey: CIVector(x: 30, y: 20)].filter { _ in
          CIFilter(name: name)!.inputKeys.contains(kCIInputCenterKey)
        })
      let whole = rendered(image, photo.extent)
      let part = CGRect(x: 13, y: 7, width: 20, height: 11)
      let bytes = rendered(image, part)
      var greatest = 0
      for row in 0..<11 {
        for index in 0..<80 {
          // Row 0 is the topmost: y = 17 of 46.
          let other = whole[((46 - 17 + row) * 61 + 13) * 4 + index]
          greatest = max(greatest, abs(Int(bytes[row * 80 + index]) - Int(other)))
        }
      }
      #expect(greatest <= 1, "\(name)")
    }
  }
}
