import Foundation

/// What stands at a path, symbolic links followed.
enum FileKind {
  case file
  case folder
  /// A device, a pipe, a socket: nothing that a project could be made of, and reading it might never end.
  case other

  /// Nil where nothing is there, or a link leads nowhere.
  init?(at path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: self = .folder
    case S_IFREG: self = .file
    default: self = .other
    }
  }

  /// The path without symbolic links, or the path itself where nothing is there.
  static func realPath(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

extension URL {
  /// A path as project files write it: absolute, or relative to this folder. `..` is resolved in the text. Where
  /// nothing is there, a name that differs in case or in the way its accents are encoded is taken: the disks of Macs do
  /// not tell such names apart.
  func resolving(_ path: String) -> URL {
    let url = (path.hasPrefix("/") ? URL(fileURLWithPath: path) : appendingPathComponent(path)).standardizedFileURL
    return FileKind(at: url.path) != nil ? url : url.existingVariant ?? url
  }

  private var existingVariant: URL? {
    var found = URL(fileURLWithPath: "/")
    for name in pathComponents.dropFirst() {
      let next = found.appendingPathComponent(name)
      if FileKind(at: next.path) != nil {
        found = next
        continue
      }
      let wanted = name.lowercased()
      let names = (try? FileManager.default.contentsOfDirectory(atPath: found.path)) ?? []
      // Texts are equal in Swift whichever way their accents are encoded.
      guard let variant = names.sorted().first(where: { $0.lowercased() == wanted }) else { return nil }
      found.appendPathComponent(variant)
    }
    return found
  }
}
