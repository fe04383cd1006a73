import ReaderImport
import SwiftUI
import WebKit

/// A chapter on a web view.
struct ChapterPage: UIViewRepresentable {
  let document: PageDocument
  let request: OpenBook.Request
  let style: PageStyle
  let folder: BookFolder
  /// What becomes of an address, and what is done about it.
  let follow: (_ url: URL, _ isTap: Bool, _ isMainFrame: Bool) -> Bool
  let isAt: (ReadingPlace, _ request: Int) -> Void

  func makeCoordinator() -> PageCoordinator { PageCoordinator(page: self) }

  func makeUIView(context: Context) -> WKWebView {
    let configuration = WKWebViewConfiguration()
    configuration.defaultWebpagePreferences.allowsContentJavaScript = false
    let controller = configuration.userContentController
    controller.addUserScript(
      WKUserScript(source: PageScript.source, injectionTime: .atDocumentEnd, forMainFrameOnly: true))
    controller.add(context.coordinator, name: PageScript.handler)
    configuration.setURLSchemeHandler(context.coordinator, forURLScheme: PageDocument.scheme)
    let view = WKWebView(frame: .zero, configuration: configuration)
    view.navigationDelegate = context.coordinator
    view.isOpaque = false
    view.backgroundColor = .clear
    view.scrollView.backgroundColor = .clear
    return view
  }

  func updateUIView(_ view: WKWebView, context: Context) { context.coordinator.show(self, in: view) }

  static func dismantleUIView(_ view: WKWebView, coordinator: PageCoordinator) {
    // The controller holds what hears it.
    view.configuration.userContentController.removeScriptMessageHandler(forName: PageScript.handler)
  }
}
