import SwiftUI
import WebKit

extension Seed {
  class NavigationDelegate: NSObject, WKNavigationDelegate {
    static let shared = NavigationDelegate()

    /// Servers of pictures, for those who insist.
    var imageHosts: Set<String> = []
    var open: (URL) -> Void = { UIApplication.shared.open($0) }

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
      guard let url = navigationAction.request.url else {
        decisionHandler(.allow)
        return
      }
      decisionHandler(policy(for: url))
    }

    /// Websites open in the browser.
    func policy(for url: URL) -> WKNavigationActionPolicy {
      guard url.absoluteString.hasPrefix("http"), !imageHosts.contains(url.host ?? "") else { return .allow }
      open(url)
      return .cancel
    }
  }

  struct WebView: UIViewRepresentable {
    let html: String
    let fontSize: CGFloat
    let colorScheme: ColorScheme

    func makeUIView(context: Context) -> WKWebView {
      let view = WKWebView()
      view.navigationDelegate = NavigationDelegate.shared
      view.isOpaque = false
      view.backgroundColor = .clear
      return view
    }

    func updateUIView(_ view: WKWebView, context: Context) {
      let page = Self.css(fontSize: fontSize, colorScheme: colorScheme) + html + "</body></html>"
      view.loadHTMLString(page, baseURL: Bundle.main.bundleURL)
    }

    static func css(fontSize: CGFloat, colorScheme: ColorScheme) -> String {
      """
      <!doctype html>
      <html><head><meta name="viewport" content="width=device-width, initial-scale=1"><style>
      body { font-family: -apple-system; font-size: \(fontSize)px; }
      body > * { filter: invert(\(colorScheme == .dark ? 100 : 0)%); }
      body > img { filter: none; width: 60%; height: auto; }
      p, h1, h2 { padding-left: 10px; padding-right: 10px; }
      </style></head><body>
      """
    }
  }

  struct WebView_Previews: PreviewProvider {
    static var previews: some View {
      WebView(
        html: DataModel.shared.chapters.map(\.html).joined(), fontSize: 17, colorScheme: .light)
    }
  }
}
