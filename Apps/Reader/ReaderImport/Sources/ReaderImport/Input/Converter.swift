import Foundation

/// A converter of the C library, which knows the character sets of the web.
struct Converter {
  private let name: String

  /// nil where the system does not know the name.
  init?(_ name: String) {
    guard let handle = Self.open(name) else { return nil }
    iconv_close(handle)
    self.name = name
  }

  private static func open(_ name: String) -> iconv_t? {
    let handle = iconv_open("UTF-8", name)
    return handle == iconv_t(bitPattern: -1) ? nil : handle
  }

  /// A byte that has no meaning becomes U+FFFD, and the next one is tried.
  func utf8(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard let handle = Self.open(name) else { return [] }
    defer { iconv_close(handle) }
    var input = bytes.map { CChar(bitPattern: $0) }
    var output: [UInt8] = []
    var buffer = [CChar](repeating: 0, count: 1 << 16)
    input.withUnsafeMutableBufferPointer { source in
      var left = source.count
      var start = source.baseAddress
      while left > 0 {
        let (written, isStuck) = Self.step(handle, &start, &left, &buffer)
        output += buffer[..<written].map { UInt8(bitPattern: $0) }
        if isStuck && left > 0 {
          output += [0xEF, 0xBF, 0xBD]
          start = start?.advanced(by: 1)
          left -= 1
        }
      }
    }
    return output
  }

  private static func step(
    _ handle: iconv_t, _ start: inout UnsafeMutablePointer<CChar>?, _ left: inout Int, _ buffer: inout [CChar]
  ) -> (written: Int, isStuck: Bool) {
    let size = buffer.count
    return buffer.withUnsafeMutableBufferPointer { target in
      var room = size
      var end = target.baseAddress
      let result = iconv(handle, &start, &left, &end, &room)
      return (size - room, result == -1 && errno != E2BIG)
    }
  }
}
