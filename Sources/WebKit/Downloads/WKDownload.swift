import Foundation
import FoundationNetworking
import MartletWeb

/// A file on its way from a server to a place that the delegate names. Without a delegate it ends at once.
@MainActor @preconcurrency open class WKDownload: NSObject, ProgressReporting {
  open weak var delegate: (any WKDownloadDelegate)?
  public let originalRequest: URLRequest?
  open private(set) weak var webView: WKWebView?
  nonisolated public let progress = Progress(totalUnitCount: 100)
  private let engine: WebDownload
  private var isCancelled = false

  init(_ engine: WebDownload, webView: WKWebView) {
    self.engine = engine
    self.webView = webView
    originalRequest = engine.request
    super.init()
    // The engine holds the download until it ends.
    engine.decideDestination = { response, name, answer in self.decide(response, name, answer) }
    engine.didProgress = { self.progress.completedUnitCount = Int64($0 * 100) }
    engine.didEnd = { self.end($0) }
  }

  /// Nothing is kept to go on with later: `completionHandler` gets nil.
  open func cancel(_ completionHandler: (@MainActor @Sendable (Data?) -> Void)? = nil) {
    isCancelled = true
    engine.cancel()
    completionHandler?(nil)
  }
  @discardableResult open func cancel() async -> Data? {
    cancel(nil)
    return nil
  }

  private func decide(_ response: EnginePage.Response, _ name: String, _ answer: @escaping (URL?) -> Void) {
    guard let delegate else { return answer(nil) }
    delegate.decide(self, WKNavigationResponse(response).response, name) { url in
      if url == nil { self.isCancelled = true }
      answer(url)
    }
  }

  private func end(_ error: WebError?) {
    guard let error else {
      progress.completedUnitCount = progress.totalUnitCount
      delegate?.downloadDidFinish(self)
      return
    }
    // What the app itself has ended is told to it as on Apple's systems: cancelled.
    var told = error.ofLoad
    if isCancelled { told = NSError(domain: NSURLErrorDomain, code: NSURLErrorCancelled, userInfo: told.userInfo) }
    delegate?.download(self, didFailWithError: told, resumeData: nil)
  }
}

extension WKWebView {
  /// Downloads an address with the view's cookies. Of the request only the address counts.
  public func startDownload(
    using request: URLRequest, completionHandler: @escaping @MainActor @Sendable (WKDownload) -> Void
  ) {
    guard let url = request.url, let engine = page?.download(url) else {
      return WebRemarks.note("no download of \(request.url?.absoluteString ?? "no address"): there is no page")
    }
    completionHandler(WKDownload(engine, webView: self))
  }
  public func startDownload(using request: URLRequest) async -> WKDownload {
    await withCheckedContinuation { continuation in
      startDownload(using: request) { continuation.resume(returning: $0) }
    }
  }

  public func page(_ page: EnginePage, _ source: EnginePage.DownloadSource, becomes engine: WebDownload) {
    let download = WKDownload(engine, webView: self)
    switch source {
    case .action where !downloadActions.isEmpty:
      navigationDelegate?.webView(self, navigationAction: downloadActions.removeFirst(), didBecome: download)
    case .response where !downloadResponses.isEmpty:
      navigationDelegate?.webView(self, navigationResponse: downloadResponses.removeFirst(), didBecome: download)
    default: break
    }
  }
}
