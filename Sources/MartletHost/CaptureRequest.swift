import Foundation

/// A picture that the command asks an app for, in place of a window: the JSON value of `MARTLET_CAPTURE`.
public struct CaptureRequest: Codable, Equatable, Sendable {
  public enum ColorScheme: String, Codable, Sendable { case light, dark }
  public enum SizeClass: String, Codable, Sendable { case compact, regular }

  /// The variable that holds a request.
  public static let environmentKey = "MARTLET_CAPTURE"

  /// An absolute path of the PNG file.
  public var output: String
  /// Points.
  public var width: Double
  public var height: Double
  /// Pixels per point.
  public var scale: Double
  /// Top, leading, bottom, trailing, in points.
  public var safeArea: [Double]
  public var colorScheme: ColorScheme
  /// A Dynamic Type size by its SwiftUI name.
  public var textSize: String
  public var locale: String
  public var rightToLeft: Bool
  public var horizontalSizeClass: SizeClass
  public var verticalSizeClass: SizeClass
  public var deploymentTarget: String
  /// Where the semantics tree is written as text; nil for nowhere.
  public var semantics: String?
  /// Where the placeholders of the picture are listed, a line for each; nil for nowhere.
  public var placeholders: String?

  /// An iPhone 14 in portrait without its insets, in light colours.
  public init(output: String) {
    self.output = output
    (width, height, scale) = (390, 844, 2)
    safeArea = [0, 0, 0, 0]
    (colorScheme, textSize, locale, rightToLeft) = (.light, "large", "en_US", false)
    (horizontalSizeClass, verticalSizeClass, deploymentTarget) = (.compact, .regular, "17.0")
  }

  /// Everything but the output may be left out.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(output: try values.decode(String.self, forKey: .output))
    func read<Value: Decodable>(_ key: CodingKeys, into path: WritableKeyPath<Self, Value>) throws {
      if let value = try values.decodeIfPresent(Value.self, forKey: key) { self[keyPath: path] = value }
    }
    try read(.width, into: \.width)
    try read(.height, into: \.height)
    try read(.scale, into: \.scale)
    try read(.safeArea, into: \.safeArea)
    try read(.colorScheme, into: \.colorScheme)
    try read(.textSize, into: \.textSize)
    try read(.locale, into: \.locale)
    try read(.rightToLeft, into: \.rightToLeft)
    try read(.horizontalSizeClass, into: \.horizontalSizeClass)
    try read(.verticalSizeClass, into: \.verticalSizeClass)
    try read(.deploymentTarget, into: \.deploymentTarget)
    semantics = try values.decodeIfPresent(String.self, forKey: .semantics)
    placeholders = try values.decodeIfPresent(String.self, forKey: .placeholders)
    guard safeArea.count == 4 else {
      throw DecodingError.dataCorruptedError(
        forKey: .safeArea, in: values, debugDescription: "safeArea needs four numbers: top, leading, bottom, trailing.")
    }
  }
}
