import Foundation
import SwiftUI

@MainActor @preconcurrency public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Signs in on a page of the web and hears of it by an address of the app's. Nothing here brings the app such addresses:
/// the session ends with an error, and a note says so once.
open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// An address that ends the session.
  public struct Callback: Sendable {
    private init() {}
    public static func customScheme(_ customScheme: String) -> Callback { Callback() }
    public static func https(host: String, path: String) -> Callback { Callback() }
  }

  private let completionHandler: CompletionHandler
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var canStart: Bool { false }

  public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    self.completionHandler = completionHandler
  }
  public init(url: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
    self.completionHandler = completionHandler
  }

  /// Always false; the handler comes on the main thread.
  @discardableResult open func start() -> Bool {
    SignInNote.write()
    nonisolated(unsafe) let completionHandler = completionHandler
    DispatchQueue.main.async { completionHandler(nil, ASWebAuthenticationSessionError(.presentationContextInvalid)) }
    return false
  }
  open func cancel() {}
}

/// The same for views.
@MainActor public struct WebAuthenticationSession {
  public enum BrowserSession: Hashable, Sendable { case ephemeral, shared }
  nonisolated init() {}

  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL {
    SignInNote.write()
    throw ASWebAuthenticationSessionError(.presentationContextInvalid)
  }
}

private struct WebAuthenticationSessionKey: EnvironmentKey {
  static var defaultValue: WebAuthenticationSession { WebAuthenticationSession() }
}

extension EnvironmentValues {
  public var webAuthenticationSession: WebAuthenticationSession { self[WebAuthenticationSessionKey.self] }
}
