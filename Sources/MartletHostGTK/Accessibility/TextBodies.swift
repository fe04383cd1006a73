import CGtk

/// The text of one line.
final class LineBody: TextBody {
  private let line: OpaquePointer
  var didChange: () -> Void = {}
  private var handlers: [gulong] = []

  init(_ text: OpaquePointer) {
    line = text
    let object = UnsafeMutableRawPointer(text)
    let changed: @convention(c) (gpointer, gpointer) -> Void = { _, data in (owner(data) as LineBody).didChange() }
    handlers.append(connect(object, "changed", self, unsafeBitCast(changed, to: GCallback.self)))
    let moved: @convention(c) (gpointer, gpointer, gpointer) -> Void = { _, _, data in
      (owner(data) as LineBody).didChange()
    }
    for name in ["notify::cursor-position", "notify::selection-bound"] {
      handlers.append(connect(object, name, self, unsafeBitCast(moved, to: GCallback.self)))
    }
  }

  func forget() {
    for handler in handlers { g_signal_handler_disconnect(UnsafeMutableRawPointer(line), handler) }
    handlers = []
  }

  var text: String { String(cString: gtk_editable_get_text(line)) }

  var selection: Range<Int> {
    var (start, end) = (Int32(0), Int32(0))
    gtk_editable_get_selection_bounds(line, &start, &end)
    return Int(min(start, end))..<Int(max(start, end))
  }

  func replace(_ edit: TextEdit) {
    if edit.removed > 0 { gtk_editable_delete_text(line, Int32(edit.start), Int32(edit.start + edit.removed)) }
    guard !edit.inserted.isEmpty else { return }
    var position = Int32(edit.start)
    gtk_editable_insert_text(line, edit.inserted, -1, &position)
  }

  func select(_ range: Range<Int>) {
    gtk_editable_select_region(line, Int32(range.lowerBound), Int32(range.upperBound))
  }
}

/// The text of a page.
final class PageBody: TextBody {
  private let buffer: UnsafeMutablePointer<GtkTextBuffer>
  var didChange: () -> Void = {}
  private var handlers: [gulong] = []

  init(_ widget: Widget) {
    let view = widget.cast(to: GtkTextView.self)
    // A caret that blinks would take processor time, unseen.
    gtk_text_view_set_cursor_visible(view, 0)
    gtk_text_view_set_wrap_mode(view, GTK_WRAP_WORD_CHAR)
    buffer = gtk_text_view_get_buffer(view)
    gtk_text_buffer_set_enable_undo(buffer, 0)
    let changed: @convention(c) (gpointer, gpointer) -> Void = { _, data in (owner(data) as PageBody).didChange() }
    handlers.append(connect(buffer, "changed", self, unsafeBitCast(changed, to: GCallback.self)))
    let moved: @convention(c) (gpointer, gpointer, OpaquePointer, gpointer) -> Void = { _, _, mark, data in
      let body: PageBody = owner(data)
      // Other marks are the widget's own.
      if UnsafeMutablePointer(mark) == body.insertion || UnsafeMutablePointer(mark) == body.bound { body.didChange() }
    }
    handlers.append(connect(buffer, "mark-set", self, unsafeBitCast(moved, to: GCallback.self)))
  }

  func forget() {
    for handler in handlers { g_signal_handler_disconnect(buffer, handler) }
    handlers = []
  }

  private var insertion: UnsafeMutablePointer<GtkTextMark> { gtk_text_buffer_get_insert(buffer) }
  private var bound: UnsafeMutablePointer<GtkTextMark> { gtk_text_buffer_get_selection_bound(buffer) }

  var text: String {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    guard let characters = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
    defer { g_free(characters) }
    return String(cString: characters)
  }

  var selection: Range<Int> {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_selection_bounds(buffer, &start, &end)
    return Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
  }

  private func place(_ offset: Int) -> GtkTextIter {
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer, &place, Int32(offset))
    return place
  }

  func replace(_ edit: TextEdit) {
    var start = place(edit.start)
    if edit.removed > 0 {
      var end = place(edit.start + edit.removed)
      gtk_text_buffer_delete(buffer, &start, &end)
    }
    if !edit.inserted.isEmpty { gtk_text_buffer_insert(buffer, &start, edit.inserted, -1) }
  }

  func select(_ range: Range<Int>) {
    var (start, end) = (place(range.lowerBound), place(range.upperBound))
    gtk_text_buffer_select_range(buffer, &end, &start)
  }
}
