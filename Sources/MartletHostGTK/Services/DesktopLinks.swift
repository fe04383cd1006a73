import CGtk
import Foundation
import MartletHost

/// Opens addresses with the program that the user prefers for them.
final class DesktopLinks: LinkOpening {
  private let window: DesktopWindow
  init(window: DesktopWindow) { self.window = window }

  func open(_ url: URL) -> Bool {
    let context = gdk_display_get_app_launch_context(gtk_widget_get_display(window.widget))
    defer { g_object_unref(UnsafeMutableRawPointer(context)) }
    var error: UnsafeMutablePointer<GError>?
    let launch = context.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GAppLaunchContext.self) }
    for name in GTKStart.ownVariables { g_app_launch_context_unsetenv(launch, name) }
    if g_app_info_launch_default_for_uri(url.absoluteString, launch, &error) != 0 { return true }
    let reason = error.map { String(cString: $0.pointee.message) } ?? "unknown"
    g_clear_error(&error)
    FileHandle.standardError.write(Data("martlet: cannot open \(url.absoluteString): \(reason)\n".utf8))
    return false
  }
}
