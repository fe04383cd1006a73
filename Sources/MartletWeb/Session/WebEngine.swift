import CWebKit
import Foundation

/// What all pages of the process share: their processes, and the schemes that are answered here.
@MainActor enum WebEngine {
  static let context: OpaquePointer = {
    let context = webkit_web_context_new()!
    register(FolderScheme.name, in: context)
    return context
  }()

  private static var schemes: Set<String> = []
  private static var pages: [UnsafeMutableRawPointer: Weak] = [:]
  private struct Weak { weak var page: EnginePage? }

  static func add(_ page: EnginePage, for view: WebView) { pages[UnsafeMutableRawPointer(view)] = Weak(page: page) }
  static func remove(_ view: WebView) { pages[UnsafeMutableRawPointer(view)] = nil }
  static func page(of view: WebView?) -> EnginePage? {
    view.flatMap { pages[UnsafeMutableRawPointer($0)]?.page }
  }

  /// Has the scheme's addresses answered by the pages that ask for them.
  static func answer(scheme: String) { register(scheme, in: context) }

  private static func register(_ scheme: String, in context: OpaquePointer) {
    guard schemes.insert(scheme).inserted else { return }
    webkit_web_context_register_uri_scheme(
      context, scheme,
      { handle, _ in
        guard let handle else { return }
        MainActor.assumeIsolated {
          let request = SchemeRequest(handle)
          guard let page = WebEngine.page(of: webkit_uri_scheme_request_get_web_view(handle)) else {
            return request.fail(WebError(domain: "martlet", code: -999, message: "the page has gone"))
          }
          page.answer(request)
        }
      }, nil, nil)
    let manager = webkit_web_context_get_security_manager(context)
    webkit_security_manager_register_uri_scheme_as_secure(manager, scheme)
    webkit_security_manager_register_uri_scheme_as_cors_enabled(manager, scheme)
  }
}
