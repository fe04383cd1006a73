import Foundation

extension CaptureRequest {
  /// The request in an environment; nil when there is none. Throws when the value cannot be understood.
  public static func read(from environment: [String: String]) throws -> CaptureRequest? {
    guard let text = environment[environmentKey], !text.isEmpty else { return nil }
    do {
      return try JSONDecoder().decode(CaptureRequest.self, from: Data(text.utf8))
    } catch {
      throw CaptureRequestError(text: text, reason: Self.explanation(of: error))
    }
  }

  private static func explanation(of error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "'\(key.stringValue)' is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "'\(context.codingPath.map(\.stringValue).joined(separator: "."))' has the wrong type"
    case DecodingError.dataCorrupted(let context): context.debugDescription
    default: "\(error)"
    }
  }
}

public struct CaptureRequestError: Error, CustomStringConvertible {
  public var text: String
  public var reason: String
  public var description: String { "\(CaptureRequest.environmentKey) cannot be read (\(reason)): \(text)" }
}
