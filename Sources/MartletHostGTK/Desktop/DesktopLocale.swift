import Foundation

/// The desktop's language and region, as the environment of POSIX programs says: "de_DE.UTF-8" is "de_DE".
public enum DesktopLocale {
  public static var identifier: String { identifier(in: ProcessInfo.processInfo.environment) }

  static func identifier(in environment: [String: String]) -> String {
    let text = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let name = text.prefix { $0 != "." && $0 != "@" }
    return name.isEmpty || name == "C" || name == "POSIX" ? "en_US" : String(name)
  }
}
