import CGtk
import Foundation
import MartletDisplay
import MartletHostImage
import Testing

/// What is written reads back through another decoder as the same pixels.
@MainActor @Suite struct PNGTests {
  private func decoded(_ data: Data, width: Int, height: Int) throws -> [UInt8] {
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    let texture = try #require(gdk_texture_new_from_bytes(bytes, nil))
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    #expect(gdk_texture_get_width(texture) == width && gdk_texture_get_height(texture) == height)
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    gdk_texture_download(texture, &pixels, gsize(width * 4))
    return pixels
  }

  private let items: [DisplayItem] = [
    filled(Path(ellipseIn: box)), .rect(CGRect(x: 3, y: 3, width: 20, height: 20), RGBA(10, 200, 30, 0.4)),
  ]

  @Test(arguments: [RGBA.white, RGBA(10, 20, 30, 0.5), .clear]) func pixelsReadBackUnchanged(background: RGBA) throws {
    let size = CGSize(width: 40, height: 40)
    let group = DisplayGroup(items)
    let expected = try ImageHost.pixels(group, size: size, scale: 1, background: background, engine: engine)
    let data = try ImageHost.render(group, size: size, scale: 1, background: background, engine: engine)
    let pixels = try decoded(data, width: 40, height: 40)
    // Straight colours of few bits of alpha lose the last bit.
    for (read, drawn) in zip(pixels, expected.bytes) { #expect(abs(Int(read) - Int(drawn)) <= 1) }
  }
}
