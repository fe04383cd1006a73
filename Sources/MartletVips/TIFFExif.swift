import Foundation

/// EXIF in TIFF files, which libvips neither reads nor writes there. A TIFF file has what EXIF keeps in its first
/// directory among the tags of the picture itself; exposure and place are directories of their own.
enum TIFFExif {
  /// Tags of EXIF's first directory that say something of the picture and nothing of how its pixels are stored.
  private static let carried: Set<UInt16> = [
    0x010E, 0x010F, 0x0110, 0x0131, 0x0132, 0x013B, 0x8298, 0x9C9B, 0x9C9C, 0x9C9D, 0x9C9E, 0x9C9F,
  ]

  /// What a TIFF file says, as EXIF without its name; nil where it says nothing.
  static func exif(inFile file: Data) -> Data? {
    guard let reader = TagReader(file), var directory = reader.directory(at: reader.start) else { return nil }
    directory.entries = directory.entries.filter { carried.contains($0.key) }
    guard !directory.entries.isEmpty || !directory.directories.isEmpty else { return nil }
    return Data([0x49, 0x49, 42, 0, 8, 0, 0, 0]) + directory.bytes(at: 8, isBig: false)
  }

  /// What is to be written behind a TIFF file, and the four bytes that then stand at its place 4: a first directory with
  /// EXIF in it takes the place of the old one, before:
  ///
  ///     header -> pixels, first directory
  ///
  /// and after:
  ///
  ///     header    pixels, old directory,   first directory, exposure, place
  ///       '--------------------------------^
  static func addition(of exif: Data, toFile file: Data) -> (bytes: Data, link: Data)? {
    guard let reader = TagReader(file), let count = reader.entryCount(at: reader.start),
      let source = TagReader(exif), var directory = source.directory(at: source.start),
      let next = reader.number(at: reader.start + 2 + 12 * count, 4)
    else { return nil }
    var kept: [UInt16: Data] = [:]
    for index in 0..<count {
      let place = reader.start + 2 + 12 * index
      guard let tag = reader.number(at: place, 2), let field = reader.bytes(at: place, 12) else { return nil }
      kept[UInt16(tag)] = field
    }
    directory.entries = directory.entries.filter { carried.contains($0.key) && kept[$0.key] == nil }
    for tag in directory.directories.keys { kept[tag] = nil }
    guard !directory.entries.isEmpty || !directory.directories.isEmpty else { return nil }
    let padding = Data(count: file.count % 2)
    let place = file.count + padding.count
    let bytes = directory.bytes(at: place, isBig: reader.isBig, keeping: kept, next: next)
    guard let link = UInt32(exactly: place), place + bytes.count <= UInt32.max else { return nil }
    return (padding + bytes, withUnsafeBytes(of: reader.isBig ? link.bigEndian : link.littleEndian) { Data($0) })
  }

  static func add(_ exif: Data, to file: Data) -> Data {
    guard let (bytes, link) = addition(of: exif, toFile: file) else { return file }
    var result = file + bytes
    result.replaceSubrange(result.startIndex + 4..<result.startIndex + 8, with: link)
    return result
  }

  /// In place. False when it could not be written.
  static func add(_ exif: Data, toFileAt path: String) -> Bool {
    guard let file = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe),
      let handle = FileHandle(forUpdatingAtPath: path)
    else { return false }
    guard let (bytes, link) = addition(of: exif, toFile: file) else { return true }
    do {
      try handle.seekToEnd()
      try handle.write(contentsOf: bytes)
      try handle.seek(toOffset: 4)
      try handle.write(contentsOf: link)
      try handle.close()
      return true
    } catch { return false }
  }
}
