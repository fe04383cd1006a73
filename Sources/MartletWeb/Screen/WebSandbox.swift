import CWebKit
import Foundation

/// Pages run in processes that reach neither the user's files nor other programs, by the kernel's user namespaces.
enum WebSandbox {
  /// Says that pages may run without.
  static let consentKey = "MARTLET_NO_WEB_SANDBOX"
  private static let switchKey = "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"

  /// Why no page can be shown; nil where pages are kept apart, or where the user does without. Asked once.
  static let problem: String? = {
    if ProcessInfo.processInfo.environment[consentKey] == "1" {
      setenv(switchKey, "1", 1)
      return nil
    }
    return isAvailable
      ? nil
      : "web pages cannot be kept apart from your files here: user namespaces are turned off. To show pages all the "
        + "same, only ones that you trust, start with --no-web-sandbox"
  }()

  /// Whether a program can be started as pages are.
  private static var isAvailable: Bool {
    let command = ["bwrap", "--unshare-user", "--unshare-pid", "--ro-bind", "/", "/", "--", "true"]
    var words: [UnsafeMutablePointer<gchar>?] = command.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var status: gint = 0
    let flags = GSpawnFlags(
      rawValue: G_SPAWN_SEARCH_PATH.rawValue | G_SPAWN_STDOUT_TO_DEV_NULL.rawValue | G_SPAWN_STDERR_TO_DEV_NULL.rawValue
    )
    return g_spawn_sync(nil, &words, nil, flags, nil, nil, nil, nil, &status, nil) != 0 && status == 0
  }
}
