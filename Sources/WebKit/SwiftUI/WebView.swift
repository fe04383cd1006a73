import Foundation
import SwiftUI

/// Shows a web page among SwiftUI's views. A page is shown by one view at a time.
///
/// DEVIATION: the page stays inside of the safe area; on Apple's systems it scrolls below bars.
public struct WebView: View {
  private let page: WebPage?
  private let url: URL?
  @State private var own = WebPage()

  public init(_ page: WebPage) { (self.page, url) = (page, nil) }
  /// Loads the address, and each other one that it changes to; nil leaves what there is.
  public init(url: URL?) { (page, self.url) = (nil, url) }

  public var body: some View {
    let shown = page ?? own
    PageView(page: shown)
      .onChange(of: url, initial: true) { if let url { shown.load(URLRequest(url: url)) } }
  }
}

/// The page's view, with what the modifiers say.
private struct PageView: UIViewRepresentable {
  let page: WebPage

  func makeCoordinator() -> PagePosition { PagePosition() }
  func makeUIView(context: Context) -> WKWebView { page.view }

  func updateUIView(_ view: WKWebView, context: Context) {
    let settings = context.environment.webViewSettings
    view.allowsBackForwardNavigationGestures = settings.allowsSwipes
    view.isOpaque = settings.showsBackground
    view.backgroundColor = settings.showsBackground ? .systemBackground : .clear
    view.page?.allowsSelection = settings.allowsSelection
    view.page?.allowsFullScreen = settings.allowsFullScreen
    context.coordinator.update(view, settings)
  }

  static func dismantleUIView(_ view: WKWebView, coordinator: PagePosition) { view.scrollDidChange = nil }
}

/// Scrolls a page where the app wants it, and tells the app where it is.
@MainActor final class PagePosition {
  /// What was asked for last, and whether the page was there yet.
  private var asked: ScrollPosition?
  private var isDone = true
  private var told: AnyHashable?

  func update(_ view: WKWebView, _ settings: WebViewSettings) {
    if let position = settings.scrollPosition, position != asked {
      asked = position
      isDone = false
    }
    view.scrollDidChange = { [weak self, weak view] in
      guard let self, let view else { return }
      scroll(view)
      tell(view, settings.onScroll)
    }
    scroll(view)
    tell(view, settings.onScroll)
  }

  private func scroll(_ view: WKWebView) {
    let scroll = view.scrollView
    guard !isDone, let asked, scroll.contentSize.height > 0 else { return }
    isDone = true
    let end = CGPoint(
      x: max(0, scroll.contentSize.width - view.bounds.width),
      y: max(0, scroll.contentSize.height - view.bounds.height))
    var offset = scroll.contentOffset
    switch asked.edge {
    case .top: offset.y = 0
    case .bottom: offset.y = end.y
    case .leading: offset.x = 0
    case .trailing: offset.x = end.x
    case nil: (offset.x, offset.y) = (min(asked.x ?? offset.x, end.x), min(asked.y ?? offset.y, end.y))
    }
    if offset != scroll.contentOffset { scroll.contentOffset = offset }
  }

  private func tell(_ view: WKWebView, _ change: ScrollChange?) {
    guard let change, view.bounds.width > 0 else { return }
    let scroll = view.scrollView
    let value = change.value(
      ScrollGeometry(
        contentOffset: scroll.contentOffset, contentSize: scroll.contentSize, contentInsets: EdgeInsets(),
        containerSize: view.bounds.size))
    guard let old = told else {
      told = value
      return
    }
    guard old != value else { return }
    told = value
    change.action(old, value)
  }
}
