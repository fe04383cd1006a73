import Foundation

/// Looks for mistakes in the `.strings` files of an app, which would otherwise show as texts without translation.
enum StringTableCheck {
  /// What is wrong with a file; nil where it can be read.
  static func warning(about file: String) -> ProjectWarning? {
    guard let data = FileManager.default.contents(atPath: file), !data.isEmpty else { return nil }
    if let kind = ["bplist", "<?xml", "<plist"].first(where: { data.starts(with: $0.utf8) }) {
      return formatWarning(data, kind, file)
    }
    guard let text = text(of: data) else {
      return ProjectWarning(file: file, problem: Wording.unknownEncoding, remedy: Wording.saveStringsAsText)
    }
    do {
      try PropertyListParser.checkStrings(text, file: file)
      return nil
    } catch {
      let error = error as? ProjectError
      return ProjectWarning(
        file: file, place: error?.place, problem: error?.problem ?? "\(error)", remedy: Wording.repairStrings)
    }
  }

  /// UTF-8, or UTF-16 with its byte order mark, as Xcode and Foundation have it.
  private static func text(of data: Data) -> String? {
    let isUTF16 = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    let text = String(data: data, encoding: isUTF16 ? .utf16 : .utf8)
    return text?.hasPrefix("\u{FEFF}") == true ? text.map { String($0.dropFirst()) } : text
  }

  private static func formatWarning(_ data: Data, _ kind: String, _ file: String) -> ProjectWarning? {
    do {
      _ = try PropertyListSerialization.propertyList(from: data, format: nil)
      return nil
    } catch {
      let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      return ProjectWarning(
        file: file, problem: Wording.infoPlistMalformed(reason ?? "\(error)"), remedy: Wording.repairStrings)
    }
  }
}

extension AppProject {
  /// Warnings about the app's tables of translations. They are read each time: an app has few.
  public func stringTableWarnings() -> [ProjectWarning] {
    resources.flatMap { Self.tables(at: $0.path) }.compactMap(StringTableCheck.warning)
  }

  /// The file itself, or those of a folder that is copied as it stands.
  private static func tables(at path: String) -> [String] {
    let url = URL(fileURLWithPath: path)
    if url.pathExtension == "strings" { return [path] }
    guard ["lproj", "bundle"].contains(url.pathExtension) else { return [] }
    let inside = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return inside.filter { $0.hasSuffix(".strings") }.sorted().map { "\(path)/\($0)" }
  }
}
