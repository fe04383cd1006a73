import Foundation
import FoundationNetworking

/// A scheme that the engine does not load by itself.
public struct URLScheme: Hashable, Sendable {
  public let rawValue: String

  /// Nil for what is no scheme, and for schemes of the engine's.
  @MainActor public init?(_ rawValue: String) {
    let isScheme = rawValue.first.map { $0.isASCII && $0.isLetter } ?? false
    let letters = rawValue.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    guard isScheme, letters, !WKWebView.handlesURLScheme(rawValue) else { return nil }
    self.rawValue = rawValue
  }
}

public enum URLSchemeTaskResult: Sendable {
  /// Before all data.
  case response(URLResponse)
  /// All of it or a piece.
  case data(Data)
}

/// Answers the addresses of a scheme.
public protocol URLSchemeHandler {
  associatedtype TaskSequence: AsyncSequence<URLSchemeTaskResult, any Error>
  func reply(for request: URLRequest) -> TaskSequence
}

/// A handler as the view takes it.
@MainActor final class SchemeAdapter: NSObject, WKURLSchemeHandler {
  private let handler: any URLSchemeHandler
  private var tasks: [ObjectIdentifier: Task<Void, Never>] = [:]
  init(_ handler: any URLSchemeHandler) { self.handler = handler }

  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
    let id = ObjectIdentifier(urlSchemeTask)
    tasks[id] = Task { @MainActor in
      do {
        try await answer(urlSchemeTask, by: handler)
        if !Task.isCancelled { urlSchemeTask.didFinish() }
      } catch {
        if !Task.isCancelled { urlSchemeTask.didFailWithError(error) }
      }
      tasks[id] = nil
    }
  }
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {
    tasks.removeValue(forKey: ObjectIdentifier(urlSchemeTask))?.cancel()
  }

  private func answer(_ task: any WKURLSchemeTask, by handler: some URLSchemeHandler) async throws {
    var hasResponse = false
    for try await result in handler.reply(for: task.request) {
      switch result {
      case .response(let response):
        hasResponse = true
        task.didReceive(response)
      case .data(let data): task.didReceive(data)
      }
    }
    if !hasResponse { throw URLError(.badServerResponse) }
  }
}
