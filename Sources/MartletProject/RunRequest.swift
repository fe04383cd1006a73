import Foundation

/// How an app is to run in a window: the JSON text in the environment variable `MARTLET_RUN`. What is nil is left out
/// and is as the desktop has it. Sizes are points.
public struct RunRequest: Codable, Equatable, Sendable {
  public static let environmentKey = "MARTLET_RUN"

  public var width: Double?
  public var height: Double?
  /// "light" or "dark".
  public var colorScheme: String?
  /// SwiftUI's name of the Dynamic Type size: "large", "accessibility3".
  public var textSize: String?
  public var locale: String?
  public var rightToLeft: Bool?
  /// The iOS version whose behaviour the app expects, such as "17.0".
  public var deploymentTarget: String
  /// Absolute path of the PNG that takes the window's place when no display answers.
  public var output: String

  public init(
    output: String, device: Device?, isDark: Bool?, textSize: TextSize?, locale: String?, isRightToLeft: Bool?,
    deploymentTarget: String
  ) {
    self.output = output
    (width, height) = (device?.widthInPoints, device?.heightInPoints)
    colorScheme = isDark.map { $0 ? "dark" : "light" }
    self.textSize = textSize?.rawValue
    (self.locale, rightToLeft) = (locale, isRightToLeft)
    self.deploymentTarget = deploymentTarget
  }

  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
