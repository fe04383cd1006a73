import Foundation
import MartletWeb

/// What went wrong in a web view, beyond loads, whose errors are those of URLs.
public struct WKError: CustomNSError, LocalizedError, Hashable, @unchecked Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported, contentRuleListStoreCompileFailed, contentRuleListStoreLookUpFailed
    case contentRuleListStoreRemoveFailed, contentRuleListStoreVersionMismatch, attributedStringContentFailedToLoad
    case attributedStringContentLoadTimedOut, javaScriptInvalidFrameTarget, navigationAppBoundDomain
    case javaScriptAppBoundDomain, duplicateCredential, malformedCredential, credentialNotFound
  }
  public static let errorDomain = WKErrorDomain
  public let code: Code
  private let words: [String: String]

  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    words = userInfo.compactMapValues { $0 as? String }
  }

  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { words }
  public var userInfo: [String: Any] { words }
  public var errorDescription: String? { words[NSLocalizedDescriptionKey] }

  public static var unknown: Code { .unknown }
  public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
  public static var webViewInvalidated: Code { .webViewInvalidated }
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
  public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
  public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
  public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
  public static var contentRuleListStoreRemoveFailed: Code { .contentRuleListStoreRemoveFailed }

  public static func ~= (code: WKError, error: any Error) -> Bool { (error as? WKError)?.code == code.code }
}

public let WKErrorDomain = "WKErrorDomain"

extension WebError {
  /// As a script's error is told to an app.
  var ofScript: WKError {
    let isException = domain == "WebKitJavascriptError" && code != 602
    return WKError(
      isException || domain == "martlet" ? .javaScriptExceptionOccurred : .javaScriptResultTypeIsUnsupported,
      userInfo: [
        NSLocalizedDescriptionKey: isException ? "A JavaScript exception occurred" : message,
        "WKJavaScriptExceptionMessage": message,
      ])
  }

  /// As a load's error is told to an app: an error of URLs where there is one of the kind.
  var ofLoad: NSError {
    var info: [String: Any] = [NSLocalizedDescriptionKey: message]
    if let url {
      info[NSURLErrorFailingURLErrorKey] = url
      info[NSURLErrorFailingURLStringErrorKey] = url.absoluteString
    }
    switch (domain, code) {
    case ("WebKitPolicyError", _), ("WebKitMediaError", _):
      // The codes are the same on Apple's systems.
      return NSError(domain: "WebKitErrorDomain", code: code, userInfo: info)
    default: return NSError(domain: NSURLErrorDomain, code: urlCode, userInfo: info)
    }
  }

  private var urlCode: Int {
    switch (domain, code) {
    case ("martlet", _) where code < 0: code
    case ("WebKitNetworkError", 302): NSURLErrorCancelled
    case ("WebKitNetworkError", 301): NSURLErrorUnsupportedURL
    case ("WebKitNetworkError", 303): NSURLErrorFileDoesNotExist
    case ("g-resolver-error-quark", _): NSURLErrorCannotFindHost
    case ("g-tls-error-quark", _): NSURLErrorServerCertificateUntrusted
    case ("g-io-error-quark", 24): NSURLErrorTimedOut
    case ("g-io-error-quark", 39), ("g-io-error-quark", 34): NSURLErrorCannotConnectToHost
    case ("g-io-error-quark", 38): NSURLErrorNotConnectedToInternet
    case ("g-io-error-quark", 44): NSURLErrorNetworkConnectionLost
    default: NSURLErrorUnknown
    }
  }
}
