import Foundation

/// Whether a file was cut off, as by a camera's card that was pulled out. Decoders show such pictures in part.
enum PhotoCompleteness {
  /// Looks at the beginnings of parts or at the end, not at the pixels. True for formats that do not tell.
  static func isWhole(_ photo: PhotoFile) -> Bool {
    guard let (descriptor, status) = RegularFile.open(photo.url.path) else { return false }
    defer { close(descriptor) }
    switch photo.format {
    case .png: return endsAsPNG(descriptor, Int(status.st_size))
    case .jpeg: return endsAsJPEG(descriptor, Int(status.st_size))
    case .webp: return holdsItsLength(descriptor, Int(status.st_size))
    case .heic, .avif: return holdsItsBoxes(descriptor, Int(status.st_size))
    case .gif, .bmp, .tiff: return true
    }
  }

  /// RIFF says at the beginning how much follows.
  private static func holdsItsLength(_ descriptor: Int32, _ size: Int) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4)
    guard pread(descriptor, &bytes, 4, 4) == 4 else { return false }
    return bytes.reversed().reduce(0) { $0 << 8 | Int($1) } + 8 <= size
  }

  /// From box to box by their lengths (ISO/IEC 14496-12, 4.2); the last may go on to the end.
  private static func holdsItsBoxes(_ descriptor: Int32, _ size: Int) -> Bool {
    var start = 0
    var head = [UInt8](repeating: 0, count: 16)
    while start < size {
      let count = pread(descriptor, &head, 16, off_t(start))
      guard count >= 8 else { return false }
      // What programs write behind the last box may be anything.
      guard start == 0 || head[4..<8].allSatisfy({ (0x20...0x7E).contains($0) }) else { return true }
      var length = head[..<4].reduce(0) { $0 << 8 | Int($1) }
      if length == 0 { return true }
      if length == 1 {
        guard count == 16, head[8] < 0x40 else { return false }
        length = head[8...].reduce(0) { $0 << 8 | Int($1) }
      }
      guard length >= 8, length <= size - start else { return false }
      start += length
    }
    return true
  }

  /// From chunk to chunk by their lengths, until the one that ends the picture.
  private static func endsAsPNG(_ descriptor: Int32, _ size: Int) -> Bool {
    var start = 8
    var head = [UInt8](repeating: 0, count: 8)
    while start + 12 <= size, pread(descriptor, &head, 8, off_t(start)) == 8 {
      let length = head[..<4].reduce(0) { $0 << 8 | Int($1) }
      if head[4...].elementsEqual("IEND".utf8) { return true }
      start += 12 + length
    }
    return false
  }

  /// Pixels contain no byte pair FF D9; programs may write more behind it.
  private static func endsAsJPEG(_ descriptor: Int32, _ size: Int) -> Bool {
    let count = min(size, 1 << 16)
    var tail = [UInt8](repeating: 0, count: count)
    guard count >= 2, pread(descriptor, &tail, count, off_t(size - count)) == count else { return false }
    return zip(tail, tail.dropFirst()).contains { $0 == 0xFF && $1 == 0xD9 }
  }
}
