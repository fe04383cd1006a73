import CGtk
import MartletDisplay

/// Keeps the number of a native range like an element's, for assistive tools to read and to set.
final class NumberTwin {
  private let range: UnsafeMutablePointer<GtkRange>
  private var shown: SemanticsNode.Number?
  private var isShowing = false
  private var handler: gulong = 0
  var didSet: (Double) -> Void = { _ in }

  init(_ widget: Widget) {
    range = widget.cast(to: GtkRange.self)
    // The trough and what is in it would be in the way of the elements.
    if let trough = gtk_widget_get_first_child(widget) { gtk_widget_set_visible(trough, 0) }
    let changed: @convention(c) (gpointer, gpointer) -> Void = { _, data in (owner(data) as NumberTwin).changed() }
    handler = connect(range, "value-changed", self, unsafeBitCast(changed, to: GCallback.self))
  }

  func forget() {
    if handler != 0 { g_signal_handler_disconnect(range, handler) }
    handler = 0
  }

  func show(_ number: SemanticsNode.Number) {
    isShowing = true
    if shown?.minimum != number.minimum || shown?.maximum != number.maximum {
      gtk_range_set_range(range, number.minimum, max(number.minimum, number.maximum))
    }
    shown = number
    // Not compared with what was shown: a tool may have set what the element did not take.
    if gtk_range_get_value(range) != number.current { gtk_range_set_value(range, number.current) }
    isShowing = false
  }

  private func changed() {
    if !isShowing { didSet(gtk_range_get_value(range)) }
  }
}
