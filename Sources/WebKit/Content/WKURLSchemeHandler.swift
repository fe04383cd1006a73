import Foundation
import FoundationNetworking
import MartletWeb

/// Answers the addresses of a scheme.
@MainActor @preconcurrency public protocol WKURLSchemeHandler: NSObjectProtocol {
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A request that a page waits for: first a response, then data in pieces, then the end. Calls out of order trap.
@MainActor @preconcurrency public protocol WKURLSchemeTask: NSObjectProtocol {
  var request: URLRequest { get }
  func didReceive(_ response: URLResponse)
  func didReceive(_ data: Data)
  func didFinish()
  func didFailWithError(_ error: any Error)
}

/// A task over the engine's request. The engine takes the answer as a whole: pieces are put together.
@MainActor final class SchemeTask: NSObject, WKURLSchemeTask {
  private let engine: SchemeRequest
  nonisolated let request: URLRequest
  private var response: URLResponse?
  private var data = Data()
  private var hasEnded = false

  init(_ engine: SchemeRequest) {
    self.engine = engine
    var request = URLRequest(url: engine.url)
    request.httpMethod = engine.method
    request.allHTTPHeaderFields = engine.headers
    request.httpBody = engine.body
    self.request = request
    super.init()
  }

  func didReceive(_ response: URLResponse) {
    precondition(!hasEnded, "the task \(request.url?.absoluteString ?? "") has ended already")
    self.response = response
  }
  func didReceive(_ data: Data) {
    precondition(!hasEnded && response != nil, "data came before the response, or after the end")
    self.data.append(data)
  }
  func didFinish() {
    precondition(!hasEnded && response != nil, "the task was finished without a response, or twice")
    hasEnded = true
    let http = response as? HTTPURLResponse
    let fields = Dictionary(uniqueKeysWithValues: (http?.allHeaderFields ?? [:]).map { ("\($0.key)", "\($0.value)") })
    engine.finish(data, mediaType: mediaType, status: http?.statusCode ?? 200, headers: fields)
  }
  func didFailWithError(_ error: any Error) {
    precondition(!hasEnded, "the task \(request.url?.absoluteString ?? "") has ended already")
    hasEnded = true
    engine.fail(WebError(domain: "martlet", code: (error as NSError).code, message: error.localizedDescription))
  }

  private var mediaType: String? {
    guard let type = response?.mimeType else { return nil }
    return response?.textEncodingName.map { "\(type);charset=\($0)" } ?? type
  }
}
