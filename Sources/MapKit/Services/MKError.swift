import Foundation
import MartletControls

public let MKErrorDomain = "MKErrorDomain"

/// What went wrong with a map's service.
public struct MKError: CustomNSError, Hashable, Sendable {
  public enum Code: UInt, Hashable, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }
  public let code: Code
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  public static var errorDomain: String { MKErrorDomain }
  public var errorCode: Int { Int(code.rawValue) }

  public static var unknown: Code { .unknown }
  public static var serverFailure: Code { .serverFailure }
  public static var loadingThrottled: Code { .loadingThrottled }
  public static var placemarkNotFound: Code { .placemarkNotFound }
  public static var directionsNotFound: Code { .directionsNotFound }
  public static var decodingFailed: Code { .decodingFailed }

  /// The answer to every question, and the note on it.
  static func noService(_ what: String) -> MKError {
    Notes.once("\(what) finds nothing: there is no service here that knows maps")
    return MKError(.serverFailure)
  }
}
