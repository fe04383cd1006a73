import Foundation
import FoundationNetworking
import MartletWeb

/// Names one load: what starts it and what hears of it give the same object.
@MainActor @preconcurrency open class WKNavigation: NSObject {
  open internal(set) var effectiveContentMode = WKWebpagePreferences.ContentMode.recommended
  nonisolated override init() { super.init() }
}

public enum WKNavigationType: Int, Sendable {
  case linkActivated = 0
  case formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }

/// What wants to load something.
@MainActor @preconcurrency open class WKNavigationAction: NSObject {
  public let request: URLRequest
  public let navigationType: WKNavigationType
  public let sourceFrame: WKFrameInfo
  /// Nil where it wants a window of its own.
  public let targetFrame: WKFrameInfo?
  /// Whether it is a link that its page wants kept as a file.
  open private(set) var shouldPerformDownload = false
  open private(set) var buttonNumber = 0
  open private(set) var isContentRuleListRedirect = false

  init(_ action: EnginePage.Action, view: WKWebView) {
    request = action.request
    navigationType =
      switch action.kind {
      case .link: .linkActivated
      case .form: .formSubmitted
      case .backForward: .backForward
      case .reload: .reload
      case .formAgain: .formResubmitted
      case .other: .other
      }
    sourceFrame = WKFrameInfo(view: view, url: view.url, isMain: true)
    targetFrame =
      action.wantsNewPage ? nil : WKFrameInfo(view: view, url: action.request.url, isMain: action.isForMainFrame)
    buttonNumber = action.button
    shouldPerformDownload = action.isDownload
  }
}

/// What a server answered, before it shows.
@MainActor @preconcurrency open class WKNavigationResponse: NSObject {
  public let response: URLResponse
  public let isForMainFrame: Bool
  /// Whether pages show this kind of content.
  public let canShowMIMEType: Bool

  init(_ response: EnginePage.Response) {
    let length = response.length > 0 && response.length < Int64(Int.max) ? Int(response.length) : -1
    let http =
      response.status > 0
      ? HTTPURLResponse(
        url: response.url, statusCode: response.status, httpVersion: "HTTP/1.1",
        headerFields: response.headers.merging(["Content-Type": response.mediaType]) { old, _ in old }) : nil
    self.response =
      http
      ?? URLResponse(
        url: response.url, mimeType: response.mediaType, expectedContentLength: length, textEncodingName: nil)
    isForMainFrame = response.isForMainFrame
    canShowMIMEType = response.canShow
  }
}

/// A frame of a page, as it was.
@MainActor @preconcurrency open class WKFrameInfo: NSObject {
  public let isMainFrame: Bool
  public let request: URLRequest
  public let securityOrigin: WKSecurityOrigin
  open private(set) weak var webView: WKWebView?

  init(view: WKWebView?, url: URL?, isMain: Bool) {
    webView = view
    isMainFrame = isMain
    request = URLRequest(url: url ?? URL(string: "about:blank")!)
    securityOrigin = WKSecurityOrigin(url)
  }
}

/// Whose content it is.
@MainActor @preconcurrency open class WKSecurityOrigin: NSObject {
  /// Without a scheme, host or port it is empty, empty or 0.
  public let `protocol`: String
  public let host: String
  public let port: Int
  init(_ url: URL?) { (`protocol`, host, port) = (url?.scheme ?? "", url?.host ?? "", url?.port ?? 0) }
}

/// The pages that a view has shown.
@MainActor @preconcurrency open class WKBackForwardList: NSObject {
  private weak var page: EnginePage?
  private var known: [UnsafeMutableRawPointer: WKBackForwardListItem] = [:]
  init(page: EnginePage?) { self.page = page }

  private func item(_ item: EnginePage.HistoryItem?) -> WKBackForwardListItem? {
    guard let item else { return nil }
    // The same visit is the same object; its title may have come since.
    let result = known[item.identity] ?? WKBackForwardListItem(item)
    result.item = item
    known[item.identity] = result
    return result
  }

  open var currentItem: WKBackForwardListItem? { item(page?.currentItem) }
  open var backItem: WKBackForwardListItem? { item(page?.item(at: -1)) }
  open var forwardItem: WKBackForwardListItem? { item(page?.item(at: 1)) }
  /// The oldest first.
  open var backList: [WKBackForwardListItem] { page?.backItems.compactMap { item($0) } ?? [] }
  /// The nearest first.
  open var forwardList: [WKBackForwardListItem] { page?.forwardItems.compactMap { item($0) } ?? [] }
  /// 0 is the current page, negative numbers lie behind it.
  open func item(at index: Int) -> WKBackForwardListItem? { item(page?.item(at: index)) }
}

@MainActor @preconcurrency open class WKBackForwardListItem: NSObject {
  var item: EnginePage.HistoryItem
  init(_ item: EnginePage.HistoryItem) { self.item = item }
  open var url: URL { item.url }
  open var title: String? { item.title }
  /// Before it was sent on.
  open var initialURL: URL { item.initialURL }
}
