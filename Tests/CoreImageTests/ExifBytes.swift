import Foundation

/// EXIF as a camera writes it, for JPEG files. Source: EXIF 2.32 (CIPA DC-008), 4.6.
struct ExifBytes {
  enum Value {
    case text(String)
    case short(UInt16)
    case fractions([(UInt32, UInt32)])
  }
  var picture: [(UInt16, Value)] = []
  var exposure: [(UInt16, Value)] = []
  var place: [(UInt16, Value)] = []

  /// A camera's maker and model, a date, an exposure, a place; held as `orientation` says.
  static func camera(orientation: UInt16) -> ExifBytes {
    ExifBytes(
      picture: [
        (0x010F, .text("Martlet (Works)")), (0x0110, .text("Nest 3")), (0x0112, .short(orientation)),
        (0x0132, .text("2026:12:01 09:30:00")), (0x8298, .text("A. Photographer")),
      ],
      exposure: [
        (0x829A, .fractions([(1, 250)])), (0x829D, .fractions([(28, 10)])), (0x8827, .short(400)),
        (0x9003, .text("2026:12:01 09:30:00")), (0x920A, .fractions([(35, 1)])),
      ],
      place: [
        (0x0001, .text("N")), (0x0002, .fractions([(48, 1), (12, 1), (3045, 100)])), (0x0003, .text("E")),
        (0x0004, .fractions([(16, 1), (22, 1), (600, 100)])),
      ])
  }

  /// The marker with its length.
  var segment: Data {
    let body = Data("Exif\0\0".utf8) + tiff
    return Data([0xFF, 0xE1]) + Self.big(UInt16(body.count + 2)) + body
  }

  /// After a JPEG file's first marker.
  func inserted(into jpeg: Data) -> Data { jpeg.prefix(2) + segment + jpeg.dropFirst(2) }

  private var tiff: Data {
    var data = Data("MM".utf8) + Self.big(UInt16(42)) + Self.big(UInt32(8))
    // Directories one after another, each with what its entries have no room for.
    let (links, start) = (picture.count + 2, 8)
    let first = Self.directory(picture, count: links, start: start, links: [(0x8769, 0), (0x8825, 0)])
    let second = start + first.count
    let exposureBytes = Self.directory(exposure, count: exposure.count, start: second, links: [])
    let third = second + exposureBytes.count
    data += Self.directory(
      picture, count: links, start: start, links: [(0x8769, UInt32(second)), (0x8825, UInt32(third))])
    data += exposureBytes
    data += Self.directory(place, count: place.count, start: third, links: [])
    return data
  }

  private static func directory(
    _ entries: [(UInt16, Value)], count: Int, start: Int, links: [(UInt16, UInt32)]
  ) -> Data {
    var (table, rest) = (big(UInt16(count)), Data())
    let restStart = start + 2 + 12 * count + 4
    var all: [(UInt16, Data)] = entries.map { tag, value in
      var entry = big(tag)
      let (kind, number, bytes): (UInt16, Int, Data) =
        switch value {
        case .text(let text): (2, text.utf8.count + 1, Data(text.utf8) + [0])
        case .short(let value): (3, 1, big(value))
        case .fractions(let values): (5, values.count, values.reduce(Data()) { $0 + big($1.0) + big($1.1) })
        }
      entry += big(kind) + big(UInt32(number))
      if bytes.count <= 4 {
        entry += bytes + Data(count: 4 - bytes.count)
      } else {
        entry += big(UInt32(restStart + rest.count))
        rest += bytes.count % 2 == 0 ? bytes : bytes + [0]
      }
      return (tag, entry)
    }
    all += links.map { ($0.0, big($0.0) + big(UInt16(4)) + big(UInt32(1)) + big($0.1)) }
    for (_, entry) in all.sorted(by: { $0.0 < $1.0 }) { table += entry }
    return table + big(UInt32(0)) + rest
  }

  private static func big<Number: FixedWidthInteger>(_ number: Number) -> Data {
    withUnsafeBytes(of: number.bigEndian) { Data($0) }
  }
}
