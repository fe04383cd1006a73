import CGtk
import Foundation
import MartletHost

/// The desktop's clipboard, kept as text while this app owns it and read again whenever another program changed it.
final class DesktopClipboard: Clipboard {
  private let clipboard: OpaquePointer
  private var known: String?

  init(window: DesktopWindow) {
    clipboard = gtk_widget_get_clipboard(window.widget)
    let changed: @convention(c) (gpointer, gpointer) -> Void = { _, data in (owner(data) as DesktopClipboard).read() }
    connect(UnsafeMutableRawPointer(clipboard), "changed", self, unsafeBitCast(changed, to: GCallback.self))
    read()
  }

  var text: String? {
    get { known }
    set {
      known = newValue
      if let newValue { gdk_clipboard_set_text(clipboard, newValue) } else { gdk_clipboard_set_content(clipboard, nil) }
    }
  }

  /// Reading is asynchronous; the object lives as long as the process.
  private func read() {
    if gdk_clipboard_is_local(clipboard) != 0 { return }
    gdk_clipboard_read_text_async(
      clipboard, nil,
      { _, result, data in (owner(data) as DesktopClipboard).finishReading(result!) },
      Unmanaged.passUnretained(self).toOpaque())
  }

  private func finishReading(_ result: OpaquePointer) {
    let text = gdk_clipboard_read_text_finish(clipboard, result, nil)
    known = text.map { String(cString: $0) }
    g_free(text)
  }
}
