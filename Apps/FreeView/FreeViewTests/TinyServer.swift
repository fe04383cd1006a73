import Foundation

/// A server on loopback that answers as a test says, one connection after the other.
final class TinyServer: @unchecked Sendable {
  struct Question {
    let target: String
    let headers: [String: String]
  }
  struct Reply {
    var status = "200 OK"
    var headers: [String: String] = [:]
    var body = Data()
    /// Bytes of the body that are sent before the connection ends; nil for all.
    var cutAfter: Int?

    static func json(_ text: String, status: String = "200 OK", headers: [String: String] = [:]) -> Reply {
      Reply(status: status, headers: headers, body: Data(text.utf8))
    }
  }

  let url: URL
  private let listener: Int32
  private let answer: @Sendable (Question) -> Reply
  private let lock = NSLock()
  private var asked: [Question] = []

  /// What it was asked so far.
  var questions: [Question] { lock.withLock { asked } }

  init(_ answer: @escaping @Sendable (Question) -> Reply) throws {
    self.answer = answer
    listener = socket(AF_INET, Self.stream, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = listener
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 && listen(socket, 16) == 0 && getsockname(socket, $0, &length) == 0
      }
    }
    guard isBound else { throw CocoaError(.fileNoSuchFile) }
    url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))")!
    Thread.detachNewThread { [self] in run() }
  }

  func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

  private func run() {
    while case let connection = accept(listener, nil, nil), connection >= 0 {
      serve(connection)
      close(connection)
    }
    close(listener)
  }

  private func serve(_ connection: Int32) {
    var text = ""
    var buffer = [UInt8](repeating: 0, count: 65536)
    while !text.contains("\r\n\r\n") {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return }
      // A hello of TLS: nothing here understands it.
      if text.isEmpty, buffer[0] == 22 { return send(.json("", status: "400 Bad Request"), connection) }
      text += String(decoding: buffer[0..<count], as: UTF8.self)
    }
    var lines = text.components(separatedBy: "\r\n")
    let words = lines.removeFirst().split(separator: " ").map(String.init)
    guard words.count == 3 else { return }
    let headers = lines.compactMap { line -> (String, String)? in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      return (line[..<colon].lowercased(), line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
    }
    let question = Question(target: words[1], headers: Dictionary(headers) { first, _ in first })
    lock.withLock { asked.append(question) }
    send(answer(question), connection)
  }

  private func send(_ reply: Reply, _ connection: Int32) {
    var head = "HTTP/1.1 \(reply.status)\r\nContent-Length: \(reply.body.count)\r\nConnection: close\r\n"
    for (name, value) in reply.headers { head += "\(name): \(value)\r\n" }
    let data = Data((head + "\r\n").utf8) + reply.body.prefix(reply.cutAfter ?? reply.body.count)
    _ = data.withUnsafeBytes { Self.send(connection, $0) }
  }

  #if canImport(Glibc)
  private static let stream = Int32(SOCK_STREAM.rawValue)
  private static func send(_ connection: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    Foundation.send(connection, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
  }
  #else
  private static let stream = SOCK_STREAM
  private static func send(_ connection: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    Darwin.send(connection, bytes.baseAddress, bytes.count, 0)
  }
  #endif
}
