import Foundation
import UIKit

/// Shows what pages ask a person, and opens their windows. All of it may be left out: then alerts are not shown, and
/// answered as if they had been left; links that want a window of their own do nothing. Of methods with a handler one of
/// the forms is written.
@MainActor @preconcurrency public protocol WKUIDelegate: _WKUIDelegateForms {
  /// A view with exactly this configuration for a page that another opens; nil for none.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  func webViewDidClose(_ webView: WKWebView)

  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void)
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo
  ) async
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo
  ) async -> Bool
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (String?) -> Void)
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo
  ) async -> String?

  // Whether a page may use camera or microphone; it may not, by default.
  func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void)
  func webView(
    _ webView: WKWebView, decideMediaCapturePermissionsFor origin: WKSecurityOrigin, initiatedBy frame: WKFrameInfo,
    type: WKMediaCaptureType
  ) async -> WKPermissionDecision
}

extension WKUIDelegate {
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  public func webViewDidClose(_ webView: WKWebView) {}
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) { LeftOut.note() }
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo
  ) async {}
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) { LeftOut.note() }
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo
  ) async -> Bool { false }
  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (String?) -> Void
  ) { LeftOut.note() }
  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo
  ) async -> String? { nil }
  public func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
  ) { LeftOut.note() }
  public func webView(
    _ webView: WKWebView, decideMediaCapturePermissionsFor origin: WKSecurityOrigin, initiatedBy frame: WKFrameInfo,
    type: WKMediaCaptureType
  ) async -> WKPermissionDecision { .prompt }
}

extension WKUIDelegate {
  // Each asks the form that the app has written.

  func alert(_ webView: WKWebView, _ text: String, _ frame: WKFrameInfo, _ done: @escaping () -> Void) {
    let main: @MainActor @Sendable () -> Void = { done() }
    let isWritten =
      LeftOut.isWritten {
        self.webView(
          webView, runJavaScriptAlertPanelWithMessage: text, initiatedByFrame: frame, completionHandler: main)
      }
      || LeftOut.isWritten {
        self.webView(
          webView, runJavaScriptAlertPanelWithMessage: text, initiatedByFrame: frame, completionHandler: done)
      }
    if isWritten { return }
    Task { @MainActor in
      await self.webView(webView, runJavaScriptAlertPanelWithMessage: text, initiatedByFrame: frame)
      done()
    }
  }

  func confirm(_ webView: WKWebView, _ text: String, _ frame: WKFrameInfo, _ done: @escaping (Bool) -> Void) {
    let main: @MainActor @Sendable (Bool) -> Void = { done($0) }
    let isWritten =
      LeftOut.isWritten {
        self.webView(
          webView, runJavaScriptConfirmPanelWithMessage: text, initiatedByFrame: frame, completionHandler: main)
      }
      || LeftOut.isWritten {
        self.webView(
          webView, runJavaScriptConfirmPanelWithMessage: text, initiatedByFrame: frame, completionHandler: done)
      }
    if isWritten { return }
    Task { @MainActor in
      done(await self.webView(webView, runJavaScriptConfirmPanelWithMessage: text, initiatedByFrame: frame))
    }
  }

  func prompt(
    _ webView: WKWebView, _ text: String, _ answer: String, _ frame: WKFrameInfo, _ done: @escaping (String?) -> Void
  ) {
    let main: @MainActor @Sendable (String?) -> Void = { done($0) }
    let isWritten =
      LeftOut.isWritten {
        self.webView(
          webView, runJavaScriptTextInputPanelWithPrompt: text, defaultText: answer, initiatedByFrame: frame,
          completionHandler: main)
      }
      || LeftOut.isWritten {
        self.webView(
          webView, runJavaScriptTextInputPanelWithPrompt: text, defaultText: answer, initiatedByFrame: frame,
          completionHandler: done)
      }
    if isWritten { return }
    Task { @MainActor in
      done(
        await self.webView(
          webView, runJavaScriptTextInputPanelWithPrompt: text, defaultText: answer, initiatedByFrame: frame))
    }
  }
}

/// What a page wants of the window that it opens; nil where it says nothing.
@MainActor @preconcurrency open class WKWindowFeatures: NSObject {
  open internal(set) var menuBarVisibility: NSNumber?
  open internal(set) var statusBarVisibility: NSNumber?
  open internal(set) var toolbarsVisibility: NSNumber?
  open internal(set) var allowsResizing: NSNumber?
  open internal(set) var x: NSNumber?
  open internal(set) var y: NSNumber?
  open internal(set) var width: NSNumber?
  open internal(set) var height: NSNumber?
}

/// The element of a page that a context menu is for. Menus of pages are the engine's here, and no delegate is asked.
@MainActor @preconcurrency open class WKContextMenuElementInfo: NSObject {
  open private(set) var linkURL: URL?
}

/// The forms whose handler belongs to no actor. The compiler takes them for others than those above, and names them alike.
@MainActor @preconcurrency public protocol _WKUIDelegateForms: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping () -> Void)
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping (Bool) -> Void)
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void)
  func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping (WKPermissionDecision) -> Void)
}

extension _WKUIDelegateForms {
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping () -> Void
  ) { LeftOut.note() }
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping (Bool) -> Void
  ) { LeftOut.note() }
  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void
  ) { LeftOut.note() }
  public func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping (WKPermissionDecision) -> Void
  ) { LeftOut.note() }
}
