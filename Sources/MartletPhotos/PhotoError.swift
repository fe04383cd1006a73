import Foundation

/// What keeps a picture from being read or saved.
public enum PhotoError: Error, Hashable, Sendable {
  case gone(path: String)
  case unreadable(path: String, reason: String)
  case noPermission(folder: String)
  case diskFull(folder: String)
  case notSaved(folder: String, reason: String)
  /// There is nothing to save.
  case noPixels

  /// By the system's number, for a file that was to be written into `folder`.
  init(code: Int32, folder: String) {
    switch code {
    case EACCES, EPERM, EROFS: self = .noPermission(folder: folder)
    case ENOSPC, EDQUOT: self = .diskFull(folder: folder)
    default: self = .notSaved(folder: folder, reason: String(cString: strerror(code)))
    }
  }
}

extension PhotoError: LocalizedError, CustomNSError, CustomStringConvertible {
  public var description: String {
    switch self {
    case .gone(let path): "The picture \(path) is gone."
    case .unreadable(let path, let reason): "The picture \(path) cannot be read: \(reason)."
    case .noPermission(let folder): "You have no permission to save pictures in \(folder)."
    case .diskFull(let folder): "The picture was not saved: the disk that holds \(folder) is full."
    case .notSaved(let folder, let reason): "The picture was not saved in \(folder): \(reason)."
    case .noPixels: "The image holds no pixels that could be saved."
    }
  }
  public var errorDescription: String? { description }

  public static var errorDomain: String { "MartletPhotosErrorDomain" }
  public var errorCode: Int {
    switch self {
    case .gone: 1
    case .unreadable: 2
    case .noPermission: 3
    case .diskFull: 4
    case .notSaved: 5
    case .noPixels: 6
    }
  }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }

  /// As an object, which callbacks of UIKit take.
  public var object: NSError { NSError(domain: Self.errorDomain, code: errorCode, userInfo: errorUserInfo) }
}
