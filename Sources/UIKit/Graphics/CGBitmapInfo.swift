import Foundation

/// Where the alpha of a pixel lies, and whether the colours were multiplied by it.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// How the bytes of a pixel are laid out: a `CGImageAlphaInfo` and an order of bytes.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

public enum CGColorRenderingIntent: Int32, Hashable, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// The order of four bytes as a bitmap's description tells it.
struct PixelLayout: Hashable {
  /// Where red, green, blue and alpha lie among a pixel's bytes; alpha nil where it is left out.
  var red: Int
  var green: Int
  var blue: Int
  var alpha: Int?
  var bytesPerPixel: Int
  var isPremultiplied: Bool

  /// Nil for layouts of other than eight bits for each of one, three or four parts.
  init?(bitsPerComponent: Int, bitsPerPixel: Int, model: CGColorSpaceModel, info: CGBitmapInfo) {
    guard bitsPerComponent == 8, !info.contains(.floatComponents) else { return nil }
    let alphaInfo = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
    switch (bitsPerPixel, model) {
    case (8, .monochrome) where alphaInfo == .none:
      self.init(red: 0, green: 0, blue: 0, alpha: nil, bytesPerPixel: 1, isPremultiplied: true)
    case (24, .rgb) where alphaInfo == .none:
      self.init(red: 0, green: 1, blue: 2, alpha: nil, bytesPerPixel: 3, isPremultiplied: true)
    case (32, .rgb): self.init(alphaInfo, isReversed: info.isLittle)
    default: return nil
    }
  }

  private init(red: Int, green: Int, blue: Int, alpha: Int?, bytesPerPixel: Int, isPremultiplied: Bool) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    (self.bytesPerPixel, self.isPremultiplied) = (bytesPerPixel, isPremultiplied)
  }

  /// Four bytes; little order turns them round.
  private init?(_ alphaInfo: CGImageAlphaInfo, isReversed: Bool) {
    let isAlphaFirst: Bool
    switch alphaInfo {
    case .premultipliedFirst, .first, .noneSkipFirst: isAlphaFirst = true
    case .premultipliedLast, .last, .noneSkipLast: isAlphaFirst = false
    case .none, .alphaOnly: return nil
    }
    func place(_ index: Int) -> Int { isReversed ? 3 - index : index }
    let first = isAlphaFirst ? 1 : 0
    let hasAlpha = alphaInfo != .noneSkipFirst && alphaInfo != .noneSkipLast
    self.init(
      red: place(first), green: place(first + 1), blue: place(first + 2),
      alpha: hasAlpha ? place(isAlphaFirst ? 0 : 3) : nil, bytesPerPixel: 4,
      isPremultiplied: alphaInfo != .last && alphaInfo != .first)
  }
}

extension CGBitmapInfo {
  fileprivate var isLittle: Bool { intersection(.byteOrderMask) == .byteOrder32Little }
}
