/// The kinds of pictures that a book may hold, told by their first bytes. SVG is none: it can hold scripts and
/// addresses.
public enum ImageKind: String, Sendable, CaseIterable {
  case jpg, png, gif, webp, avif

  /// nil for anything else, whatever a server calls it.
  public init?(_ data: some Collection<UInt8>) {
    let head = Array(data.prefix(16))
    func has(_ text: String, at offset: Int) -> Bool {
      head.count >= offset + text.utf8.count && head[offset..<offset + text.utf8.count].elementsEqual(text.utf8)
    }
    if head.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpg
    } else if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if has("GIF87a", at: 0) || has("GIF89a", at: 0) {
      self = .gif
    } else if has("RIFF", at: 0) && has("WEBP", at: 8) {
      self = .webp
    } else if has("ftypavif", at: 4) || has("ftypavis", at: 4) {
      self = .avif
    } else {
      return nil
    }
  }
}
