import Foundation

extension CaptureRequest {
  /// The request in an environment; nil when there is none. Throws when the value cannot be understood.
  public static func read(from environment: [String: String]) throws -> CaptureRequest? {
    guard let text = environment[environmentKey], !text.isEmpty else { return nil }
    do {
      return try JSONDecoder().decode(CaptureRequest.self, from: Data(text.utf8))
    } catch {
      throw CaptureRequestError(key: environmentKey, text: text, reason: CaptureRequestError.explanation(of: error))
    }
  }
}

/// A request in the environment that cannot be read.
public struct CaptureRequestError: Error, CustomStringConvertible {
  /// The variable.
  public var key: String
  public var text: String
  public var reason: String
  public var description: String { "\(key) cannot be read (\(reason)): \(text)" }

  static func explanation(of error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "'\(key.stringValue)' is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "'\(context.codingPath.map(\.stringValue).joined(separator: "."))' has the wrong type"
    case DecodingError.dataCorrupted(let context): context.debugDescription
    default: "\(error)"
    }
  }
}
