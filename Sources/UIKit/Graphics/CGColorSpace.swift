import Foundation

/// What the numbers of a colour mean. Everything here is drawn in sRGB; the other spaces have names only.
public final class CGColorSpace: Hashable, Sendable {
  private let identifier: String
  public let model: CGColorSpaceModel

  public var name: NSString? { identifier as NSString }

  private init(_ name: String, _ model: CGColorSpaceModel) { (identifier, self.model) = (name, model) }

  /// Nil for a name that is none of the constants below.
  public init?(name: NSString) {
    let text = String(describing: name)
    guard let model = Self.models[text] else { return nil }
    (identifier, self.model) = (text, model)
  }

  public var numberOfComponents: Int { model == .monochrome ? 1 : model == .cmyk ? 4 : 3 }

  public static let sRGB: NSString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: NSString = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB: NSString = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB: NSString = "kCGColorSpaceExtendedLinearSRGB"
  public static let displayP3: NSString = "kCGColorSpaceDisplayP3"
  public static let genericGrayGamma2_2: NSString = "kCGColorSpaceGenericGrayGamma2_2"
  public static let genericCMYK: NSString = "kCGColorSpaceGenericCMYK"

  private static let models: [String: CGColorSpaceModel] = [
    "kCGColorSpaceSRGB": .rgb, "kCGColorSpaceExtendedSRGB": .rgb, "kCGColorSpaceLinearSRGB": .rgb,
    "kCGColorSpaceExtendedLinearSRGB": .rgb, "kCGColorSpaceDisplayP3": .rgb,
    "kCGColorSpaceGenericGrayGamma2_2": .monochrome, "kCGColorSpaceGenericCMYK": .cmyk,
  ]

  static let deviceRGB = CGColorSpace("kCGColorSpaceDeviceRGB", .rgb)
  static let deviceGray = CGColorSpace("kCGColorSpaceDeviceGray", .monochrome)
  static let deviceCMYK = CGColorSpace("kCGColorSpaceDeviceCMYK", .cmyk)

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.identifier == b.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

public enum CGColorSpaceModel: Int32, Hashable, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
