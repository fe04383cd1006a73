import CGtk
import Foundation
import MartletHost

/// The desktop's input method: dead keys, Chinese, Japanese and Korean input, emoji pickers.
final class InputMethod {
  let context: UnsafeMutablePointer<GtkIMContext>
  private let canvas: Canvas
  var send: (TextInputEvent) -> Void = { _ in }
  private var field: TextInputState?

  init(canvas: Canvas) {
    self.canvas = canvas
    context = gtk_im_multicontext_new()
    gtk_im_context_set_client_widget(context, canvas.widget)
    let object = UnsafeMutableRawPointer(context)
    let committed: @convention(c) (gpointer, UnsafePointer<CChar>, gpointer) -> Void = { _, text, data in
      (owner(data) as InputMethod).send(.insert(String(cString: text)))
    }
    connect(object, "commit", self, unsafeBitCast(committed, to: GCallback.self))
    let composed: @convention(c) (gpointer, gpointer) -> Void = { _, data in (owner(data) as InputMethod).compose() }
    connect(object, "preedit-changed", self, unsafeBitCast(composed, to: GCallback.self))
    let asked: @convention(c) (gpointer, gpointer) -> gboolean = { _, data in
      (owner(data) as InputMethod).tellSurroundings() ? 1 : 0
    }
    connect(object, "retrieve-surrounding", self, unsafeBitCast(asked, to: GCallback.self))
    let deleted: @convention(c) (gpointer, Int32, Int32, gpointer) -> gboolean = { _, offset, count, data in
      (owner(data) as InputMethod).delete(offset: Int(offset), count: Int(count)) ? 1 : 0
    }
    connect(object, "delete-surrounding", self, unsafeBitCast(deleted, to: GCallback.self))
  }

  /// The field that has the keyboard after a frame; nil for none.
  func update(for new: TextInputState?) {
    let old = field
    field = new
    guard let new else {
      if old != nil {
        gtk_im_context_reset(context)
        gtk_im_context_focus_out(context)
      }
      return
    }
    if old?.element != new.element {
      gtk_im_context_reset(context)
      setPurpose(of: new)
      gtk_im_context_focus_in(context)
    }
    let caret = new.caret == .zero ? new.frame : new.caret
    var area = GdkRectangle(
      x: Int32(caret.minX), y: Int32(caret.minY), width: Int32(caret.width), height: Int32(caret.height))
    gtk_im_context_set_cursor_location(context, &area)
  }

  private func setPurpose(of field: TextInputState) {
    let purposes: [TextInputState.Keyboard: GtkInputPurpose] = [
      .number: GTK_INPUT_PURPOSE_DIGITS, .decimal: GTK_INPUT_PURPOSE_NUMBER, .phone: GTK_INPUT_PURPOSE_PHONE,
      .email: GTK_INPUT_PURPOSE_EMAIL, .url: GTK_INPUT_PURPOSE_URL, .name: GTK_INPUT_PURPOSE_NAME,
      .code: GTK_INPUT_PURPOSE_PIN, .password: GTK_INPUT_PURPOSE_PASSWORD,
    ]
    let purpose = field.isSecure ? GTK_INPUT_PURPOSE_PASSWORD : purposes[field.keyboard] ?? GTK_INPUT_PURPOSE_FREE_FORM
    var value = GValue()
    g_value_init(&value, gtk_input_purpose_get_type())
    g_value_set_enum(&value, Int32(purpose.rawValue))
    g_object_set_property(context.cast(to: GObject.self), "input-purpose", &value)
    g_value_unset(&value)
    setHints(of: field)
  }

  /// What an on-screen keyboard and a spelling checker may do by themselves.
  private func setHints(of field: TextInputState) {
    var hints: UInt32 =
      switch field.capitals {
      case .none: 0
      case .words: GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue
      case .sentences: GTK_INPUT_HINT_UPPERCASE_SENTENCES.rawValue
      case .all: GTK_INPUT_HINT_UPPERCASE_CHARS.rawValue
      }
    if field.leavesMistakes || field.isSecure { hints |= GTK_INPUT_HINT_NO_SPELLCHECK.rawValue }
    if field.isSecure { hints |= GTK_INPUT_HINT_PRIVATE.rawValue }
    var value = GValue()
    g_value_init(&value, gtk_input_hints_get_type())
    g_value_set_flags(&value, hints)
    g_object_set_property(context.cast(to: GObject.self), "input-hints", &value)
    g_value_unset(&value)
  }

  private func compose() {
    var text: UnsafeMutablePointer<CChar>?
    gtk_im_context_get_preedit_string(context, &text, nil, nil)
    send(.compose(text.map { String(cString: $0) } ?? ""))
    g_free(text)
  }

  private func tellSurroundings() -> Bool {
    guard let field, !field.isSecure else { return false }
    let characters = Array(field.text)
    func byteCount(_ position: Int) -> Int32 {
      Int32(String(characters.prefix(max(position, 0))).utf8.count)
    }
    gtk_im_context_set_surrounding_with_selection(
      context, field.text, Int32(field.text.utf8.count), byteCount(field.selection.upperBound),
      byteCount(field.selection.lowerBound))
    return true
  }

  /// `offset` from the caret and `count` are Unicode scalars.
  private func delete(offset: Int, count: Int) -> Bool {
    guard let field else { return false }
    let scalars = Array(field.text.unicodeScalars)
    let caret = String(field.text.prefix(field.selection.upperBound)).unicodeScalars.count
    let start = min(max(caret + offset, 0), scalars.count)
    let end = min(max(start + count, start), scalars.count)
    func text(_ part: ArraySlice<Unicode.Scalar>) -> String {
      var result = String.UnicodeScalarView()
      result.append(contentsOf: part)
      return String(result)
    }
    let before = text(scalars[..<start])
    send(.replace(text: before + text(scalars[end...]), selection: before.count..<before.count))
    return true
  }
}
