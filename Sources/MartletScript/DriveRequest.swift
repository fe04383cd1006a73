import Foundation

/// A script that the command runs against an app, in place of a window: the JSON value of `MARTLET_DRIVE`.
///
/// The window that the script uses is described by the capture request beside it, whose output is not written.
public struct DriveRequest: Codable, Equatable, Sendable {
  /// The variable that holds a request.
  public static let environmentKey = "MARTLET_DRIVE"

  /// A file with the script's text: a long one would not fit into the environment.
  public var scriptFile: String
  /// The script's name in messages.
  public var name: String
  /// Where files of the script are written; an absolute path.
  public var folder: String
  /// A file that gets the number of steps that did not hold, once all have run: without it the app ended too early.
  public var reportFile: String

  public init(scriptFile: String, name: String, folder: String, reportFile: String) {
    (self.scriptFile, self.name, self.folder, self.reportFile) = (scriptFile, name, folder, reportFile)
  }

  /// The request in an environment; nil when there is none. Throws when it cannot be read.
  public static func read(from environment: [String: String]) throws -> DriveRequest? {
    guard let text = environment[environmentKey], !text.isEmpty else { return nil }
    return try JSONDecoder().decode(DriveRequest.self, from: Data(text.utf8))
  }

  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
