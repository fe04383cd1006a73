import Foundation

/// Looks for characters in a text without reading them one by one: the search is C's, and ends at a zero byte, which no
/// source has.
struct ByteScan {
  private let bytes: [CChar]

  init(_ text: String) { bytes = Array(text.utf8CString) }

  func contains(_ word: String) -> Bool { position(of: word, from: 0) != nil }

  /// Where the word begins, at `start` or behind.
  private func position(of word: String, from start: Int) -> Int? {
    bytes.withUnsafeBufferPointer { buffer in
      let base = buffer.baseAddress!
      return strstr(base + start, word).map { UnsafePointer($0) - base }
    }
  }

  /// What stands behind each `import`, the kind of declaration left out: `os.log`. Comments and texts count as well.
  var importedPaths: [String] {
    var (paths, start) = ([String](), 0)
    while let found = position(of: "import ", from: start) {
      start = found + "import ".utf8.count
      let line = bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D && $0 != 0 }
      let words = String(decoding: line.map { UInt8(bitPattern: $0) }, as: UTF8.self).split { $0 == " " || $0 == ";" }
      // The kind is taken for a path as well, which does no harm.
      paths += words.prefix(2).map(String.init)
    }
    return paths
  }
}
