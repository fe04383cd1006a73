import CGtk
import Foundation
import MartletHost

/// What must be decided before the toolkit starts.
enum GTKStart {
  /// What was set here and is not meant for programs that the app starts.
  nonisolated(unsafe) private(set) static var ownVariables: [String] = []

  /// Sets what the user did not set.
  static func prepareEnvironment() {
    if !hasGraphicsProcessor {
      // In software, Cairo is three times as fast as OpenGL's emulation, and needs no driver in memory.
      set("GSK_RENDERER", "cairo")
      let isCairo = getenv("GSK_RENDERER").map { String(cString: $0) } == "cairo"
      if isCairo, !hasWebEngine { set("GDK_DEBUG", "gl-disable") }
    }
    // Without a bus the toolkit would look for one and complain.
    if !hasSessionBus { set("GTK_A11Y", "none") }
  }

  private static func set(_ name: String, _ value: String) {
    guard getenv(name) == nil else { return }
    setenv(name, value, 1)
    ownVariables.append(name)
  }

  /// Tells desktops and assistive tools the app's name; window managers match the identifier to a launcher.
  static func introduce(_ app: AppIdentity) {
    g_set_prgname(app.bundleIdentifier)
    g_set_application_name(app.name)
  }

  /// Whether a display server lets us in.
  static func opensDisplay() -> Bool {
    setlocale(LC_CTYPE, "")
    setlocale(LC_MESSAGES, "")
    gtk_disable_setlocale()
    return gtk_init_check() != 0 && gdk_display_get_default() != nil
  }

  /// Whether the app loads WebKitGTK, which paints transparent pages over their last state where it has no OpenGL.
  private static var hasWebEngine: Bool { dlsym(nil, "webkit_web_view_get_type") != nil }

  private static var hasGraphicsProcessor: Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")) ?? []
    return names.contains { $0.hasPrefix("renderD") }
  }

  static var hasSessionBus: Bool {
    let environment = ProcessInfo.processInfo.environment
    if environment["DBUS_SESSION_BUS_ADDRESS"]?.isEmpty == false { return true }
    guard let folder = environment["XDG_RUNTIME_DIR"] else { return false }
    return FileManager.default.fileExists(atPath: folder + "/bus")
  }
}
