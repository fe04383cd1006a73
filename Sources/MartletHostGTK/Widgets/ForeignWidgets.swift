import CGtk
import Foundation
import MartletDisplay
import MartletHost

/// Keeps widgets of other libraries where the frames have places for them: children of the canvas that are drawn in
/// the middle of its painting, so that the app's own drawing lies below and above them.
///
/// A widget takes the pointers over it, unless something of the app's lies above the place. `route` says so before the
/// toolkit hands an event on.
final class ForeignWidgets {
  /// Who takes an event of the canvas.
  enum Taker: Equatable { case content, widget }

  private struct Shown {
    var widget: Widget
    var frame: CGRect
  }

  private let canvas: Canvas
  private let source: any FrameSource
  private var shown: [UInt64: Shown] = [:]
  /// Who took the press of the button that is down.
  private var pressed: Taker?

  init(canvas: Canvas, source: any FrameSource) { (self.canvas, self.source) = (canvas, source) }

  // MARK: Places

  /// Puts the widgets of a frame to their places, and takes away those that it does not show.
  func update(to places: [ForeignPlace]) {
    guard !places.isEmpty || !shown.isEmpty, let source = source as? any ForeignViewSource else { return }
    var new: [UInt64: Shown] = [:]
    for place in places {
      guard let pointer = source.foreignView(withID: place.id)?.widget else { continue }
      new[place.id] = Shown(widget: pointer.assumingMemoryBound(to: GtkWidget.self), frame: place.frame.wholePoints)
    }
    for (_, old) in shown where !new.values.contains(where: { $0.widget == old.widget }) { canvas.remove(old.widget) }
    for view in new.values { canvas.place(view.widget, at: view.frame) }
    shown = new
  }

  /// The widget as a node of a display list, for the item's rectangle in the list's own coordinates; nil for one that
  /// is not there. The caller owns it.
  func node(for id: UInt64, in rect: CGRect) -> OpaquePointer? {
    guard let view = shown[id], let snapshot = gtk_snapshot_new() else { return nil }
    // The toolkit draws a child where it stands in the canvas; the item may be moved by what is around it.
    var offset = graphene_point_t(x: Float(rect.minX - view.frame.minX), y: Float(rect.minY - view.frame.minY))
    gtk_snapshot_translate(snapshot, &offset)
    gtk_widget_snapshot_child(canvas.widget, view.widget, snapshot)
    return gtk_snapshot_free_to_node(snapshot)
  }

  // MARK: Events

  var isEmpty: Bool { shown.isEmpty }

  /// Whether a widget has the keyboard.
  var hasKeyboard: Bool { shown.values.contains { Self.hasFocus($0.widget) } }

  private static func hasFocus(_ widget: Widget) -> Bool {
    gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
  }

  /// Who takes a pointer's event at a point of the canvas, and the next ones there.
  func route(_ kind: RawEvent.Kind, at point: CGPoint) -> Taker {
    if let pressed {
      if case .release = kind { self.pressed = nil }
      return pressed
    }
    let id = (source as? any ForeignViewSource)?.foreignView(at: point)
    let view = id.flatMap { shown[$0] }
    let taker: Taker = view == nil ? .content : .widget
    // A widget that is covered has no say in the pointer's shape: it has the canvas's.
    if taker == .content { for view in shown.values { gtk_widget_set_cursor(view.widget, nil) } }
    if case .press = kind {
      pressed = taker
      // What has the keyboard in the content lets go of it.
      if let id { source.handle(.focus(element: id)) }
    }
    if case .scroll = kind, let id, (source as? any ForeignViewSource)?.foreignView(withID: id)?.takesScrolling == false
    {
      return .content
    }
    return taker
  }
}

extension CGRect {
  /// With its edges on whole points, as widgets have them.
  fileprivate var wholePoints: CGRect {
    let (left, top) = (minX.rounded(), minY.rounded())
    return CGRect(x: left, y: top, width: maxX.rounded() - left, height: maxY.rounded() - top)
  }
}
