import Foundation

/// The folder of a saved page: files below it may be read, and nothing else.
struct LocalFolder: Sendable {
  /// The scheme that marks addresses of such files inside of the importer; it is never written.
  static let scheme = "reader-file:"

  var root: URL

  /// An address for a relative address of the page that names a file below the folder.
  func address(of relative: String) -> String? {
    let path = String(relative.prefix { $0 != "?" && $0 != "#" })
    guard let decoded = path.removingPercentEncoding, file(at: decoded) != nil else { return nil }
    return Self.scheme + decoded
  }

  /// The bytes of a file by its address; nil where it is missing, lies elsewhere or is larger than `limit`.
  func data(at address: String, limit: Int) -> Data? {
    guard address.hasPrefix(Self.scheme), let file = file(at: String(address.dropFirst(Self.scheme.count))) else {
      return nil
    }
    return try? InputFile.read(file.path, limit: limit)
  }

  /// Links are followed before it is asked where the file lies.
  private func file(at path: String) -> URL? {
    guard !path.isEmpty, !path.hasPrefix("/"), !path.contains(":"), !path.contains("\0"), !path.contains("\\") else {
      return nil
    }
    let top = root.resolvingSymlinksInPath().standardizedFileURL.path
    let file = root.appendingPathComponent(path).standardizedFileURL.resolvingSymlinksInPath().standardizedFileURL
    guard file.path.hasPrefix(top.hasSuffix("/") ? top : top + "/") else { return nil }
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) && !isFolder.boolValue ? file : nil
  }
}
