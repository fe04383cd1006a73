import Foundation

/// How the command wants an app to run in a window: the JSON value of `MARTLET_RUN`. What is left out is as the
/// desktop has it.
public struct RunRequest: Codable, Equatable, Sendable {
  /// The variable that holds a request.
  public static let environmentKey = "MARTLET_RUN"

  /// The window's first size, in points; nil: the size that it had last.
  public var width: Double?
  public var height: Double?
  public var colorScheme: CaptureRequest.ColorScheme?
  /// A Dynamic Type size by its SwiftUI name.
  public var textSize: String?
  public var locale: String?
  public var rightToLeft: Bool?
  public var deploymentTarget: String?
  /// Where the first screen is written when no display answers; nil: the app's name with ".png", in the working
  /// folder.
  public var output: String?

  public init() {}

  /// The request in an environment; an empty one when there is none. Throws when the value cannot be understood.
  public static func read(from environment: [String: String]) throws -> RunRequest {
    guard let text = environment[environmentKey], !text.isEmpty else { return RunRequest() }
    do {
      return try JSONDecoder().decode(RunRequest.self, from: Data(text.utf8))
    } catch {
      throw CaptureRequestError(key: environmentKey, text: text, reason: CaptureRequestError.explanation(of: error))
    }
  }

  /// The first size when the request names one.
  public var size: CGSize? {
    guard let width, let height, width >= 1, height >= 1 else { return nil }
    return CGSize(width: width, height: height)
  }
}
