import Foundation
import MartletHost
import MartletTesting
import SwiftUI
import Testing
import WebKit

/// Waits for what another process does, thirty seconds at most: beside other tests a page can take long.
@MainActor func waits(until condition: () -> Bool) async -> Bool {
  let deadline = Date(timeIntervalSinceNow: 30)
  while !condition() {
    guard Date() < deadline else { return false }
    try? await Task.sleep(for: .milliseconds(2))
  }
  return true
}

/// Writes down what a view tells its delegate, and decides as it is told to.
@MainActor final class Recorder: NSObject, WKNavigationDelegate {
  var events: [String] = []
  var navigations: [WKNavigation?] = []
  var errors: [NSError] = []
  var decide: (WKNavigationAction) -> WKNavigationActionPolicy = { _ in .allow }
  var decideResponse: (WKNavigationResponse) -> WKNavigationResponsePolicy = { _ in .allow }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    events.append("action \(navigationAction.request.url?.absoluteString ?? "")")
    decisionHandler(decide(navigationAction))
  }
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) {
    events.append("response \(navigationResponse.response.mimeType ?? "")")
    decisionHandler(decideResponse(navigationResponse))
  }
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    events.append("start")
    navigations.append(navigation)
  }
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { events.append("commit") }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    events.append("finish")
    navigations.append(navigation)
  }
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {
    events.append("fail early")
    errors.append(error as NSError)
  }
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    events.append("fail")
    errors.append(error as NSError)
  }

  var finishes: Int { events.filter { $0 == "finish" }.count }
}

/// A view with a recorder, whose data are gone with it.
@MainActor struct Page {
  let view: WKWebView
  let recorder = Recorder()

  init(_ configure: (WKWebViewConfiguration) -> Void = { _ in }) {
    if RunningHost.current == nil { RunningHost.current = .picture }
    let configuration = WKWebViewConfiguration()
    configuration.websiteDataStore = .nonPersistent()
    configure(configuration)
    view = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), configuration: configuration)
    view.navigationDelegate = recorder
  }

  /// Shows text as a page and waits for it.
  func show(_ html: String, base: URL? = nil) async {
    let before = recorder.finishes
    view.loadHTMLString(html, baseURL: base)
    #expect(await waits { recorder.finishes > before })
  }

  /// Runs a script and goes on.
  func start(_ script: String) { view.evaluateJavaScript(script) }
  func script(_ text: String) async throws -> Any { try await view.evaluateJavaScript(text) }
  func text(_ text: String) async throws -> String {
    let value = try await script(text)
    return value as? String ?? "no text: \(value)"
  }
}

/// The view on a screen.
struct Shown: UIViewRepresentable {
  let view: WKWebView
  func makeUIView(context: Context) -> WKWebView { view }
  func updateUIView(_ uiView: WKWebView, context: Context) {}
}

/// A port of this machine on which nobody listens: one that the system gave and got back.
func unusedPort() -> Int {
  let handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  defer { close(handle) }
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
  var length = socklen_t(MemoryLayout<sockaddr_in>.size)
  withUnsafeMutablePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      _ = bind(handle, $0, length)
      _ = getsockname(handle, $0, &length)
    }
  }
  return Int(UInt16(bigEndian: address.sin_port))
}

/// A folder of files that is gone with the value.
final class Folder {
  let url: URL
  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("web-\(UUID().uuidString)", isDirectory: true)
    for (name, text) in files {
      let file = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }
  deinit { try? FileManager.default.removeItem(at: url) }
  subscript(name: String) -> URL { url.appendingPathComponent(name) }
}
