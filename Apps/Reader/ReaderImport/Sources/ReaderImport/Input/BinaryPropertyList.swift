/// A value of a binary property list, as far as web archives use them.
enum PropertyValue {
  case dictionary([String: PropertyValue])
  case list([PropertyValue])
  case text(String)
  /// Shares the bytes of the file.
  case data(ArraySlice<UInt8>)
  case other

  subscript(key: String) -> PropertyValue? {
    if case .dictionary(let values) = self { return values[key] }
    return nil
  }

  var text: String? {
    if case .text(let text) = self { return text }
    return nil
  }

  var data: ArraySlice<UInt8>? {
    if case .data(let data) = self { return data }
    return nil
  }

  var list: [PropertyValue] {
    if case .list(let list) = self { return list }
    return []
  }
}

/// Reads binary property lists of strangers: every offset is checked, and an object that is used a thousand times over
/// costs no more than the limits say. (Foundation's reader has no such limits.)
struct BinaryPropertyList {
  private static let deepest = 32
  private static let mostObjects = 200_000
  private static let mostTextBytes = 64 << 20

  private let bytes: [UInt8]
  private var offsetSize = 0, referenceSize = 0, objectCount = 0, tableStart = 0
  private var objectsLeft = mostObjects
  private var textBytesLeft = mostTextBytes

  /// nil for what is no property list, or a damaged one.
  static func read(_ bytes: [UInt8]) -> PropertyValue? {
    guard bytes.starts(with: Array("bplist0".utf8)), bytes.count >= 40 else { return nil }
    var reader = BinaryPropertyList(bytes)
    let trailer = bytes.count - 32
    reader.offsetSize = Int(bytes[trailer + 6])
    reader.referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(reader.offsetSize), (1...8).contains(reader.referenceSize),
      let count = reader.integer(at: trailer + 8, size: 8), let top = reader.integer(at: trailer + 16, size: 8),
      let table = reader.integer(at: trailer + 24, size: 8), count > 0, count <= bytes.count, table < trailer,
      table + count * reader.offsetSize <= trailer
    else { return nil }
    reader.objectCount = count
    reader.tableStart = table
    return reader.object(top, depth: 0)
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private mutating func object(_ index: Int, depth: Int) -> PropertyValue? {
    guard index < objectCount, depth < Self.deepest, objectsLeft > 0,
      let offset = integer(at: tableStart + index * offsetSize, size: offsetSize), offset < tableStart
    else { return nil }
    objectsLeft -= 1
    let marker = bytes[offset]
    guard [0x4, 0x5, 0x6, 0xA, 0xD].contains(marker >> 4) else { return .other }
    guard let (count, start) = length(at: offset) else { return nil }
    switch marker >> 4 {
    case 0x4: return slice(start, count).map { .data($0) }
    case 0x5: return text(start, count).map { .text(String(decoding: $0, as: UTF8.self)) }
    case 0x6: return wideText(start, count)
    case 0xA: return list(start, count, depth)
    default: return dictionary(start, count, depth)
    }
  }

  private mutating func list(_ start: Int, _ count: Int, _ depth: Int) -> PropertyValue? {
    guard let references = references(start, count) else { return nil }
    var values: [PropertyValue] = []
    for reference in references {
      guard let value = object(reference, depth: depth + 1) else { return nil }
      values.append(value)
    }
    return .list(values)
  }

  private mutating func dictionary(_ start: Int, _ count: Int, _ depth: Int) -> PropertyValue? {
    guard let references = references(start, count * 2) else { return nil }
    var values: [String: PropertyValue] = [:]
    for index in 0..<count {
      guard let key = object(references[index], depth: depth + 1)?.text,
        let value = object(references[count + index], depth: depth + 1)
      else { return nil }
      values[key] = value
    }
    return .dictionary(values)
  }

  private mutating func text(_ start: Int, _ count: Int) -> ArraySlice<UInt8>? {
    guard let bytes = slice(start, count), count <= textBytesLeft else { return nil }
    textBytesLeft -= count
    return bytes
  }

  private mutating func wideText(_ start: Int, _ count: Int) -> PropertyValue? {
    guard count <= bytes.count, let bytes = text(start, count * 2) else { return nil }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return .text(String(decoding: units, as: UTF16.self))
  }

  // MARK: Bytes

  /// The count of a value and where its content starts.
  private func length(at offset: Int) -> (count: Int, start: Int)? {
    let short = Int(bytes[offset] & 0xF)
    guard short == 0xF else { return (short, offset + 1) }
    guard offset + 1 < tableStart, bytes[offset + 1] >> 4 == 1, bytes[offset + 1] & 0xF <= 3 else { return nil }
    let size = 1 << Int(bytes[offset + 1] & 0xF)
    guard let count = integer(at: offset + 2, size: size), count <= bytes.count else { return nil }
    return (count, offset + 2 + size)
  }

  private func slice(_ start: Int, _ count: Int) -> ArraySlice<UInt8>? {
    count <= bytes.count && start <= tableStart - count ? bytes[start..<start + count] : nil
  }

  private func references(_ start: Int, _ count: Int) -> [Int]? {
    guard count <= bytes.count, slice(start, count * referenceSize) != nil else { return nil }
    var references: [Int] = []
    for index in 0..<count {
      guard let reference = integer(at: start + index * referenceSize, size: referenceSize) else { return nil }
      references.append(reference)
    }
    return references
  }

  /// nil beyond the file, and for numbers that no file has.
  private func integer(at offset: Int, size: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - size else { return nil }
    let value = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value < UInt64(1) << 40 ? Int(value) : nil
  }
}
