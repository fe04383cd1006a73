import Foundation
import FoundationNetworking

extension WebPage {
  /// Decides what loads, what shows, and who is there. All of it may be left out: then everything loads, what can be
  /// shown is, and nobody is there.
  @MainActor public protocol NavigationDeciding {
    mutating func decidePolicy(
      for action: NavigationAction, preferences: inout NavigationPreferences
    ) async -> WKNavigationActionPolicy
    mutating func decidePolicy(for response: NavigationResponse) async -> WKNavigationResponsePolicy
    mutating func decideAuthenticationChallengeDisposition(
      for challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
  }

  /// What wants to load something.
  @MainActor public struct NavigationAction {
    let wrapped: WKNavigationAction
    public var source: FrameInfo { FrameInfo(wrapped: wrapped.sourceFrame) }
    /// Nil where it wants a window of its own.
    public var target: FrameInfo? { wrapped.targetFrame.map { FrameInfo(wrapped: $0) } }
    public var navigationType: WKNavigationType { wrapped.navigationType }
    public var request: URLRequest { wrapped.request }
    public var shouldPerformDownload: Bool { wrapped.shouldPerformDownload }
  }

  /// What a server answered, before it shows.
  @MainActor public struct NavigationResponse {
    let wrapped: WKNavigationResponse
    public var response: URLResponse { wrapped.response }
    public var canShowMimeType: Bool { wrapped.canShowMIMEType }
  }

  /// A frame of a page, as it was.
  @MainActor public struct FrameInfo {
    let wrapped: WKFrameInfo
    public var isMainFrame: Bool { wrapped.isMainFrame }
    public var request: URLRequest { wrapped.request }
    public var securityOrigin: WKSecurityOrigin { wrapped.securityOrigin }
  }

  /// What is allowed to one page that is loaded.
  public struct NavigationPreferences: Sendable {
    public enum ContentMode: Sendable { case recommended, mobile, desktop }
    public enum UpgradeToHTTPSPolicy: Sendable {
      case keepAsRequested, automaticFallbackToHTTP, userMediatedFallbackToHTTP, errorOnFailure
    }
    /// Kept; pages show as the engine shows them.
    public var preferredContentMode = ContentMode.recommended
    /// Whether scripts of the page run; those of the app do in any case.
    public var allowsContentJavaScript = true
    /// Kept.
    public var preferredHTTPSNavigationPolicy = UpgradeToHTTPSPolicy.keepAsRequested
    public var isLockdownModeEnabled = false
    public init() {}
  }
}

extension WebPage.NavigationDeciding {
  public func decidePolicy(
    for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
  ) async -> WKNavigationActionPolicy { .allow }
  public func decidePolicy(for response: WebPage.NavigationResponse) async -> WKNavigationResponsePolicy {
    response.canShowMimeType ? .allow : .cancel
  }
  public func decideAuthenticationChallengeDisposition(
    for challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) { (.performDefaultHandling, nil) }
}
