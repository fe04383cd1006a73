import CGtk
import Foundation
import MartletHost

/// The desktop's file dialogs: of its portal where there is one, else the toolkit's.
final class DesktopFileDialogs: FileDialogs {
  private let window: DesktopWindow
  /// The open dialog; it holds its window back.
  private var open: OpenDialog?

  init(window: DesktopWindow) { self.window = window }

  func choose(_ request: FileChoice, done: @escaping ([URL]) -> Void) {
    let action = request.asksForFolder ? GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER : GTK_FILE_CHOOSER_ACTION_OPEN
    let dialog = OpenDialog(title: request.title, over: window.widget, action: action, done: done)
    gtk_file_chooser_set_select_multiple(dialog.chooser, request.allowsSeveral ? 1 : 0)
    dialog.filter(mediaTypes: request.mediaTypes, endings: request.endings)
    show(dialog, in: request.folder)
  }

  func chooseDestination(_ request: FileDestination, done: @escaping (URL?) -> Void) {
    let dialog = OpenDialog(
      title: request.title, over: window.widget, action: GTK_FILE_CHOOSER_ACTION_SAVE, done: { done($0.first) })
    gtk_file_chooser_set_current_name(dialog.chooser, request.name)
    show(dialog, in: request.folder)
  }

  private func show(_ dialog: OpenDialog, in folder: URL?) {
    if let folder {
      let file = g_file_new_for_path(folder.path)
      gtk_file_chooser_set_current_folder(dialog.chooser, file, nil)
      g_object_unref(UnsafeMutableRawPointer(file))
    }
    dialog.didClose = { [weak self, unowned dialog] in if self?.open === dialog { self?.open = nil } }
    open = dialog
    dialog.show()
  }
}

/// A dialog on the screen.
private final class OpenDialog {
  private let native: OpaquePointer
  private let done: ([URL]) -> Void
  var didClose: () -> Void = {}

  var chooser: OpaquePointer { native }

  init(title: String, over parent: Widget, action: GtkFileChooserAction, done: @escaping ([URL]) -> Void) {
    native = gtk_file_chooser_native_new(
      title.isEmpty ? nil : title, UnsafeMutableRawPointer(parent).assumingMemoryBound(to: GtkWindow.self), action, nil,
      nil)
    self.done = done
    let respond: @convention(c) (gpointer, gint, gpointer) -> Void = { _, response, data in
      (owner(data) as OpenDialog).finish(response)
    }
    connect(UnsafeMutableRawPointer(native), "response", self, unsafeBitCast(respond, to: GCallback.self))
  }
  deinit { g_object_unref(UnsafeMutableRawPointer(native)) }

  func filter(mediaTypes: [String], endings: [String]) {
    guard !mediaTypes.isEmpty || !endings.isEmpty else { return }
    let filter = gtk_file_filter_new()
    for type in mediaTypes { gtk_file_filter_add_mime_type(filter, type) }
    for ending in endings { gtk_file_filter_add_suffix(filter, ending) }
    // Not one of a list: a person has nothing to choose from.
    gtk_file_chooser_set_filter(chooser, filter)
  }

  func show() { gtk_native_dialog_show(UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkNativeDialog.self)) }

  private func finish(_ response: gint) {
    let urls = response == GTK_RESPONSE_ACCEPT.rawValue ? chosen : []
    let done = done
    withExtendedLifetime(self) { didClose() }
    done(urls)
  }

  private var chosen: [URL] {
    guard let list = gtk_file_chooser_get_files(chooser) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let file = g_list_model_get_item(list, index) else { return nil }
      defer { g_object_unref(file) }
      guard let path = g_file_get_path(OpaquePointer(file)) else { return nil }
      defer { g_free(path) }
      return URL(fileURLWithPath: String(cString: path))
    }
  }
}
