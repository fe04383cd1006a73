import Foundation
import Testing

@testable import MartletVips

@Suite struct ColorProfileTests {
  private let standard = ColorProfile(builtin: "srgb")
  private let wide = ColorProfile(builtin: "p3")

  @Test func sRGBNeedsNoConversion() throws {
    #expect(try #require(standard).isSRGB)
    #expect(try !#require(wide).isSRGB)
    #expect(try #require(wide).name?.contains("P3") == true)
  }

  /// Display P3's lights in sRGB's, as published: from the primaries of SMPTE RP 431-2 and IEC 61966-2-1, both with D65.
  @Test func lightsOfDisplayP3() throws {
    let matrix = try #require(wide).toLinear
    let expected: [SIMD4<Float>] = [
      [1.2249, -0.2247, 0, 0], [-0.0420, 1.0419, 0, 0], [-0.0197, -0.0786, 1.0979, 0],
    ]
    for (row, numbers) in zip([matrix.red, matrix.green, matrix.blue], expected) {
      for index in 0..<3 { #expect(abs(row[index] - numbers[index]) < 0.002) }
    }
  }

  /// Every code of a profile, decoded and encoded again, is itself.
  @Test func codesComeBack() throws {
    let profile = try #require(wide)
    let bytes = (0..<256).flatMap { (code: Int) -> [UInt8] in
      [UInt8(code), UInt8(255 - code), UInt8(code * 7 % 256), 255]
    }
    let stored = try #require(Picture(pixels: Data(bytes), width: 256, height: 1, layout: .rgba8))
    var program = PointProgram(PlacedPicture(stored, left: 0, top: 0))
    program.append(.matrix(profile.toLinear))
    let light = try program.picture(
      PixelArea(left: 0, top: 0, width: 256, height: 1), in: .decoding(profile))
    #expect(try Array(light.encoded(in: profile, layout: .rgba8).pixels()) == bytes)
  }

  /// Bytes that lie, and those that end too early, are no profile; none of them ends the process.
  @Test func damagedProfiles() throws {
    let data = try #require(wide).data
    for count in 0..<data.count { _ = ColorProfile(data: data.prefix(count)) }
    for seed in 0..<2000 {
      var changed = data
      for k in 0..<4 {
        let place = (seed * 7919 + k * 104_729) % data.count
        changed[changed.startIndex + place] = UInt8((seed * 31 + k * 97) % 256)
      }
      _ = ColorProfile(data: changed)
    }
    #expect(ColorProfile(data: Data()) == nil)
    #expect(ColorProfile(data: Data(repeating: 255, count: 4000)) == nil)
  }
}
