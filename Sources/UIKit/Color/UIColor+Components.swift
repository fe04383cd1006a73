import Foundation
import MartletDisplay

extension UIColor {
  /// Writes the sRGB components under the current traits; always succeeds. Pointers that are nil are skipped.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = _rgba
    red?.pointee = CGFloat(rgba.red)
    green?.pointee = CGFloat(rgba.green)
    blue?.pointee = CGFloat(rgba.blue)
    alpha?.pointee = CGFloat(rgba.alpha)
    return true
  }

  /// Writes hue, saturation and brightness, 0…1, under the current traits; always succeeds.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = _rgba
    let parts = rgba.hueSaturationBrightness
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = CGFloat(rgba.alpha)
    return true
  }

  /// Writes the gray level if the colour is a gray under the current traits; returns whether it is.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let rgba = _rgba
    guard rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
    white?.pointee = CGFloat(rgba.red)
    alpha?.pointee = CGFloat(rgba.alpha)
    return true
  }

  /// The components under the current traits.
  public var cgColor: CGColor { CGColor(_rgba) }
}

extension RGBA {
  static func clampedAlpha(_ alpha: CGFloat) -> Float { alpha.isNaN ? 0 : Float(min(max(alpha, 0), 1)) }

  init(cleanRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func clean(_ value: CGFloat) -> Float { value.isFinite ? Float(value) : 0 }
    self.init(red: clean(red), green: clean(green), blue: clean(blue), alpha: Self.clampedAlpha(alpha))
  }

  /// The hexcone: three components rise and fall around the hue's circle, a third of a turn apart.
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func clamped(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, 0), 1) }
    let turn = clamped(hue) * 6
    func component(_ offset: CGFloat) -> CGFloat {
      let position = (offset + turn).truncatingRemainder(dividingBy: 6)
      let share = max(min(position, 4 - position, 1), 0)
      return clamped(brightness) * (1 - clamped(saturation) * share)
    }
    self.init(cleanRed: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let brightness = max(red, green, blue)
    let chroma = brightness - min(red, green, blue)
    guard chroma > 0, brightness > 0 else { return (0, 0, CGFloat(brightness)) }
    var sixth: Float
    if brightness == red {
      sixth = (green - blue) / chroma
    } else if brightness == green {
      sixth = (blue - red) / chroma + 2
    } else {
      sixth = (red - green) / chroma + 4
    }
    if sixth < 0 { sixth += 6 }
    return (CGFloat(sixth / 6), CGFloat(chroma / brightness), CGFloat(brightness))
  }

  /// Both spaces share white and transfer curve, so only the primaries are exchanged, in linear light.
  init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let linear = [red, green, blue].map(Self.linear)
    func row(_ r: CGFloat, _ g: CGFloat, _ b: CGFloat) -> CGFloat {
      Self.encoded(r * linear[0] + g * linear[1] + b * linear[2])
    }
    self.init(
      cleanRed: row(1.224940, -0.224940, 0), green: row(-0.042057, 1.042057, 0),
      blue: row(-0.019638, -0.078636, 1.098274), alpha: alpha)
  }

  /// The sRGB transfer curve, mirrored for negative values.
  private static func linear(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }
  private static func encoded(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }
}
