import Foundation
import WebKit

/// Keeps a web view at the chapter, place and style that are asked for, and hears of it.
@MainActor final class PageCoordinator: NSObject {
  private var page: ChapterPage
  /// What the web view has been given; nil at first.
  private var shown: (document: PageDocument, number: Int, style: PageStyle)?
  /// The page's script is there.
  private var isLoaded = false

  init(page: ChapterPage) { self.page = page }

  func show(_ page: ChapterPage, in view: WKWebView) {
    self.page = page
    guard let shown, shown.document == page.document else { return load(in: view) }
    if isLoaded { bringUpToDate(view) }
  }

  private func load(in view: WKWebView) {
    isLoaded = false
    shown = (page.document, page.request.number, page.style)
    view.loadHTMLString(page.document.html(style: page.style, request: page.request), baseURL: PageDocument.base)
  }

  /// The page stays; only what differs is told to it.
  private func bringUpToDate(_ view: WKWebView) {
    guard let shown else { return }
    if shown.style != page.style {
      self.shown?.style = page.style
      view.evaluateJavaScript(PageScript.restyle(page.style.css))
    }
    if shown.number != page.request.number {
      self.shown?.number = page.request.number
      view.evaluateJavaScript(PageScript.go(page.request))
    }
  }
}

extension PageCoordinator: WKNavigationDelegate {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    guard let url = navigationAction.request.url else { return decisionHandler(.cancel) }
    // A link that wants a window of its own has no frame to show in.
    let isMainFrame = navigationAction.targetFrame?.isMainFrame ?? true
    let loads = page.follow(url, navigationAction.navigationType == .linkActivated, isMainFrame)
    decisionHandler(loads ? .allow : .cancel)
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    isLoaded = true
    bringUpToDate(webView)
  }

  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { load(in: webView) }
}

extension PageCoordinator: WKScriptMessageHandler {
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
    guard let body = message.body as? [String: Any], let number = body["number"] as? Int,
      let block = body["block"] as? Int, let part = body["part"] as? Double, let progress = body["progress"] as? Double
    else { return }
    page.isAt(ReadingPlace(block: block, part: part, progress: progress), number)
  }
}

extension PageCoordinator: WKURLSchemeHandler {
  /// Pictures of the book by their names, and nothing else.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
    guard let url = urlSchemeTask.request.url, url.pathComponents.count == 2,
      let data = try? Data(contentsOf: page.folder.imageURL(url.lastPathComponent))
    else {
      return urlSchemeTask.didFailWithError(URLError(.fileDoesNotExist))
    }
    let type = Self.types[url.pathExtension.lowercased()] ?? "application/octet-stream"
    urlSchemeTask.didReceive(
      URLResponse(url: url, mimeType: type, expectedContentLength: data.count, textEncodingName: nil))
    urlSchemeTask.didReceive(data)
    urlSchemeTask.didFinish()
  }

  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}

  private static let types = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
    "avif": "image/avif",
  ]
}
