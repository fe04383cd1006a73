import CGtk
import Foundation

/// Writes PNG files made for pictures of interfaces: large even areas, many rows alike.
///
/// OPTIMIZATION: libpng, as Cairo calls it, tries every filter on every row, which takes 30 ms for a phone's screen,
/// a third of a whole run that draws one picture. Here every row is the difference to the one above, and opaque
/// pictures have no alpha channel: half the time, and files of the same size.
struct PNGEncoder {
  let width: Int
  let height: Int
  /// Premultiplied BGRA rows.
  let pixels: UnsafePointer<UInt8>
  let stride: Int

  /// Level 3 takes 15 ms less for a phone's screen and makes files up to three times as large.
  private static let compressionLevel: Int32 = 6

  func encode() throws -> Data {
    let isOpaque = isOpaque
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    var header = bigEndian(UInt32(width)) + bigEndian(UInt32(height))
    // Eight bits a channel; type 2 is RGB, type 6 has alpha; one way to compress and to filter; not interlaced.
    header += [8, isOpaque ? 2 : 6, 0, 0, 0]
    append("IHDR", header, to: &file)
    append("sRGB", [0], to: &file)
    append("IDAT", try compressed(filteredRows(channels: isOpaque ? 3 : 4)), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  private var isOpaque: Bool {
    (0..<height).allSatisfy { row in
      let line = pixels + row * stride
      return Swift.stride(from: 3, to: width * 4, by: 4).allSatisfy { line[$0] == 255 }
    }
  }

  /// Each row begins with the number of its filter; 2 is the difference to the row above.
  private func filteredRows(channels: Int) -> [UInt8] {
    let rowBytes = width * channels
    var above = [UInt8](repeating: 0, count: rowBytes)
    var current = above
    return [UInt8](unsafeUninitializedCapacity: (rowBytes + 1) * height) { result, count in
      for row in 0..<height {
        convert(row, channels: channels, into: &current)
        let target = result.baseAddress! + row * (rowBytes + 1)
        target[0] = 2
        for index in 0..<rowBytes { target[index + 1] = current[index] &- above[index] }
        swap(&current, &above)
      }
      count = (rowBytes + 1) * height
    }
  }

  /// Straight RGB or RGBA of a row.
  private func convert(_ row: Int, channels: Int, into result: inout [UInt8]) {
    let line = pixels + row * stride
    result.withUnsafeMutableBufferPointer { result in
      for column in 0..<width {
        let (source, target) = (column * 4, column * channels)
        let alpha = Int(line[source + 3])
        if alpha == 255 || alpha == 0 {
          (result[target], result[target + 1], result[target + 2]) = (line[source + 2], line[source + 1], line[source])
        } else {
          for channel in 0..<3 {
            result[target + channel] = UInt8(min((Int(line[source + 2 - channel]) * 255 + alpha / 2) / alpha, 255))
          }
        }
        if channels == 4 { result[target + 3] = UInt8(alpha) }
      }
    }
  }

  private func compressed(_ bytes: [UInt8]) throws -> [UInt8] {
    let converter = g_zlib_compressor_new(G_ZLIB_COMPRESSOR_FORMAT_ZLIB, Self.compressionLevel)!
    defer { g_object_unref(UnsafeMutableRawPointer(converter)) }
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var start = 0
    while true {
      var (read, written) = (gsize(0), gsize(0))
      var error: UnsafeMutablePointer<GError>?
      let state = bytes.withUnsafeBytes { input in
        g_converter_convert(
          converter, input.baseAddress! + start, gsize(bytes.count - start), &buffer,
          gsize(buffer.count), G_CONVERTER_INPUT_AT_END, &read, &written, &error)
      }
      guard state != G_CONVERTER_ERROR else {
        defer { g_clear_error(&error) }
        throw ImageHostError.encodingFailed(error.map { String(cString: $0.pointee.message) } ?? "unknown")
      }
      result += buffer[..<Int(written)]
      start += Int(read)
      if state == G_CONVERTER_FINISHED { return result }
    }
  }

  private func append(_ type: String, _ content: [UInt8], to file: inout Data) {
    let body = Array(type.utf8) + content
    file.append(contentsOf: bigEndian(UInt32(content.count)))
    file.append(contentsOf: body)
    file.append(contentsOf: bigEndian(CyclicRedundancyCheck.value(of: body)))
  }

  private func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
  }
}

/// The check sum of PNG's chunks: CRC-32 with the reversed polynomial EDB88320.
enum CyclicRedundancyCheck {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }

  static func value(of bytes: [UInt8]) -> UInt32 {
    table.withUnsafeBufferPointer { table in
      ~bytes.reduce(~UInt32(0)) { sum, byte in table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
    }
  }
}
