import Foundation
import FoundationNetworking

/// Decides about loads and hears of them. All of it may be left out; of methods with a handler there are three forms, of
/// which one is written: with a handler, with a handler of the main actor's, and asynchronous.
@MainActor @preconcurrency public protocol WKNavigationDelegate: _WKNavigationDelegateForms {
  // Whether a load may begin; it may, by default.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy
  // The same, with what is allowed to the page.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences
  ) async -> (WKNavigationActionPolicy, WKWebpagePreferences)
  // Whether an answer may show; what can be shown may, by default.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy

  // Who is there, where a server or proxy asks for it; nobody, by default. Certificates are the engine's to judge.
  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  func webView(
    _ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)

  // What was decided to be a download has become one. It wants a delegate at once.
  func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
  func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  /// Before anything of the page showed.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  /// The page begins to show.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) { LeftOut.note() }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy { .allow }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) { LeftOut.note() }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences
  ) async -> (WKNavigationActionPolicy, WKWebpagePreferences) {
    (await self.webView(webView, decidePolicyFor: navigationAction), preferences)
  }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) { LeftOut.note() }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy { navigationResponse.canShowMIMEType ? .allow : .cancel }

  public func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) { LeftOut.note() }
  public func webView(
    _ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) { (.performDefaultHandling, nil) }
  public func webView(
    _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload
  ) {}
  public func webView(
    _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload
  ) {}

  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

extension WKNavigationDelegate {
  /// Asks the form that the app has written.
  func decide(
    _ webView: WKWebView, _ action: WKNavigationAction, _ preferences: WKWebpagePreferences,
    _ answer: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    let main: @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void = { answer($0, $1) }
    let plainMain: @MainActor @Sendable (WKNavigationActionPolicy) -> Void = { answer($0, preferences) }
    let plain: (WKNavigationActionPolicy) -> Void = { answer($0, preferences) }
    let isWritten =
      LeftOut.isWritten {
        self.webView(webView, decidePolicyFor: action, preferences: preferences, decisionHandler: main)
      }
      || LeftOut.isWritten {
        self.webView(webView, decidePolicyFor: action, preferences: preferences, decisionHandler: answer)
      }
      || LeftOut.isWritten { self.webView(webView, decidePolicyFor: action, decisionHandler: plainMain) }
      || LeftOut.isWritten { self.webView(webView, decidePolicyFor: action, decisionHandler: plain) }
    if isWritten { return }
    Task { @MainActor in
      let (policy, preferences) = await self.webView(webView, decidePolicyFor: action, preferences: preferences)
      answer(policy, preferences)
    }
  }

  func decide(
    _ webView: WKWebView, _ response: WKNavigationResponse, _ answer: @escaping (WKNavigationResponsePolicy) -> Void
  ) {
    let main: @MainActor @Sendable (WKNavigationResponsePolicy) -> Void = { answer($0) }
    let isWritten =
      LeftOut.isWritten { self.webView(webView, decidePolicyFor: response, decisionHandler: main) }
      || LeftOut.isWritten { self.webView(webView, decidePolicyFor: response, decisionHandler: answer) }
    if isWritten { return }
    Task { @MainActor in answer(await self.webView(webView, decidePolicyFor: response)) }
  }
}

extension WKNavigationDelegate {
  /// Asks the form that the app has written.
  func identify(
    _ webView: WKWebView, _ challenge: URLAuthenticationChallenge,
    _ answer: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    let main: @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void = { answer($0, $1) }
    let isWritten =
      LeftOut.isWritten { self.webView(webView, didReceive: challenge, completionHandler: main) }
      || LeftOut.isWritten { self.webView(webView, didReceive: challenge, completionHandler: answer) }
    if isWritten { return }
    Task { @MainActor in
      let (disposition, credential) = await self.webView(webView, respondTo: challenge)
      answer(disposition, credential)
    }
  }
}

/// The forms whose handler belongs to no actor. The compiler takes them for others than those above, and names them alike.
@MainActor @preconcurrency public protocol _WKNavigationDelegateForms: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
}

extension _WKNavigationDelegateForms {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { LeftOut.note() }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) { LeftOut.note() }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) { LeftOut.note() }
  public func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) { LeftOut.note() }
}
