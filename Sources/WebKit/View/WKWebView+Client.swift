import Foundation
import MartletWeb
import UIKit

// What the engine's page tells and asks, passed on to the delegates.
extension WKWebView: WebPageClient {
  public func pageDidChange(_ page: WebPage) { takeState() }

  public func page(_ page: WebPage, load event: WebPage.LoadEvent) {
    if case .started = event {
      navigation = announced ?? WKNavigation()
      announced = nil
    }
    takeState()
    let navigation = navigation ?? announced ?? WKNavigation()
    guard let delegate = navigationDelegate else { return }
    switch event {
    case .started: delegate.webView(self, didStartProvisionalNavigation: navigation)
    case .redirected: delegate.webView(self, didReceiveServerRedirectForProvisionalNavigation: navigation)
    case .committed: delegate.webView(self, didCommit: navigation)
    case .finished: delegate.webView(self, didFinish: navigation)
    case .failed(let error, isProvisional: true):
      delegate.webView(self, didFailProvisionalNavigation: navigation, withError: error.ofLoad)
    case .failed(let error, isProvisional: false):
      delegate.webView(self, didFail: navigation, withError: error.ofLoad)
    }
  }

  public func page(_ page: WebPage, decide action: WebPage.Action, _ answer: @escaping (WebPage.Policy) -> Void) {
    guard let delegate = navigationDelegate else { return answer(.allow) }
    let preferences = configuration.defaultWebpagePreferences ?? WKWebpagePreferences()
    delegate.decide(self, WKNavigationAction(action, view: self), preferences) { [weak page] policy, allowed in
      if policy == .allow, action.isForMainFrame {
        page?.allowsScripts = allowed.allowsContentJavaScript && self.configuration.preferences.javaScriptEnabled
      }
      answer(WebPage.Policy(policy))
    }
  }

  public func page(_ page: WebPage, decide response: WebPage.Response, _ answer: @escaping (WebPage.Policy) -> Void) {
    guard let delegate = navigationDelegate else { return answer(response.canShow ? .allow : .cancel) }
    delegate.decide(self, WKNavigationResponse(response)) { policy in
      answer(policy == .allow ? .allow : .cancel)
    }
  }

  public func page(
    _ page: WebPage, newPageFor action: WebPage.Action, _ window: WebPage.WindowWishes
  ) -> WebPage? {
    let wanted = configuration
    wanted.opener = page
    let view = uiDelegate?.webView(
      self, createWebViewWith: wanted, for: WKNavigationAction(action, view: self), windowFeatures: WKWindowFeatures())
    return view?.page
  }

  public func page(_ page: WebPage, asks dialog: WebPage.Dialog) {
    let frame = WKFrameInfo(view: self, url: url, isMain: true)
    guard let delegate = uiDelegate else { return dialog.close(isConfirmed: dialog.isLeaving) }
    switch dialog.kind {
    case .alert: delegate.alert(self, dialog.message, frame) { dialog.close() }
    case .confirm: delegate.confirm(self, dialog.message, frame) { dialog.close(isConfirmed: $0) }
    case .prompt(let text): delegate.prompt(self, dialog.message, text, frame) { dialog.close(text: $0) }
    case .leave: dialog.close(isConfirmed: true)
    }
  }

  public func pageWantsToClose(_ page: WebPage) { uiDelegate?.webViewDidClose(self) }

  public func pageDidLoseProcess(_ page: WebPage) {
    takeState()
    navigationDelegate?.webViewWebContentProcessDidTerminate(self)
  }

  public func page(_ page: WebPage, requests request: SchemeRequest) {
    guard let handler = configuration.urlSchemeHandler(forURLScheme: request.url.scheme ?? "") else {
      return request.fail(WebError(domain: "martlet", code: NSURLErrorUnsupportedURL, message: "no handler"))
    }
    handler.webView(self, start: SchemeTask(request))
  }

  public func pageDidScroll(_ page: WebPage) { (scrollView as? WebScrollView)?.take(page) }
  public func pageDidPaint(_ page: WebPage) {}
}

extension WebPage.Dialog {
  fileprivate var isLeaving: Bool { if case .leave = kind { true } else { false } }
}

extension WebPage.Policy {
  /// Downloads are left out: what would be one is not loaded.
  fileprivate init(_ policy: WKNavigationActionPolicy) { self = policy == .allow ? .allow : .cancel }
}
