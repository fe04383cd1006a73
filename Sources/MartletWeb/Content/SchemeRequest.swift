import CWebKit
import Foundation

/// What a page asks for by an address whose scheme the app answers. Main thread.
@MainActor public final class SchemeRequest {
  private let handle: OpaquePointer
  public let url: URL
  public let method: String
  public private(set) var headers: [String: String] = [:]
  private var isAnswered = false

  init(_ handle: OpaquePointer) {
    self.handle = handle
    g_object_ref(UnsafeMutableRawPointer(handle))
    let address = String(borrowing: webkit_uri_scheme_request_get_uri(handle))
    url = address.flatMap { URL(string: $0) } ?? URL(string: "about:blank")!
    method = String(borrowing: webkit_uri_scheme_request_get_http_method(handle)) ?? "GET"
    if let list = webkit_uri_scheme_request_get_http_headers(handle) { headers = Headers.read(list) }
  }
  deinit { g_object_unref(UnsafeMutableRawPointer(handle)) }

  /// The whole body of the request.
  public var body: Data? {
    guard let stream = webkit_uri_scheme_request_get_http_body(handle) else { return nil }
    defer { g_object_unref(stream) }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = g_input_stream_read(stream, &buffer, gsize(buffer.count), nil, nil)
      guard count > 0 else { return data }
      data.append(contentsOf: buffer.prefix(Int(count)))
    }
  }

  public func finish(_ data: Data, mediaType: String?, status: Int = 200, headers: [String: String] = [:]) {
    guard !isAnswered else { return }
    isAnswered = true
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    let stream = g_memory_input_stream_new_from_bytes(bytes)
    g_bytes_unref(bytes)
    let response = webkit_uri_scheme_response_new(stream, gint64(data.count))
    g_object_unref(stream)
    webkit_uri_scheme_response_set_status(response, guint(max(100, status)), nil)
    if let mediaType { webkit_uri_scheme_response_set_content_type(response, mediaType) }
    // The response takes the headers over.
    if !headers.isEmpty { webkit_uri_scheme_response_set_http_headers(response, Headers.make(headers)) }
    webkit_uri_scheme_request_finish_with_response(handle, response)
    g_object_unref(UnsafeMutableRawPointer(response!))
  }

  public func fail(_ error: WebError) {
    guard !isAnswered else { return }
    isAnswered = true
    let made = g_error_new_literal(g_quark_from_string(error.domain), gint(error.code), error.message)
    webkit_uri_scheme_request_finish_error(handle, made)
    g_error_free(made)
  }
}

/// Lists of header fields.
enum Headers {
  static func read(_ list: OpaquePointer) -> [String: String] {
    var result: [String: String] = [:]
    withUnsafeMutablePointer(to: &result) { pointer in
      soup_message_headers_foreach(
        list,
        { name, value, data in
          guard let name, let value else { return }
          data!.assumingMemoryBound(to: [String: String].self).pointee[String(cString: name)] = String(cString: value)
        }, pointer)
    }
    return result
  }

  static func make(_ fields: [String: String]) -> OpaquePointer? {
    let list = soup_message_headers_new(SOUP_MESSAGE_HEADERS_RESPONSE)
    for (name, value) in fields { soup_message_headers_append(list, name, value) }
    return list
  }
}
