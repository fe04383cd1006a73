import CWebKit
import Foundation

/// Compiles rules about what pages load, and keeps them in a folder.
@MainActor public final class ContentFilterStore {
  private let handle: OpaquePointer
  public init(folder: URL) {
    _ = WebPlace.current
    handle = webkit_user_content_filter_store_new(folder.path)!
  }
  deinit { g_object_unref(UnsafeMutableRawPointer(handle)) }

  public typealias Answer = (Result<ContentFilter, WebError>) -> Void

  /// `rules` are JSON of WebKit's content rule lists.
  public func compile(_ rules: String, identifier: String, _ done: @escaping Answer) {
    let data = Data(rules.utf8)
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    webkit_user_content_filter_store_save(
      handle, identifier, bytes, nil,
      { store, result, data in
        var error: UnsafeMutablePointer<GError>?
        let filter = webkit_user_content_filter_store_save_finish(OpaquePointer(store), result, &error)
        ContentFilterStore.give(filter, error, data)
      }, Waiting(done).data)
    g_bytes_unref(bytes)
  }

  public func load(_ identifier: String, _ done: @escaping Answer) {
    webkit_user_content_filter_store_load(
      handle, identifier, nil,
      { store, result, data in
        var error: UnsafeMutablePointer<GError>?
        let filter = webkit_user_content_filter_store_load_finish(OpaquePointer(store), result, &error)
        ContentFilterStore.give(filter, error, data)
      }, Waiting(done).data)
  }

  private nonisolated static func give(
    _ filter: OpaquePointer?, _ error: UnsafeMutablePointer<GError>?, _ data: gpointer?
  ) {
    Waiting<Result<ContentFilter, WebError>>.take(data)(
      filter.map { .success(ContentFilter(taking: $0)) } ?? .failure(WebError(taking: error)))
  }

  public func remove(_ identifier: String, _ done: @escaping (WebError?) -> Void) {
    webkit_user_content_filter_store_remove(
      handle, identifier, nil,
      { store, result, data in
        var error: UnsafeMutablePointer<GError>?
        let isRemoved = webkit_user_content_filter_store_remove_finish(OpaquePointer(store), result, &error) != 0
        Waiting<WebError?>.take(data)(isRemoved ? nil : WebError(taking: error))
      }, Waiting<WebError?>(done).data)
  }

  public func identifiers(_ done: @escaping ([String]) -> Void) {
    webkit_user_content_filter_store_fetch_identifiers(
      handle, nil,
      { store, result, data in
        var names: [String] = []
        if let list = webkit_user_content_filter_store_fetch_identifiers_finish(OpaquePointer(store), result) {
          var index = 0
          while let name = list[index] {
            names.append(String(cString: name))
            index += 1
          }
          g_strfreev(list)
        }
        Waiting<[String]>.take(data)(names)
      }, Waiting(done).data)
  }
}
