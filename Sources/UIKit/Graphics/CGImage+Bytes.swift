import Foundation
import MartletDisplay

extension CGImage {
  /// A picture of bytes in rows from the top. Eight bits for each part: gray, RGB, or four bytes with alpha in any
  /// place; nil for other layouts, and where the provider has too few bytes. `decode` must be nil; interpolation and
  /// intent change nothing.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard decode == nil, width > 0, height > 0, let bytes = provider.data as Data?,
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, model: space.model, info: bitmapInfo),
      bytesPerRow >= width * layout.bytesPerPixel,
      bytes.count >= bytesPerRow * (height - 1) + width * layout.bytesPerPixel
    else { return nil }
    let pixels = Self.pixels(bytes, width: width, height: height, bytesPerRow: bytesPerRow, layout)
    self.init(_reference: ImageReference(pixelWidth: width, pixelHeight: height, pixels: pixels))
  }

  /// Premultiplied BGRA of bytes in another layout.
  private static func pixels(
    _ bytes: Data, width: Int, height: Int, bytesPerRow: Int, _ layout: PixelLayout
  ) -> Data {
    var result = Data(count: width * height * 4)
    bytes.withUnsafeBytes { (source: UnsafeRawBufferPointer) in
      result.withUnsafeMutableBytes { (target: UnsafeMutableRawBufferPointer) in
        for row in 0..<height {
          for column in 0..<width {
            let from = row * bytesPerRow + column * layout.bytesPerPixel
            let to = (row * width + column) * 4
            let alpha = layout.alpha.map { Int(source[from + $0]) } ?? 255
            func part(_ place: Int) -> UInt8 {
              let value = Int(source[from + place])
              return UInt8(layout.isPremultiplied ? min(value, alpha) : (value * alpha + 127) / 255)
            }
            target[to] = part(layout.blue)
            target[to + 1] = part(layout.green)
            target[to + 2] = part(layout.red)
            target[to + 3] = UInt8(alpha)
          }
        }
      }
    }
    return result
  }

  /// The picture in an encoded file's bytes; nil when they are of another format or unreadable.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) { self.init(encoded: source, marker: [0x89, 0x50, 0x4E, 0x47]) }

  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) { self.init(encoded: source, marker: [0xFF, 0xD8, 0xFF]) }

  private convenience init?(encoded source: CGDataProvider, marker: [UInt8]) {
    guard let data = source.data as Data?, data.starts(with: marker),
      let image = try? ImageDecoder.decode(data)
    else { return nil }
    self.init(_reference: image.reference)
  }

  /// The pixels' bytes, in the layout of `bitmapInfo`.
  public var dataProvider: CGDataProvider? { CGDataProvider(bytes: _reference.pixels) }

  /// Alpha first in 32-bit words of little order: blue, green, red, alpha in memory. Colours are multiplied by alpha.
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue).union(.byteOrder32Little)
  }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  public var shouldInterpolate: Bool { true }
  public var isMask: Bool { false }
}
