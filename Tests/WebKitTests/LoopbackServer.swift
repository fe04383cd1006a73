import Foundation

/// A server of this machine's own address: one answer a connection.
final class LoopbackServer: @unchecked Sendable {
  struct Request {
    var path: String
    var headers: [String: String]
  }
  struct Answer {
    var status = "200 OK"
    var headers: [String: String] = ["Content-Type": "text/html"]
    var body = ""
  }

  let port: Int
  private let handle: Int32
  private let answer: @Sendable (Request) -> Answer

  init(_ answer: @escaping @Sendable (Request) -> Answer) {
    self.answer = answer
    handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let handle = handle
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = bind(handle, $0, length)
        _ = getsockname(handle, $0, &length)
      }
    }
    port = Int(UInt16(bigEndian: address.sin_port))
    listen(handle, 16)
    Thread.detachNewThread { [answer] in Self.serve(handle, answer) }
  }
  deinit {
    shutdown(handle, Int32(SHUT_RDWR))
    close(handle)
  }

  func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)\(path)")! }

  private static func serve(_ handle: Int32, _ answer: @Sendable (Request) -> Answer) {
    while true {
      let connection = accept(handle, nil, nil)
      guard connection >= 0 else { return }
      defer { close(connection) }
      guard let request = read(connection) else { continue }
      let answer = answer(request)
      var fields = answer.headers
      fields["Content-Length"] = "\(answer.body.utf8.count)"
      fields["Connection"] = "close"
      let head = fields.map { "\($0.key): \($0.value)\r\n" }.joined()
      let text = Array("HTTP/1.1 \(answer.status)\r\n\(head)\r\n\(answer.body)".utf8)
      var sent = 0
      while sent < text.count {
        let count = text[sent...].withUnsafeBytes {
          send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else { break }
        sent += count
      }
    }
  }

  private static func read(_ connection: Int32) -> Request? {
    var text = ""
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !text.contains("\r\n\r\n") {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      text += String(decoding: buffer.prefix(count), as: UTF8.self)
    }
    let lines = text.components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count > 1 else { return nil }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    return Request(path: String(words[1]), headers: headers)
  }
}
