import MartletWeb
import UIKit

/// Stands for the scrolling of a page: the engine scrolls, and this tells of it and asks for it.
@MainActor final class WebScrollView: UIScrollView {
  private unowned let webView: WKWebView
  private var isTelling = false

  init(webView: WKWebView) {
    self.webView = webView
    super.init(frame: webView.bounds)
  }
  required init?(coder: NSCoder) { nil }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if newValue.origin != old, !isTelling { webView.page?.scroll(to: newValue.origin) }
    }
  }
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

  override var isScrollEnabled: Bool {
    get { super.isScrollEnabled }
    set {
      super.isScrollEnabled = newValue
      webView.page?.allowsScrolling = newValue
    }
  }

  /// What the page says of itself.
  func take(_ page: EnginePage) {
    isTelling = true
    defer { isTelling = false }
    if bounds.size != webView.bounds.size { bounds.size = webView.bounds.size }
    if contentSize != page.contentSize { contentSize = page.contentSize }
    if contentOffset != page.contentOffset { contentOffset = page.contentOffset }
  }
}
