import Foundation

/// What a snapshot asks of the app: the JSON text in the environment variable `MARTLET_CAPTURE` with which
/// the app's executable is started. Sizes are points; `safeArea` is top, leading, bottom, trailing.
public struct CaptureRequest: Codable, Equatable, Sendable {
  /// Absolute path of the PNG to write.
  public var output: String
  public var width: Double
  public var height: Double
  /// Pixels a point.
  public var scale: Double
  public var safeArea: [Double]
  /// "light" or "dark".
  public var colorScheme: String
  /// SwiftUI's name of the Dynamic Type size: "large", "accessibility3".
  public var textSize: String
  /// An identifier such as "en_US".
  public var locale: String
  public var rightToLeft: Bool
  public var horizontalSizeClass: Device.SizeClass
  public var verticalSizeClass: Device.SizeClass
  /// The iOS version whose behaviour the app expects, such as "17.0".
  public var deploymentTarget: String
  /// Absolute path of the list of placeholders to write; nil for none.
  public var placeholders: String?

  public static let environmentKey = "MARTLET_CAPTURE"

  public init(
    output: String, device: Device, isDark: Bool, textSize: TextSize, locale: String, isRightToLeft: Bool,
    deploymentTarget: String
  ) {
    self.output = output
    width = device.widthInPoints
    height = device.heightInPoints
    scale = device.pixelsPerPoint
    safeArea = [device.safeArea.top, device.safeArea.leading, device.safeArea.bottom, device.safeArea.trailing]
    colorScheme = isDark ? "dark" : "light"
    self.textSize = textSize.rawValue
    self.locale = locale
    rightToLeft = isRightToLeft
    horizontalSizeClass = device.horizontal
    verticalSizeClass = device.vertical
    self.deploymentTarget = deploymentTarget
  }

  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
