import CWebKit
import Foundation

/// Pages whose files lie in a folder: they get the folder's files and no others of the machine.
///
/// Such a page has addresses of a scheme of our own in the place of `file`, with the same path; what an app sees are
/// addresses of files.
public enum FolderScheme {
  static let name = "martlet-file"

  /// The address that the page has; others are left alone.
  static func inside(_ url: URL) -> URL {
    guard url.isFileURL else { return url }
    return replacing(url, scheme: name)
  }

  /// The address that an app sees.
  static func outside(_ url: URL) -> URL {
    guard url.scheme == name else { return url }
    return replacing(url, scheme: "file")
  }

  private static func replacing(_ url: URL, scheme: String) -> URL {
    let url = url.absoluteURL
    guard let colon = url.absoluteString.firstIndex(of: ":") else { return url }
    return URL(string: scheme + url.absoluteString[colon...]) ?? url
  }

  /// The file of an address when it lies in one of the folders, links followed; nil otherwise.
  static func file(of url: URL, in folders: [URL]) -> URL? {
    guard url.scheme == name, let real = realPath(url.path) else { return nil }
    let isInside = folders.contains { folder in
      guard let folder = realPath(folder.path) else { return false }
      return folder == "/" || real == folder || real.hasPrefix(folder + "/")
    }
    var isFolder: ObjCBool = false
    guard isInside, FileManager.default.fileExists(atPath: real, isDirectory: &isFolder), !isFolder.boolValue else {
      return nil
    }
    return URL(fileURLWithPath: real)
  }

  private static func realPath(_ path: String) -> String? {
    guard let text = realpath(path, nil) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// Answers a request of a page that may read the folders.
  @MainActor static func answer(_ request: SchemeRequest, folders: [URL]) {
    guard let file = file(of: request.url, in: folders) else {
      return request.fail(
        WebError(domain: "martlet", code: -1100, message: "the page may not read \(outside(request.url).path)"))
    }
    guard let data = try? Data(contentsOf: file, options: .mappedIfSafe) else {
      return request.fail(WebError(domain: "martlet", code: -1102, message: "\(file.path) cannot be read"))
    }
    request.finish(data, mediaType: mediaType(of: file, data))
  }

  private static func mediaType(of file: URL, _ data: Data) -> String {
    let kind = data.prefix(4096).withUnsafeBytes { bytes in
      let start = bytes.bindMemory(to: guchar.self).baseAddress
      return String(taking: g_content_type_guess(file.lastPathComponent, start, gsize(bytes.count), nil))
    }
    let type = kind.flatMap { String(taking: g_content_type_get_mime_type($0)) } ?? "application/octet-stream"
    return Self.exactTypes[file.pathExtension.lowercased()] ?? type
  }
  /// Kinds that systems without a list of kinds do not know.
  private static let exactTypes = [
    "html": "text/html", "htm": "text/html", "css": "text/css", "js": "text/javascript", "mjs": "text/javascript",
    "json": "application/json", "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg",
    "gif": "image/gif", "webp": "image/webp", "woff": "font/woff", "woff2": "font/woff2", "ttf": "font/ttf",
    "otf": "font/otf", "xhtml": "application/xhtml+xml", "xml": "text/xml", "txt": "text/plain",
    "pdf": "application/pdf", "mp4": "video/mp4", "webm": "video/webm", "mp3": "audio/mpeg", "wasm": "application/wasm",
  ]
}
