import Foundation

/// Looks for mistakes in the `.strings` files of an app, which would otherwise show as texts without translation.
enum StringTableCheck {
  /// What is wrong with a file; nil where it can be read.
  static func warning(about file: String) -> ProjectWarning? {
    guard let data = FileManager.default.contents(atPath: file), !data.isEmpty else { return nil }
    if ["bplist", "<?xml", "<plist"].contains(where: { data.starts(with: $0.utf8) }) {
      return formatWarning(data, file)
    }
    guard let text = PropertyListFile.text(of: data) else {
      return ProjectWarning(file: file, problem: Wording.unknownEncoding, remedy: Wording.saveStringsAsText)
    }
    do {
      try PropertyListParser.checkStrings(text, file: file)
      return nil
    } catch {
      let known = error as? ProjectError
      return ProjectWarning(
        file: file, place: known?.place, problem: known?.problem ?? "\(error)", remedy: Wording.repairStrings)
    }
  }

  private static func formatWarning(_ data: Data, _ file: String) -> ProjectWarning? {
    do {
      _ = try PropertyListFile.read(data, file: file, remedy: Wording.repairStrings)
      return nil
    } catch {
      let error = error as? ProjectError
      return ProjectWarning(
        file: file, place: error?.place, problem: error?.problem ?? "\(error as Any)", remedy: Wording.repairStrings)
    }
  }
}

extension AppProject {
  /// Warnings about the app's tables of translations. They are read each time: an app has few.
  public func stringTableWarnings() -> [ProjectWarning] {
    let files = ([app] + modules).flatMap(\.resources).flatMap { Self.tables(at: $0.path) }
    return files.flatMap { file in
      file.hasSuffix(".stringsdict")
        ? StringsDictCheck.warnings(about: file) : StringTableCheck.warning(about: file).map { [$0] } ?? []
    }
  }

  /// The file itself, or those of a folder that is copied as it stands.
  private static func tables(at path: String) -> [String] {
    let url = URL(fileURLWithPath: path)
    if isTable(path) { return [path] }
    guard ["lproj", "bundle"].contains(url.pathExtension) else { return [] }
    let inside = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return inside.filter(isTable).sorted().map { "\(path)/\($0)" }
  }

  private static func isTable(_ path: String) -> Bool { path.hasSuffix(".strings") || path.hasSuffix(".stringsdict") }
}
