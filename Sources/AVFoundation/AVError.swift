import Foundation
import MartletMedia

public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// What goes wrong with media, by number.
public struct AVError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
  public struct Code: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let unknown = Code(rawValue: -11800)
    public static let outOfMemory = Code(rawValue: -11801)
    public static let sessionNotRunning = Code(rawValue: -11803)
    public static let deviceAlreadyUsedByAnotherSession = Code(rawValue: -11804)
    public static let noDataCaptured = Code(rawValue: -11805)
    public static let diskFull = Code(rawValue: -11807)
    public static let deviceWasDisconnected = Code(rawValue: -11808)
    public static let mediaServicesWereReset = Code(rawValue: -11819)
    public static let exportFailed = Code(rawValue: -11820)
    public static let decodeFailed = Code(rawValue: -11821)
    public static let invalidSourceMedia = Code(rawValue: -11822)
    public static let contentIsProtected = Code(rawValue: -11831)
    public static let noImageAtTime = Code(rawValue: -11832)
    public static let decoderNotFound = Code(rawValue: -11833)
    public static let encoderNotFound = Code(rawValue: -11834)
    public static let fileFormatNotRecognized = Code(rawValue: -11828)
    public static let fileFailedToParse = Code(rawValue: -11829)
    public static let operationNotAllowed = Code(rawValue: -11862)
    public static let serverIncorrectlyConfigured = Code(rawValue: -11850)
    public static let applicationIsNotAuthorizedToUseDevice = Code(rawValue: -11852)
    public static let operationCancelled = Code(rawValue: -11878)
  }
  public let code: Code
  private let message: String
  private let reason: String
  private let advice: String

  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    message = userInfo[NSLocalizedDescriptionKey] as? String ?? ""
    reason = userInfo[NSLocalizedFailureReasonErrorKey] as? String ?? ""
    advice = userInfo[NSLocalizedRecoverySuggestionErrorKey] as? String ?? ""
  }
  init(_ code: Code, _ message: String, advice: String = "") {
    (self.code, self.message, reason, self.advice) = (code, message, message, advice)
  }
  init(_ failure: MediaFailure) {
    code =
      switch failure.kind {
      case .missing, .unreachable: .serverIncorrectlyConfigured
      case .wrongType: .fileFormatNotRecognized
      case .unsupported: .decoderNotFound
      case .broken: .fileFailedToParse
      case .noPlayer: .unknown
      }
    (message, reason, advice) = (failure.description, failure.reason, failure.advice)
  }

  public static var errorDomain: String { AVFoundationErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    [
      NSLocalizedDescriptionKey: localizedDescription, NSLocalizedFailureReasonErrorKey: reason,
      NSLocalizedRecoverySuggestionErrorKey: advice,
    ]
  }
  public var errorDescription: String? { message.isEmpty ? "the operation failed (\(code.rawValue))" : message }
  public var failureReason: String? { reason.isEmpty ? nil : reason }
  public var recoverySuggestion: String? { advice.isEmpty ? nil : advice }
  public var localizedDescription: String { errorDescription ?? "" }

  public static let unknown = Code.unknown
  public static let fileFormatNotRecognized = Code.fileFormatNotRecognized
}
