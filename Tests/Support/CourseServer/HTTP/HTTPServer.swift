import CSoup
import Foundation

/// libsoup's server with a thread and a main context of its own, so that it answers whatever the caller's threads do.
final class HTTPServer: @unchecked Sendable {
  struct Failure: Error, CustomStringConvertible { let description: String }

  /// Called on the server's thread.
  private let respond: (Request) -> Answer
  private let gate: Gate
  private let context = g_main_context_new()!
  private let loop: OpaquePointer
  private let ended = DispatchSemaphore(value: 0)
  private(set) var port = 0
  private let scheme: String

  /// `certificate`: a PEM file with its key; nil for plain HTTP.
  init(certificate: URL? = nil, gate: Gate, respond: @escaping @Sendable (Request) -> Answer) throws {
    (self.gate, self.respond) = (gate, respond)
    scheme = certificate == nil ? "http" : "https"
    loop = g_main_loop_new(context, 0)
    let started = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var failure: String?
    Thread { [self] in
      g_main_context_push_thread_default(context)
      let server = cs_server_new()!
      failure = open(server, certificate)
      started.signal()
      if failure == nil { g_main_loop_run(loop) }
      soup_server_disconnect(server)
      g_object_unref(UnsafeMutableRawPointer(server))
      g_main_context_pop_thread_default(context)
      ended.signal()
    }.start()
    started.wait()
    if let failure { throw Failure(description: failure) }
  }

  deinit {
    g_main_loop_unref(loop)
    g_main_context_unref(context)
  }

  /// Ends the thread; clients that wait are cut off.
  func stop() {
    gate.empty()
    perform { [loop] in g_main_loop_quit(loop) }
    ended.wait()
  }

  private func open(_ server: UnsafeMutablePointer<SoupServer>, _ certificate: URL?) -> String? {
    if let certificate, cs_use_certificate(server, certificate.path) == 0 { return "no certificate in \(certificate)" }
    if let text = cs_listen(server, certificate == nil ? 0 : 1) {
      defer { g_free(text) }
      return String(cString: text)
    }
    port = Int(cs_port(server))
    // Unretained: the thread that calls back keeps the server.
    soup_server_add_handler(
      server, nil,
      { _, message, _, _, data in
        Unmanaged<HTTPServer>.fromOpaque(data!).takeUnretainedValue().take(message!)
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
    return nil
  }

  private func take(_ message: OpaquePointer) {
    let request = read(message)
    let answer = respond(request)
    guard let heldAs = answer.heldAs else { return send(answer, to: message) }
    g_object_ref(UnsafeMutableRawPointer(message))
    soup_server_message_pause(message)
    nonisolated(unsafe) let held = message
    gate.hold(heldAs) { [weak self] isReleased in
      self?.perform {
        if isReleased { self?.send(answer, to: held) }
        // Raw answers take the connection away from the message.
        if answer.raw == nil || !isReleased { soup_server_message_unpause(held) }
        g_object_unref(UnsafeMutableRawPointer(held))
      }
    }
  }

  private func read(_ message: OpaquePointer) -> Request {
    let uri = soup_server_message_get_uri(message)!
    var target = g_uri_get_path(uri).map { String(cString: $0) } ?? "/"
    if let query = g_uri_get_query(uri) { target += "?" + String(cString: query) }
    var request = Request(target: target)
    request.method = String(cString: soup_server_message_get_method(message))
    request.origin = "\(scheme)://127.0.0.1:\(port)"
    let headers = soup_server_message_get_request_headers(message)
    withUnsafeMutablePointer(to: &request.headers) { pointer in
      soup_message_headers_foreach(
        headers,
        { name, value, data in
          data!.assumingMemoryBound(to: [String: String].self)
            .pointee[String(cString: name!).lowercased()] = String(cString: value!)
        }, pointer)
    }
    return request
  }

  private func send(_ answer: Answer, to message: OpaquePointer) {
    if let raw = answer.raw {
      raw.withUnsafeBytes { cs_write_raw(message, $0.baseAddress, gsize($0.count)) }
      return
    }
    soup_server_message_set_status(message, guint(answer.status), nil)
    let headers = soup_server_message_get_response_headers(message)
    for (name, value) in answer.headers { soup_message_headers_append(headers, name, value) }
    guard !answer.body.isEmpty else { return }
    answer.body.withUnsafeBytes {
      soup_message_body_append(
        soup_server_message_get_response_body(message), SOUP_MEMORY_COPY, $0.baseAddress, gsize($0.count))
    }
  }

  /// Runs something on the server's thread.
  private func perform(_ action: @escaping () -> Void) {
    let box = Unmanaged.passRetained(Box(action)).toOpaque()
    let source = g_idle_source_new()
    g_source_set_callback(
      source,
      { data in
        Unmanaged<Box>.fromOpaque(data!).takeRetainedValue().action()
        return 0
      }, box, nil)
    g_source_attach(source, context)
    g_source_unref(source)
  }

  private final class Box {
    let action: () -> Void
    init(_ action: @escaping () -> Void) { self.action = action }
  }
}
