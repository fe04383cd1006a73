import UniformTypeIdentifiers

/// What can be imported, for the system's dialogs.
enum ImportKinds {
  case files, folder

  var types: [UTType] { self == .folder ? [.folder] : Self.pages + [.json] }

  /// Pages that become chapters.
  static var pages: [UTType] {
    let byExtension = ["md", "markdown", "mhtml", "mht"].compactMap { UTType(filenameExtension: $0) }
    return [.html, .webArchive, .plainText] + byExtension
  }
}
