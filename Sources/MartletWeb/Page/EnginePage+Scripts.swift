import CWebKit
import Foundation

extension EnginePage {
  public typealias ScriptAnswer = (Result<Any?, WebError>) -> Void

  /// Runs a script in a world (nil: the page's own) and gives the value of its last expression.
  public func run(_ script: String, world: String?, _ done: @escaping ScriptAnswer) {
    webkit_web_view_evaluate_javascript(
      view, script, -1, world, nil, nil,
      { view, result, data in
        var error: UnsafeMutablePointer<GError>?
        let view = UnsafeMutableRawPointer(view!).assumingMemoryBound(to: WebKitWebView.self)
        let value = webkit_web_view_evaluate_javascript_finish(view, result, &error)
        EnginePage.give(value, error, data)
      }, Waiting(done).data)
  }

  /// Runs the body of an async function with arguments by name, and gives what it returns once its promise is kept.
  public func call(
    _ body: String, arguments: [String: Any] = [:], world: String?, _ done: @escaping ScriptAnswer
  ) {
    // Arguments become constants around the body: the library takes fewer kinds of values than scripts have.
    var names = ""
    for (name, value) in arguments {
      guard let source = ScriptValue.source(of: value) else {
        return done(.failure(WebError(domain: "martlet", code: 5, message: "\(name) cannot be given to a script")))
      }
      names += "const \(name) = \(source); "
    }
    let script = arguments.isEmpty ? body : "\(names)return await (async () => {\(body)\n})();"
    webkit_web_view_call_async_javascript_function(
      view, script, -1, nil, world, nil, nil,
      { view, result, data in
        var error: UnsafeMutablePointer<GError>?
        let view = UnsafeMutableRawPointer(view!).assumingMemoryBound(to: WebKitWebView.self)
        let value = webkit_web_view_call_async_javascript_function_finish(view, result, &error)
        EnginePage.give(value, error, data)
      }, Waiting(done).data)
  }

  private nonisolated static func give(
    _ value: OpaquePointer?, _ error: UnsafeMutablePointer<GError>?, _ data: gpointer?
  ) {
    let answer: Result<Any?, WebError>
    if let error { answer = .failure(WebError(taking: error)) } else { answer = .success(ScriptValue.take(value)) }
    Waiting.take(data)(answer)
  }
}
