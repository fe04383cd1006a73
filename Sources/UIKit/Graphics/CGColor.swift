import Foundation
import MartletDisplay

/// A fixed colour in sRGB, under Core Graphics' name. Immutable.
public final class CGColor: Hashable, Sendable {
  public let _rgba: RGBA

  public init(_ rgba: RGBA) { _rgba = rgba }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(cleanRed: red, green: green, blue: blue, alpha: alpha))
  }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(cleanRed: red, green: green, blue: blue, alpha: alpha))
  }
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(RGBA(cleanRed: gray, green: gray, blue: gray, alpha: alpha))
  }

  public static let black = CGColor(.black)
  public static let white = CGColor(.white)
  public static let clear = CGColor(.clear)

  /// Red, green, blue and alpha.
  public var components: [CGFloat]? {
    [CGFloat(_rgba.red), CGFloat(_rgba.green), CGFloat(_rgba.blue), CGFloat(_rgba.alpha)]
  }
  public var numberOfComponents: Int { 4 }
  public var alpha: CGFloat { CGFloat(_rgba.alpha) }

  /// The same colour with another alpha, 0…1.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(RGBA(red: _rgba.red, green: _rgba.green, blue: _rgba.blue, alpha: RGBA.clampedAlpha(alpha)))
  }

  public static func == (a: CGColor, b: CGColor) -> Bool { a._rgba == b._rgba }
  public func hash(into hasher: inout Hasher) { hasher.combine(_rgba) }
}
