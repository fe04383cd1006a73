import Foundation

/// FNV-1a in 64 bits over texts and files: short names that stay the same from run to run, which Swift's Hasher does
/// not give. It tells versions of one's own files apart and protects against nothing.
public struct ContentHash {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  public init() {}

  public mutating func add(_ text: String) {
    add(text.utf8)
    // A separator, or "ab" and "c" would be "a" and "bc".
    add(CollectionOfOne(UInt8(0)))
  }

  /// The file's name below `folder` and its bytes.
  public mutating func add(fileAt url: URL, below folder: URL) throws {
    add(String(url.path.dropFirst(folder.path.count)))
    try Data(contentsOf: url).withUnsafeBytes { add($0) }
  }

  public var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  public static func text(of text: String) -> String {
    var hash = ContentHash()
    hash.add(text.utf8)
    return hash.text
  }

  private mutating func add(_ bytes: some Sequence<UInt8>) {
    value = bytes.reduce(value) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
