import Foundation

/// Whether the bytes of a photo end where they should. Image readers show one that was cut off in part and say nothing.
enum PictureCheck {
  /// True for formats that do not tell.
  static func isWhole(_ data: Data) -> Bool {
    if data.starts(with: [0xFF, 0xD8]) {
      // Programs may write more behind the end; within the pixels these two bytes do not occur.
      return data.suffix(1 << 16).range(of: Data([0xFF, 0xD9])) != nil
    }
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return data.suffix(1 << 16).range(of: Data("IEND".utf8)) != nil }
    return true
  }
}
