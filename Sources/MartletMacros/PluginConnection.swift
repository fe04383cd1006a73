import Glibc

/// The compiler's end of the line: each message is a length of 8 bytes, little endian, then that much JSON.
struct PluginConnection {
  private let input: Int32 = 0
  private let output: Int32 = 1

  /// Answers until the compiler hangs up.
  func serve() {
    while let message = readMessage() { send(PluginRequest.answer(to: message)) }
  }

  private func readMessage() -> JSON? {
    guard let header = read(8) else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length > 0, let body = read(length) else { return nil }
    return JSONReader.value(in: body)
  }

  private func read(_ count: Int) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let received = buffer.withUnsafeMutableBytes { Glibc.read(input, $0.baseAddress! + filled, count - filled) }
      guard received > 0 else { return nil }
      filled += received
    }
    return buffer
  }

  private func send(_ message: JSON) {
    let body = Array(message.text.utf8)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
    write(header + body)
  }

  private func write(_ bytes: [UInt8]) {
    var sent = 0
    while sent < bytes.count {
      let written = bytes[sent...].withUnsafeBytes { Glibc.write(output, $0.baseAddress!, $0.count) }
      // Nobody listens any more: the compiler was stopped.
      guard written > 0 else { exit(1) }
      sent += written
    }
  }
}
