import Foundation

extension AssetContents {
  enum ColorValue: Equatable {
    case rgba([Double])
    case system(String)

    var rgba: [Double]? {
      if case .rgba(let values) = self { values } else { nil }
    }
    var system: String? {
      if case .system(let name) = self { name } else { nil }
    }
  }

  /// The colour of a variant; nil for a slot that was left empty.
  func color(_ variant: JSONValue) throws -> ColorValue? {
    guard let color = variant["color"] else { return nil }
    if let reference = color["reference"]?.string {
      return .system(reference.hasSuffix("Color") ? String(reference.dropLast("Color".count)) : reference)
    }
    guard let components = color["components"] else { throw failure(color, Wording.colorWithoutComponents) }
    let space = color["color-space"]?.string ?? "srgb"
    let alpha = try components["alpha"].map(component) ?? 1
    let channels = try channels(space, components, of: color)
    guard let rgb = ColorSpaceConversion.toSRGB(channels, from: space) else {
      throw failure(color["color-space"] ?? color, Wording.unknownColorSpace(space))
    }
    return .rgba((rgb + [alpha]).map { ($0 * 1_000_000).rounded() / 1_000_000 })
  }

  private func channels(_ space: String, _ components: JSONValue, of color: JSONValue) throws -> [Double] {
    let names = space.contains("gray") ? ["white", "white", "white"] : ["red", "green", "blue"]
    return try names.map { name in
      guard let value = components[name] else { throw failure(components, Wording.missingComponent(name)) }
      return try component(value)
    }
  }

  /// Xcode writes a component in the notation that its author chose: "0.5" is a fraction, "128" and
  /// "0x80" are of 255. "1" and "0" have no point and still are of 255.
  private func component(_ value: JSONValue) throws -> Double {
    if let number = value.number { return number }
    let text = value.string ?? ""
    if text.lowercased().hasPrefix("0x"), let byte = UInt8(text.dropFirst(2), radix: 16) { return Double(byte) / 255 }
    if let byte = UInt8(text) { return Double(byte) / 255 }
    if text.contains("."), let fraction = Double(text), fraction.isFinite { return fraction }
    throw failure(value, Wording.malformedComponent(text))
  }
}

/// Conversion of the colour spaces that a catalog may name into gamma-encoded sRGB.
enum ColorSpaceConversion {
  /// Nil for a space that is not known. Values outside 0 to 1 stand for colours outside sRGB.
  static func toSRGB(_ channels: [Double], from space: String) -> [Double]? {
    switch space {
    case "srgb", "extended-srgb": channels
    case "extended-linear-srgb": channels.map(encode)
    case "display-p3": displayP3ToSRGB(channels)
    case "gray-gamma-22", "extended-gray": channels.map { encode(signedPower($0, 2.2)) }
    default: nil
    }
  }

  /// The two spaces share white point (D65) and transfer function and differ in their primaries; the
  /// matrix follows from the primaries' chromaticities (SMPTE EG 432-1 and IEC 61966-2-1).
  private static func displayP3ToSRGB(_ channels: [Double]) -> [Double] {
    let linear = channels.map(decode)
    let matrix = [
      [1.2249401763, -0.2249401763, 0.0],
      [-0.0420569547, 1.0420569547, 0.0],
      [-0.0196375546, -0.0786360456, 1.0982736002],
    ]
    return matrix.map { row in encode(zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 }) }
  }

  private static func decode(_ value: Double) -> Double {
    abs(value) <= 0.04045 ? value / 12.92 : signedPower((abs(value) + 0.055) / 1.055, 2.4) * (value < 0 ? -1 : 1)
  }

  private static func encode(_ value: Double) -> Double {
    abs(value) <= 0.0031308
      ? value * 12.92 : (1.055 * signedPower(abs(value), 1 / 2.4) - 0.055) * (value < 0 ? -1 : 1)
  }

  private static func signedPower(_ value: Double, _ exponent: Double) -> Double {
    (value < 0 ? -1 : 1) * pow(abs(value), exponent)
  }
}
