import Foundation

/// Answers requests on the loopback address from a table of paths.
final class LoopbackServer: @unchecked Sendable {
  struct Answer {
    var status = 200
    var headers: [String: String] = [:]
    var body = Data()
  }

  private let socket: Int32
  let port: UInt16
  private let answers: [String: Answer]
  private let lock = NSLock()
  private var seen: [String] = []

  /// The first lines and headers of the requests so far.
  var requests: [String] { lock.withLock { seen } }

  init(_ answers: [String: Answer]) throws {
    self.answers = answers
    socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = socket
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 && listen(socket, 16) == 0 && getsockname(socket, $0, &length) == 0
      }
    }
    guard isBound else { throw POSIXError(.EADDRINUSE) }
    port = UInt16(bigEndian: address.sin_port)
    Thread { [self] in serve() }.start()
  }

  func url(_ path: String, host: String = "127.0.0.1") -> URL { URL(string: "http://\(host):\(port)\(path)")! }

  /// Ends the thread, which closes the socket: its number must not belong to another server while the thread waits on
  /// it.
  func stop() { shutdown(socket, Int32(SHUT_RDWR)) }

  private func serve() {
    while true {
      let connection = accept(socket, nil, nil)
      guard connection >= 0 else {
        close(socket)
        return
      }
      answer(connection)
      close(connection)
    }
  }

  private func answer(_ connection: Int32) {
    var buffer = [UInt8](repeating: 0, count: 8192)
    let count = recv(connection, &buffer, buffer.count, 0)
    guard count > 0 else { return }
    let request = String(decoding: buffer[..<count], as: UTF8.self)
    lock.withLock { seen.append(request) }
    let path = request.split(separator: " ").dropFirst().first.map(String.init) ?? ""
    let answer = answers[path] ?? Answer(status: 404)
    var head = "HTTP/1.1 \(answer.status) X\r\nConnection: close\r\n"
    for (name, value) in answer.headers { head += "\(name): \(value)\r\n" }
    if answer.headers["Content-Length"] == nil { head += "Content-Length: \(answer.body.count)\r\n" }
    let bytes = Array((head + "\r\n").utf8) + answer.body
    _ = bytes.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
  }
}
