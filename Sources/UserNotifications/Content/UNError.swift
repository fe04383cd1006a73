import Foundation

public let UNErrorDomain = "UNErrorDomain"

/// Why a notification was not taken.
public struct UNError: Error, Hashable, CustomNSError, LocalizedError {
  public enum Code: Int, Hashable, Sendable {
    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    case attachmentUnrecognizedType, attachmentInvalidFileSize, attachmentNotInDataStore
    case attachmentMoveIntoDataStoreFailed, attachmentCorrupt
    case notificationInvalidNoDate = 1400
    case notificationInvalidNoContent
    case badgeInputInvalid = 1600
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { UNErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? {
    switch code {
    case .notificationsNotAllowed: "Notifications are not allowed for this application"
    case .attachmentInvalidURL: "Invalid attachment file URL"
    default: "The notification was not taken (\(code))"
    }
  }
}
