import Foundation
import Glibc

/// An HTTP server on this machine alone, which answers what a test says.
final class LoopbackServer: @unchecked Sendable {
  struct Answer {
    var status = "200 OK"
    var headers: [String: String] = [:]
    var body = Data()
    /// Says nothing, and waits until the other side goes.
    var isHeld = false
  }

  let port: UInt16
  private let listener: Int32
  private let lock = NSLock()
  private let answer: @Sendable (String) -> Answer
  private var seen: [String] = []
  private var left = 0

  /// The paths that were asked for.
  var requests: [String] { lock.withLock { seen } }
  /// How many held requests were given up.
  var givenUp: Int { lock.withLock { left } }

  init(_ answer: @escaping @Sendable (String) -> Answer) throws {
    self.answer = answer
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    self.listener = listener
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 8) == 0 && getsockname(listener, $0, &length) == 0
      }
    }
    guard isBound else { throw CocoaError(.fileReadUnknown) }
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { [weak self] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        Thread.detachNewThread { self?.serve(connection) }
      }
    }
  }
  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)\(path)")! }

  private func serve(_ connection: Int32) {
    defer { close(connection) }
    var request = Data()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while request.range(of: Data("\r\n\r\n".utf8)) == nil {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return }
      request += buffer[..<count]
    }
    let path = String(decoding: request, as: UTF8.self).split(separator: " ").dropFirst().first.map(String.init) ?? ""
    lock.withLock { seen.append(path) }
    let answer = answer(path)
    if answer.isHeld {
      while recv(connection, &buffer, buffer.count, 0) > 0 {}
      return lock.withLock { left += 1 }
    }
    var head = "HTTP/1.1 \(answer.status)\r\nContent-Length: \(answer.body.count)\r\nConnection: close\r\n"
    for (name, value) in answer.headers { head += "\(name): \(value)\r\n" }
    let bytes = Array(Data((head + "\r\n").utf8) + answer.body)
    _ = send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }
}
