import Foundation
import MartletWeb
import UIKit

// What the engine's page tells and asks, passed on to the delegates.
extension WKWebView: EnginePageClient {
  public func pageDidChange(_ page: EnginePage) { takeState() }

  public func page(_ page: EnginePage, load event: EnginePage.LoadEvent) {
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

  public func page(
    _ page: EnginePage, decide action: EnginePage.Action, _ answer: @escaping (EnginePage.Policy) -> Void
  ) {
    guard let delegate = navigationDelegate else { return answer(.allow) }
    let preferences = configuration.defaultWebpagePreferences ?? WKWebpagePreferences()
    let asked = WKNavigationAction(action, view: self)
    delegate.decide(self, asked, preferences) { [weak page] policy, allowed in
      if policy == .download { self.downloadActions.append(asked) }
      if policy == .allow, action.isForMainFrame {
        page?.allowsScripts = allowed.allowsContentJavaScript && self.configuration.preferences.javaScriptEnabled
      }
      answer(EnginePage.Policy(policy))
    }
  }

  public func page(
    _ page: EnginePage, decide response: EnginePage.Response, _ answer: @escaping (EnginePage.Policy) -> Void
  ) {
    guard let delegate = navigationDelegate else { return answer(response.canShow ? .allow : .cancel) }
    let asked = WKNavigationResponse(response)
    delegate.decide(self, asked) { policy in
      if policy == .download { self.downloadResponses.append(asked) }
      answer(EnginePage.Policy(policy))
    }
  }

  public func page(
    _ page: EnginePage, newPageFor action: EnginePage.Action, _ window: EnginePage.WindowWishes
  ) -> EnginePage? {
    let wanted = configuration
    wanted.opener = page
    let view = uiDelegate?.webView(
      self, createWebViewWith: wanted, for: WKNavigationAction(action, view: self), windowFeatures: WKWindowFeatures())
    return view?.page
  }

  public func page(_ page: EnginePage, asks dialog: EnginePage.Dialog) {
    let frame = WKFrameInfo(view: self, url: url, isMain: true)
    guard let delegate = uiDelegate else { return dialog.close(isConfirmed: dialog.isLeaving) }
    switch dialog.kind {
    case .alert: delegate.alert(self, dialog.message, frame) { dialog.close() }
    case .confirm: delegate.confirm(self, dialog.message, frame) { dialog.close(isConfirmed: $0) }
    case .prompt(let text): delegate.prompt(self, dialog.message, text, frame) { dialog.close(text: $0) }
    case .leave: dialog.close(isConfirmed: true)
    }
  }

  public func pageWantsToClose(_ page: EnginePage) { uiDelegate?.webViewDidClose(self) }

  public func pageDidLoseProcess(_ page: EnginePage) {
    takeState()
    navigationDelegate?.webViewWebContentProcessDidTerminate(self)
  }

  public func page(_ page: EnginePage, requests request: SchemeRequest) {
    guard let handler = configuration.urlSchemeHandler(forURLScheme: request.url.scheme ?? "") else {
      return request.fail(WebError(domain: "martlet", code: NSURLErrorUnsupportedURL, message: "no handler"))
    }
    handler.webView(self, start: SchemeTask(request))
  }

  public func pageDidScroll(_ page: EnginePage) {
    (scrollView as? WebScrollView)?.take(page)
    scrollDidChange?()
  }
  public func pageDidPaint(_ page: EnginePage) {}
}

extension EnginePage.Dialog {
  fileprivate var isLeaving: Bool { if case .leave = kind { true } else { false } }
}

extension EnginePage.Policy {
  fileprivate init(_ policy: WKNavigationActionPolicy) {
    self =
      switch policy {
      case .allow: .allow
      case .cancel: .cancel
      case .download: .download
      }
  }
  fileprivate init(_ policy: WKNavigationResponsePolicy) {
    self =
      switch policy {
      case .allow: .allow
      case .cancel: .cancel
      case .download: .download
      }
  }
}
