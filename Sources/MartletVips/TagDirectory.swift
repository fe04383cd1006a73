import Foundation

/// A directory of TIFF: tags with values, and with directories below. EXIF is made of such, too.
/// Source: TIFF 6.0 (Adobe, 1992), section 2; EXIF 2.32 (CIPA DC-008), 4.6.
struct TagDirectory {
  struct Entry {
    var type: UInt16
    var count: UInt32
    /// The values, the least byte of a number first.
    var bytes: Data
  }
  var entries: [UInt16: Entry] = [:]
  /// By the tag that leads to them.
  var directories: [UInt16: TagDirectory] = [:]

  /// The exposure, the place, and what other programs may rely on.
  static let links: Set<UInt16> = [0x8769, 0x8825, 0xA005]

  /// Bytes of one number and how many of them make a value; nil for types that nobody knows.
  static func size(ofType type: UInt16) -> (number: Int, value: Int)? {
    switch type {
    case 1, 2, 6, 7: (1, 1)
    case 3, 8: (2, 2)
    case 4, 9, 11, 13: (4, 4)
    case 5, 10: (4, 8)
    case 12: (8, 8)
    default: nil
    }
  }
}

// MARK: - Reading

/// The bytes of a TIFF file, or of EXIF without its name.
struct TagReader {
  let data: Data
  let isBig: Bool

  /// Nil for other bytes.
  init?(_ data: Data) {
    self.data = data
    if data.starts(with: [0x49, 0x49, 42, 0]) {
      isBig = false
    } else if data.starts(with: [0x4D, 0x4D, 0, 42]) {
      isBig = true
    } else {
      return nil
    }
  }

  /// Where the first directory is.
  var start: Int { Int(number(at: 4, 4) ?? 0) }

  func bytes(at place: Int, _ count: Int) -> Data? {
    guard place >= 0, count >= 0, place <= data.count, count <= data.count - place else { return nil }
    return data.subdata(in: data.startIndex + place..<data.startIndex + place + count)
  }

  func number(at place: Int, _ count: Int) -> UInt32? {
    bytes(at: place, count).map { (isBig ? Data($0) : Data($0.reversed())).reduce(0) { $0 << 8 | UInt32($1) } }
  }

  /// How many entries of twelve bytes each are at a place, two bytes behind it.
  func entryCount(at place: Int) -> Int? {
    guard let count = number(at: place, 2), count > 0, bytes(at: place + 2, Int(count) * 12) != nil else { return nil }
    return Int(count)
  }

  /// What lies outside of the data is left out. Directories lead no deeper than EXIF's do.
  func directory(at place: Int, depth: Int = 0) -> TagDirectory? {
    guard depth < 3, let count = entryCount(at: place) else { return nil }
    var result = TagDirectory()
    for index in 0..<count {
      let entry = place + 2 + 12 * index
      guard let tag = number(at: entry, 2) else { continue }
      if TagDirectory.links.contains(UInt16(tag)) {
        let target = number(at: entry + 8, 4).flatMap { directory(at: Int($0), depth: depth + 1) }
        if let target { result.directories[UInt16(tag)] = target }
      } else if let value = value(of: entry) {
        result.entries[UInt16(tag)] = value
      }
    }
    return result
  }

  private func value(of entry: Int) -> TagDirectory.Entry? {
    guard let type = number(at: entry + 2, 2), let count = number(at: entry + 4, 4),
      let size = TagDirectory.size(ofType: UInt16(type)), count < 1 << 24
    else { return nil }
    let length = Int(count) * size.value
    let place = length <= 4 ? entry + 8 : Int(number(at: entry + 8, 4) ?? .max)
    guard let raw = bytes(at: place, length) else { return nil }
    return TagDirectory.Entry(type: UInt16(type), count: count, bytes: isBig ? raw.turned(by: size.number) : raw)
  }
}

// MARK: - Writing

extension TagDirectory {
  /// As it stands at `place` of a file, with what it leads to behind it. Entries of `kept` stand among its own: twelve
  /// bytes each, in the file's order. `next` is where the following directory of the file is.
  func bytes(at place: Int, isBig: Bool, keeping kept: [UInt16: Data] = [:], next: UInt32 = 0) -> Data {
    let count = kept.count + entries.count + directories.count
    var (table, rest) = (kept, Data())
    var end: Int { place + 2 + 12 * count + 4 + rest.count }
    func number<Number: FixedWidthInteger>(_ value: Number) -> Data {
      withUnsafeBytes(of: isBig ? value.bigEndian : value.littleEndian) { Data($0) }
    }
    for (tag, entry) in entries.sorted(by: { $0.key < $1.key }) {
      let bytes = isBig ? entry.bytes.turned(by: Self.size(ofType: entry.type)?.number ?? 1) : entry.bytes
      var field = number(tag) + number(entry.type) + number(entry.count)
      if bytes.count <= 4 {
        field += bytes + Data(count: 4 - bytes.count)
      } else {
        field += number(UInt32(end))
        rest += bytes.count % 2 == 0 ? bytes : bytes + [0]
      }
      table[tag] = field
    }
    for (tag, directory) in directories.sorted(by: { $0.key < $1.key }) {
      table[tag] = number(tag) + number(UInt16(4)) + number(UInt32(1)) + number(UInt32(end))
      rest += directory.bytes(at: end, isBig: isBig)
    }
    let fields = table.sorted { $0.key < $1.key }.reduce(into: Data()) { $0 += $1.value }
    return number(UInt16(count)) + fields + number(next) + rest
  }
}

extension Data {
  /// Each group of `count` bytes backwards.
  fileprivate func turned(by count: Int) -> Data {
    guard count > 1 else { return self }
    var result = Data(capacity: self.count)
    var rest = self[...]
    while !rest.isEmpty {
      result += rest.prefix(count).reversed()
      rest = rest.dropFirst(count)
    }
    return result
  }
}
