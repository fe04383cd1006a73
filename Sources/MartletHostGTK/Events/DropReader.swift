import CGtk
import Foundation
import MartletHost

/// Takes what other programs drag over the canvas to the source: files, pictures, text.
final class DropReader {
  private let source: any FrameSource
  private let target: OpaquePointer
  var didHandle: () -> Void = {}

  init(canvas: Canvas, source: any FrameSource) {
    self.source = source
    target = gtk_drop_target_new(GObjectType.invalid, GDK_ACTION_COPY)
    // The first that the other program offers is taken.
    var types = [gdk_file_list_get_type(), gdk_texture_get_type(), GObjectType.string]
    gtk_drop_target_set_gtypes(target, &types, gsize(types.count))
    gtk_drop_target_set_preload(target, 1)
    readMovement()
    readEnd()
    gtk_widget_add_controller(canvas.widget, target)
  }

  private func readMovement() {
    let moved: @convention(c) (gpointer, Double, Double, gpointer) -> UInt32 = { _, x, y, data in
      (owner(data) as DropReader).move(to: CGPoint(x: x, y: y)) ? GDK_ACTION_COPY.rawValue : 0
    }
    connect(UnsafeMutableRawPointer(target), "enter", self, unsafeBitCast(moved, to: GCallback.self))
    connect(UnsafeMutableRawPointer(target), "motion", self, unsafeBitCast(moved, to: GCallback.self))
    let left: @convention(c) (gpointer, gpointer) -> Void = { _, data in (owner(data) as DropReader).leave() }
    connect(UnsafeMutableRawPointer(target), "leave", self, unsafeBitCast(left, to: GCallback.self))
  }

  private func readEnd() {
    let dropped: @convention(c) (gpointer, UnsafePointer<GValue>, Double, Double, gpointer) -> gboolean = {
      _, value, x, y, data in
      (owner(data) as DropReader).drop(value, at: CGPoint(x: x, y: y)) ? 1 : 0
    }
    connect(UnsafeMutableRawPointer(target), "drop", self, unsafeBitCast(dropped, to: GCallback.self))
  }

  /// Until the other program has said what it drags, everything is welcome.
  private func move(to location: CGPoint) -> Bool {
    guard let value = gtk_drop_target_get_value(target) else { return true }
    return send(DropEvent(.moved, at: location, items: items(value)))
  }

  private func leave() { _ = send(DropEvent(.left, at: .zero, items: [])) }

  private func drop(_ value: UnsafePointer<GValue>, at location: CGPoint) -> Bool {
    send(DropEvent(.dropped, at: location, items: items(value)))
  }

  private func send(_ event: DropEvent) -> Bool {
    let isUsed = source.handle(.drop(event))
    didHandle()
    return isUsed
  }

  // MARK: Values

  private func items(_ value: UnsafePointer<GValue>) -> [DropEvent.Item] {
    switch value.pointee.g_type {
    case gdk_file_list_get_type(): files(value)
    case GObjectType.string: g_value_get_string(value).map { [.text(String(cString: $0))] } ?? []
    default: picture(value)
    }
  }

  private func files(_ value: UnsafePointer<GValue>) -> [DropEvent.Item] {
    let first = gdk_file_list_get_files(OpaquePointer(g_value_get_boxed(value)))
    defer { g_slist_free(first) }
    var items: [DropEvent.Item] = []
    var link = first
    while let here = link {
      if let uri = g_file_get_uri(OpaquePointer(here.pointee.data)) {
        if let url = URL(string: String(cString: uri)) { items.append(.file(url)) }
        g_free(uri)
      }
      link = here.pointee.next
    }
    return items
  }

  private func picture(_ value: UnsafePointer<GValue>) -> [DropEvent.Item] {
    guard let object = g_value_get_object(value), let data = pngData(of: OpaquePointer(object)) else { return [] }
    return [.data(data, mediaType: "image/png")]
  }
}
