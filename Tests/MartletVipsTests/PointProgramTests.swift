import Foundation
import MartletVips
import Testing

@Suite struct PointProgramTests {
  private let area = PixelArea(left: 0, top: 0, width: 2, height: 1)

  private func picture(_ bytes: [UInt8]) throws -> PlacedPicture {
    let picture = try #require(Picture(pixels: Data(bytes), width: 2, height: 1, layout: .rgba8))
    return PlacedPicture(picture, left: 0, top: 0)
  }

  /// Every byte of every layout survives unchanged.
  @Test func picturesPassUnchanged() throws {
    let bytes = (0..<256).flatMap { value -> [UInt8] in [UInt8(value), UInt8(255 - value), 128, 255] }
    let picture = try #require(Picture(pixels: Data(bytes), width: 256, height: 1, layout: .rgba8))
    let placed = PlacedPicture(picture, left: 0, top: 0)
    let whole = placed.area
    #expect(try Array(PointProgram(placed).picture(whole, layout: .rgba8).pixels()) == bytes)
    // Through linear light and back.
    let linear = PlacedPicture(try PointProgram(placed).picture(whole), left: 0, top: 0)
    #expect(try Array(PointProgram(linear).picture(whole, layout: .rgba8).pixels()) == bytes)
  }

  @Test func linearMapsInARowAreOneStep() throws {
    var program = try PointProgram(picture([10, 20, 30, 255, 40, 50, 60, 255]))
    for scale: Float in [2, 3, 0.5] { program.append(.matrix(ColorMatrix(scale: scale, bias: 0.08), .encoded)) }
    #expect(program.count == 2)
    // ((x · 2 + 0.08) · 3 + 0.08) · 0.5 + 0.08 = 3x + 0.24
    let bytes = try Array(program.picture(area, layout: .rgba8).pixels())
    #expect(bytes[0] == UInt8(((10.0 / 255 * 3 + 0.24) * 255).rounded()))
    // On other numbers, two steps.
    program.append(.matrix(ColorMatrix(scale: 2), .linear))
    #expect(program.count == 3)
  }

  @Test func whatLiesOutsideIsTransparentOrGoesOn() throws {
    var placed = try picture([10, 20, 30, 255, 40, 50, 60, 255])
    let wide = PixelArea(left: -1, top: 0, width: 4, height: 1)
    #expect(try Array(PointProgram(placed).picture(wide, layout: .rgba8).pixels().prefix(4)) == [0, 0, 0, 0])
    placed.isClamped = true
    let bytes = try Array(PointProgram(placed).picture(wide, layout: .rgba8).pixels())
    #expect(bytes.prefix(4) == [10, 20, 30, 255] && bytes.suffix(4) == [40, 50, 60, 255])
  }

  @Test func areasThatAreNone() throws {
    let program = try PointProgram(picture([10, 20, 30, 255, 40, 50, 60, 255]))
    #expect(throws: PictureFailure.self) { try program.picture(.empty) }
    #expect(throws: PictureFailure.self) { try program.picture(.everything) }
    #expect(Picture(pixels: Data([1, 2, 3]), width: 1, height: 1, layout: .rgba8) == nil)
    #expect(Picture(pixels: Data(), width: 0, height: 0, layout: .rgba8) == nil)
  }
}
