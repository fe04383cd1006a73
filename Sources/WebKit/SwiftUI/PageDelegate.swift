import Foundation
import FoundationNetworking

/// Hears of a page's view and asks whom the app has named.
@MainActor final class PageDelegate: NSObject {
  weak var page: WebPage?
  var sensors: WebPage.DeviceSensorAuthorization?
  private var decider: (any WebPage.NavigationDeciding)?
  private let presenter: (any WebPage.DialogPresenting)?

  init(decider: (any WebPage.NavigationDeciding)?, presenter: (any WebPage.DialogPresenting)?) {
    (self.decider, self.presenter) = (decider, presenter)
  }

  /// On a copy, since a second question may come while the first waits.
  private func ask<Answer>(
    _ question: (inout any WebPage.NavigationDeciding) async -> Answer
  ) async -> Answer? {
    guard var decider else { return nil }
    let answer = await question(&decider)
    self.decider = decider
    return answer
  }
}

extension PageDelegate: WKNavigationDelegate {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences
  ) async -> (WKNavigationActionPolicy, WKWebpagePreferences) {
    var allowed = WebPage.NavigationPreferences()
    allowed.allowsContentJavaScript = preferences.allowsContentJavaScript
    let policy = await ask {
      await $0.decidePolicy(for: WebPage.NavigationAction(wrapped: navigationAction), preferences: &allowed)
    }
    preferences.allowsContentJavaScript = allowed.allowsContentJavaScript
    return (policy ?? .allow, preferences)
  }
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy {
    await ask { await $0.decidePolicy(for: WebPage.NavigationResponse(wrapped: navigationResponse)) }
      ?? (navigationResponse.canShowMIMEType ? .allow : .cancel)
  }
  func webView(
    _ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
    await ask { await $0.decideAuthenticationChallengeDisposition(for: challenge) } ?? (.performDefaultHandling, nil)
  }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    page?.tell(.startedProvisionalNavigation, of: navigation)
  }
  func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {
    page?.tell(.receivedServerRedirect, of: navigation)
  }
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { page?.tell(.committed, of: navigation) }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { page?.tell(.finished, of: navigation) }
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) { page?.tell(.failedProvisionalNavigation(error), of: navigation) }
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    page?.tell(.failedProvisionalNavigation(error), of: navigation)
  }
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { page?.tell(.webContentProcessTerminated, of: nil) }
}

extension PageDelegate: WKUIDelegate {
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo
  ) async {
    await presenter?.handleJavaScriptAlert(message: message, initiatedBy: WebPage.FrameInfo(wrapped: frame))
  }
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo
  ) async -> Bool {
    await presenter?.handleJavaScriptConfirm(message: message, initiatedBy: WebPage.FrameInfo(wrapped: frame)) == .ok
  }
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo
  ) async -> String? {
    let answer = await presenter?.handleJavaScriptPrompt(
      message: prompt, defaultText: defaultText, initiatedBy: WebPage.FrameInfo(wrapped: frame))
    if case .ok(let text) = answer { return text }
    return nil
  }
  func webView(
    _ webView: WKWebView, decideMediaCapturePermissionsFor origin: WKSecurityOrigin, initiatedBy frame: WKFrameInfo,
    type: WKMediaCaptureType
  ) async -> WKPermissionDecision {
    await sensors?.decide(.mediaCapture(type), WebPage.FrameInfo(wrapped: frame), origin) ?? .prompt
  }
}
