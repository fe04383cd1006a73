import Foundation

/// What the numbers of a colour mean. Everything here is drawn in sRGB; the other spaces have names only.
public final class CGColorSpace: Hashable, Sendable {
  private let identifier: String
  public let model: CGColorSpaceModel

  /// The profile that the space was made of.
  package let iccData: Data?

  /// Nil for a space that was made of a profile.
  public var name: NSString? { iccData == nil ? identifier as NSString : nil }

  private init(_ name: String, _ model: CGColorSpaceModel) { (identifier, self.model, iccData) = (name, model, nil) }

  /// The space of an ICC profile; nil when `data` is none of grey, RGB or CMYK.
  public init?(iccData data: NSData) {
    let bytes = Data(referencing: data)
    guard bytes.count > 128, bytes.dropFirst(36).prefix(4).elementsEqual("acsp".utf8) else { return nil }
    switch String(decoding: bytes.dropFirst(16).prefix(4), as: UTF8.self) {
    case "RGB ": model = .rgb
    case "GRAY": model = .monochrome
    case "CMYK": model = .cmyk
    default: return nil
    }
    (identifier, iccData) = ("ICC", bytes)
  }

  /// The profile that the space was made of; nil for others.
  public func copyICCData() -> NSData? { iccData.map { $0 as NSData } }

  /// Nil for a name that is none of the constants below.
  public init?(name: NSString) {
    let text = String(describing: name)
    guard let model = Self.models[text] else { return nil }
    (identifier, self.model, iccData) = (text, model, nil)
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

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
    a.identifier == b.identifier && a.iccData == b.iccData
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
    hasher.combine(iccData)
  }
}

public enum CGColorSpaceModel: Int32, Hashable, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
