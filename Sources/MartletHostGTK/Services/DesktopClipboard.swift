import CGtk
import Foundation
import MartletHost

/// The desktop's clipboard, kept while this app owns it and read again whenever another program changed it.
final class DesktopClipboard: Clipboard {
  private enum Content {
    case text(String)
    case picture(Data)
    /// Another program's, made into bytes when they are asked for.
    case texture(OpaquePointer)
  }

  private let clipboard: OpaquePointer
  private var content: Content? {
    didSet { if case .texture(let texture) = oldValue { g_object_unref(UnsafeMutableRawPointer(texture)) } }
  }

  init(window: DesktopWindow) {
    clipboard = gtk_widget_get_clipboard(window.widget)
    let changed: @convention(c) (gpointer, gpointer) -> Void = { _, data in (owner(data) as DesktopClipboard).read() }
    connect(UnsafeMutableRawPointer(clipboard), "changed", self, unsafeBitCast(changed, to: GCallback.self))
    read()
  }

  var text: String? {
    get { if case .text(let text) = content { text } else { nil } }
    set {
      content = newValue.map { .text($0) }
      if let newValue { gdk_clipboard_set_text(clipboard, newValue) } else { gdk_clipboard_set_content(clipboard, nil) }
    }
  }

  var picture: Data? {
    get {
      switch content {
      case .picture(let data): data
      case .texture(let texture): pngData(of: texture)
      case .text, nil: nil
      }
    }
    set {
      guard let newValue, let texture = makeTexture(newValue) else { return text = nil }
      content = .picture(newValue)
      gdk_clipboard_set_texture(clipboard, texture)
      g_object_unref(UnsafeMutableRawPointer(texture))
    }
  }

  private func makeTexture(_ data: Data) -> OpaquePointer? {
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    return gdk_texture_new_from_bytes(bytes, nil)
  }

  /// Reading is asynchronous; the object lives as long as the process.
  private func read() {
    if gdk_clipboard_is_local(clipboard) != 0 { return }
    let this = Unmanaged.passUnretained(self).toOpaque()
    let formats = gdk_clipboard_get_formats(clipboard)
    if gdk_content_formats_contain_gtype(formats, gdk_texture_get_type()) != 0 {
      gdk_clipboard_read_texture_async(
        clipboard, nil, { _, result, data in (owner(data) as DesktopClipboard).finishReadingTexture(result!) }, this)
    } else {
      gdk_clipboard_read_text_async(
        clipboard, nil, { _, result, data in (owner(data) as DesktopClipboard).finishReadingText(result!) }, this)
    }
  }

  private func finishReadingText(_ result: OpaquePointer) {
    let text = gdk_clipboard_read_text_finish(clipboard, result, nil)
    content = text.map { .text(String(cString: $0)) }
    g_free(text)
  }

  private func finishReadingTexture(_ result: OpaquePointer) {
    content = gdk_clipboard_read_texture_finish(clipboard, result, nil).map { .texture($0) }
  }
}
