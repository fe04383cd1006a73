import Foundation

/// A page as it was found: its bytes, and the files that came with it.
struct SourcePage {
  enum Kind { case html, markdown }

  /// For messages, as the person named it.
  var file: String
  var kind: Kind
  var bytes: [UInt8]
  /// The character set that an archive's header named.
  var charset: String?
  /// Where the page came from, where that is known.
  var url: URL?
  /// Files of an archive by address, `cid:` among them.
  var resources: [String: ArraySlice<UInt8>] = [:]
  /// Files beside a page that lies in a folder.
  var folder: LocalFolder?

  /// The name of the file without folder and kind, for a page without a title.
  var name: String { URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent }

  /// A file of the archive, whether the page names it with or without a fragment.
  func resource(_ address: String) -> ArraySlice<UInt8>? {
    resources[address] ?? resources[String(address.prefix { $0 != "#" })]
  }
}
