import CGtk
import Foundation

/// What the canvas asks its owner.
protocol CanvasDelegate: AnyObject {
  /// The canvas got a size, in points. Children may be placed now.
  func canvasDidResize(to size: CGSize)
  /// GTK wants to know what to paint.
  func drawCanvas(on snapshot: OpaquePointer)
}

/// The one widget that a window's content is painted on: a subclass of GtkWidget written in Swift.
final class Canvas {
  let widget: Widget
  weak var delegate: (any CanvasDelegate)?
  /// Native widgets over the painting, with their frames in points. Those that do not draw lie there for assistive
  /// tools alone.
  private(set) var overlays: [(widget: Widget, frame: CGRect, isDrawn: Bool)] = []

  init() {
    widget = UnsafeMutableRawPointer(g_object_new_with_properties(Self.type, 0, nil, nil)!)
      .assumingMemoryBound(to: GtkWidget.self)
    g_object_set_data(widget.cast(to: GObject.self), Self.key, Unmanaged.passUnretained(self).toOpaque())
    gtk_widget_set_focusable(widget, 1)
    gtk_widget_set_hexpand(widget, 1)
    gtk_widget_set_vexpand(widget, 1)
    // The same size in points is another one in pixels: the delegate is asked anew.
    let rescaled: @convention(c) (gpointer, gpointer, gpointer) -> Void = { _, _, data in
      gtk_widget_queue_allocate((owner(data) as Canvas).widget)
    }
    connect(widget, "notify::scale-factor", self, unsafeBitCast(rescaled, to: GCallback.self))
  }

  var size: CGSize { CGSize(width: Int(gtk_widget_get_width(widget)), height: Int(gtk_widget_get_height(widget))) }

  /// Pixels per point.
  var scale: CGFloat { CGFloat(gtk_widget_get_scale_factor(widget)) }

  /// Whether the canvas or a widget in it has the keyboard.
  var hasFocusWithin: Bool {
    gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
  }

  /// Puts a widget over the painting, or moves it.
  func place(_ child: Widget, at frame: CGRect, isDrawn: Bool = false) {
    if let index = overlays.firstIndex(where: { $0.widget == child }) {
      guard overlays[index].frame != frame else { return }
      overlays[index].frame = frame
    } else {
      overlays.append((child, frame, isDrawn))
      gtk_widget_set_parent(child, widget)
    }
    gtk_widget_queue_allocate(widget)
  }

  func remove(_ child: Widget) {
    guard let index = overlays.firstIndex(where: { $0.widget == child }) else { return }
    overlays.remove(at: index)
    gtk_widget_unparent(child)
  }

  // MARK: The class

  private static let key = "martlet-canvas"

  private static func canvas(of widget: Widget?) -> Canvas? {
    guard let widget, let data = g_object_get_data(widget.cast(to: GObject.self), key) else { return nil }
    return Unmanaged<Canvas>.fromOpaque(data).takeUnretainedValue()
  }

  private static let type = GObjectType.register("MartletCanvas", parent: gtk_widget_get_type()) { data, _ in
    let table = data!.assumingMemoryBound(to: GtkWidgetClass.self)
    gtk_widget_class_set_accessible_role(table, GTK_ACCESSIBLE_ROLE_GROUP)
    table.pointee.snapshot = { Canvas.canvas(of: $0)?.paint(on: $1!) }
    table.pointee.size_allocate = { widget, width, height, _ in
      Canvas.canvas(of: widget)?.allocate(CGSize(width: Int(width), height: Int(height)))
    }
    table.pointee.measure = { _, _, _, minimum, natural, _, _ in
      // A window may be made as small as the desktop allows; its first size is the window's own.
      minimum?.pointee = Canvas.smallestSide
      natural?.pointee = Canvas.smallestSide
    }
    // Tab belongs to the content's own order of stops; the toolkit only gives the canvas the keyboard.
    table.pointee.focus = { widget, _ in
      gtk_widget_has_focus(widget) == 0 ? gtk_widget_grab_focus(widget) : 0
    }
  }

  private static let smallestSide: Int32 = 80

  private func paint(on snapshot: OpaquePointer) {
    delegate?.drawCanvas(on: snapshot)
    for overlay in overlays where overlay.isDrawn { gtk_widget_snapshot_child(widget, overlay.widget, snapshot) }
  }

  private func allocate(_ size: CGSize) {
    delegate?.canvasDidResize(to: size)
    for overlay in overlays { allocate(overlay.widget, overlay.frame) }
  }

  private func allocate(_ child: Widget, _ frame: CGRect) {
    // GTK wants to be asked for the smallest size first, and warns when it gets less.
    var (width, height) = (Int32(0), Int32(0))
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
    width = max(width, Int32(frame.width.rounded()))
    gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, width, &height, nil, nil, nil)
    height = max(height, Int32(frame.height.rounded()))
    var area = GdkRectangle(
      x: Int32(frame.minX.rounded()), y: Int32(frame.minY.rounded()), width: width, height: height)
    gtk_widget_size_allocate(child, &area, -1)
  }
}
