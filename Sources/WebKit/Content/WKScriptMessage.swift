import Foundation
import MartletWeb

/// What a script sent.
@MainActor @preconcurrency open class WKScriptMessage: NSObject {
  /// A number, text, date, list, object by names, or null, as Foundation has them.
  public let body: Any
  /// Of the handler.
  public let name: String
  open private(set) weak var webView: WKWebView?
  public let world: WKContentWorld
  /// The engine does not say which frame it was: the main one.
  open var frameInfo: WKFrameInfo { WKFrameInfo(view: webView, url: webView?.url, isMain: true) }

  init(body: Any, name: String, view: WKWebView?, world: WKContentWorld) {
    (self.body, self.name, webView, self.world) = (body, name, view, world)
  }
}

/// Hears messages of scripts.
@MainActor @preconcurrency public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Hears messages of scripts and answers them: by a value, or by a text that the promise fails with. One of the forms is
/// to be implemented.
@MainActor @preconcurrency public protocol WKScriptMessageHandlerWithReply: _WKScriptMessageHandlerForms {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
  ) { LeftOut.note() }
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) { (nil, nil) }
}

/// The forms whose handler belongs to no actor. The compiler takes them for others than those above, and names them alike.
@MainActor @preconcurrency public protocol _WKScriptMessageHandlerForms: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping (Any?, String?) -> Void)
}

extension _WKScriptMessageHandlerForms {
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping (Any?, String?) -> Void
  ) { LeftOut.note() }
}
