import CGtk
import Foundation
import MartletHost

/// A resizable window of the desktop with a canvas in it.
///
/// It is a plain window rather than a GtkApplication's: that would need a session bus, which containers and remote
/// displays often lack.
final class DesktopWindow {
  let canvas = Canvas()
  let widget: Widget
  private let app: AppIdentity
  var didClose: () -> Void = {}
  var didChangeActivity: () -> Void = {}

  private var window: UnsafeMutablePointer<GtkWindow> { widget.cast(to: GtkWindow.self) }

  init(app: AppIdentity, size: CGSize) {
    self.app = app
    widget = gtk_window_new()
    gtk_window_set_title(window, app.name)
    gtk_window_set_child(window, canvas.widget)
    setSize(size)
    let closes: @convention(c) (gpointer, gpointer) -> gboolean = { _, data in
      (owner(data) as DesktopWindow).didClose()
      // The process ends; nothing is left to take apart.
      return 1
    }
    connect(widget, "close-request", self, unsafeBitCast(closes, to: GCallback.self))
    connect(widget, "notify::is-active", self, Self.activityChanged)
  }

  /// Makes the canvas so large. The toolkit's size of a window has the title bar in it where the toolkit draws one,
  /// which it knows once the window is realized.
  private func setSize(_ size: CGSize) {
    gtk_widget_realize(widget)
    var (windowHeight, canvasHeight) = (Int32(0), Int32(0))
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, &windowHeight, nil, nil, nil)
    gtk_widget_measure(canvas.widget, GTK_ORIENTATION_VERTICAL, -1, &canvasHeight, nil, nil, nil)
    gtk_window_set_default_size(
      window, Int32(size.width.rounded()), Int32(size.height.rounded()) + max(windowHeight - canvasHeight, 0))
  }

  private static let activityChanged: GCallback = {
    let callback: @convention(c) (gpointer, gpointer, gpointer) -> Void = { _, _, data in
      (owner(data) as DesktopWindow).didChangeActivity()
    }
    return unsafeBitCast(callback, to: GCallback.self)
  }()

  func present() {
    gtk_window_present(window)
    if let icon = app.iconPath { setIcon(icon) }
    guard let surface = gtk_native_get_surface(OpaquePointer(widget)) else { return }
    connect(UnsafeMutableRawPointer(surface), "notify::state", self, Self.activityChanged)
  }

  /// Whether the window takes the keyboard. A window that opens is taken for active before the desktop says so; some
  /// window managers never do.
  var isActive: Bool {
    let isNow = gtk_window_is_active(window) != 0
    wasActive = wasActive || isNow
    return isNow || !wasActive
  }
  private var wasActive = false

  /// Whether the window is not minimised.
  var isVisible: Bool {
    guard let surface = gtk_native_get_surface(OpaquePointer(widget)) else { return true }
    return gdk_toplevel_get_state(surface).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue == 0
  }

  /// The size to open with next time; nil while the desktop decides about it.
  var sizeToRemember: CGSize? {
    guard gtk_window_is_maximized(window) == 0, gtk_window_is_fullscreen(window) == 0 else { return nil }
    let size = canvas.size
    return size.width > 0 && size.height > 0 ? size : nil
  }

  /// Points that every monitor has.
  static var smallestScreen: CGSize? {
    guard let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display) else { return nil }
    var result: CGSize?
    for index in 0..<g_list_model_get_n_items(monitors) {
      guard let monitor = g_list_model_get_item(monitors, index) else { continue }
      var area = GdkRectangle()
      gdk_monitor_get_geometry(OpaquePointer(monitor), &area)
      g_object_unref(monitor)
      let size = CGSize(width: Int(area.width), height: Int(area.height))
      result = CGSize(
        width: min(result?.width ?? size.width, size.width), height: min(result?.height ?? size.height, size.height))
    }
    return result
  }

  /// The toolkit itself takes icons by name only, from an installed theme.
  private func setIcon(_ path: String) {
    guard let surface = gtk_native_get_surface(OpaquePointer(widget)) else { return }
    guard let texture = gdk_texture_new_from_filename(path, nil) else { return }
    let list = g_list_append(nil, UnsafeMutableRawPointer(texture))
    gdk_toplevel_set_icon_list(surface, list)
    g_list_free(list)
    g_object_unref(UnsafeMutableRawPointer(texture))
  }
}

extension DesktopWindow: WindowControl {
  /// An empty title gives the app's name.
  func setTitle(_ title: String) { gtk_window_set_title(window, title.isEmpty ? app.name : title) }

  func setCursor(_ cursor: PointerCursor) {
    let name =
      switch cursor {
      case .arrow: "default"
      case .text: "text"
      case .link: "pointer"
      case .resizeHorizontally: "ew-resize"
      }
    gtk_widget_set_cursor_from_name(canvas.widget, name)
  }

  func close() { gtk_window_close(window) }
}
