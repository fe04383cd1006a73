import Foundation

/// Where the user's pictures lie.
public enum PhotoFolder {
  /// The variable that names a folder in the place of the user's, for runs without a desktop.
  public static let variable = "MARTLET_PHOTOS"

  /// The folder for what a test does, in the place of the user's.
  @TaskLocal public static var override: URL?

  /// The folder that `MARTLET_PHOTOS` names, else the desktop's folder for pictures, else Pictures in the home folder.
  /// It need not exist.
  public static var current: URL { override ?? url(environment: ProcessInfo.processInfo.environment) }

  static func url(environment: [String: String]) -> URL {
    if let path = environment[variable], !path.isEmpty {
      return URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
    }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory()
    let settings = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.config"
    let named = (try? String(contentsOfFile: settings + "/user-dirs.dirs", encoding: .utf8)).flatMap {
      picturesFolder(inSettings: $0, home: home)
    }
    return URL(fileURLWithPath: named ?? home + "/Pictures", isDirectory: true).standardizedFileURL
  }

  /// The path that xdg-user-dirs keeps for pictures: `XDG_PICTURES_DIR="$HOME/Pictures"`. The home folder itself means
  /// that there is none.
  static func picturesFolder(inSettings text: String, home: String) -> String? {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, parts[0] == "XDG_PICTURES_DIR" else { continue }
      let value = parts[1].trimmingCharacters(in: ["\""])
      let path = value.hasPrefix("$HOME/") ? home + value.dropFirst(5) : value
      let isHome =
        URL(fileURLWithPath: path).standardizedFileURL.path == URL(fileURLWithPath: home).standardizedFileURL.path
      return path.hasPrefix("/") && !isHome ? path : nil
    }
    return nil
  }
}
