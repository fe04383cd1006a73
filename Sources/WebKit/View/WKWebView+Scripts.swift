import Foundation
import MartletWeb

extension WKWebView {
  /// Runs a script in the page and gives the value of its last expression: a number, text, list, object by names, date
  /// or null; nil for undefined.
  public func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    run(javaScriptString, .page) { value, error in completionHandler?(value, error) }
  }

  /// The value of a script that gives one; throws for undefined, as a script that gives nothing does.
  @discardableResult public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Sending, any Error>) in
      run(javaScriptString, .page) { value, error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(Sending(value: value ?? NSNull())))
      }
    }.value
  }

  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) {
    run(javaScript, contentWorld) { value, error in
      completionHandler?(error.map { .failure($0) } ?? .success(value ?? NSNull()))
    }
  }
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Sending, any Error>) in
      run(javaScript, contentWorld) { value, error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(Sending(value: value)))
      }
    }.value
  }

  /// Runs the body of an asynchronous function. The arguments are its variables, by name; what it returns, or what its
  /// promise brings, is the value.
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) {
    call(functionBody, arguments, contentWorld) { value, error in
      completionHandler?(error.map { .failure($0) } ?? .success(value ?? NSNull()))
    }
  }
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Sending, any Error>) in
      call(functionBody, arguments, contentWorld) { value, error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(Sending(value: value)))
      }
    }.value
  }

  private struct Sending: @unchecked Sendable { var value: Any? }

  private func run(_ script: String, _ world: WKContentWorld, _ done: @escaping (Any?, (any Error)?) -> Void) {
    guard let page else { return done(nil, WKError(.webViewInvalidated)) }
    page.willChange()
    page.run(script, world: world.engineName) { Self.give($0, done) }
  }
  private func call(
    _ body: String, _ arguments: [String: Any], _ world: WKContentWorld, _ done: @escaping (Any?, (any Error)?) -> Void
  ) {
    guard let page else { return done(nil, WKError(.webViewInvalidated)) }
    page.willChange()
    page.call(body, arguments: arguments, world: world.engineName) { Self.give($0, done) }
  }
  private static func give(_ result: Result<Any?, WebError>, _ done: (Any?, (any Error)?) -> Void) {
    switch result {
    case .success(let value): done(value, nil)
    case .failure(let error): done(nil, error.ofScript)
    }
  }
}
