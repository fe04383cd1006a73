import CWebKit
import Foundation
import MartletDisplay
import MartletHost

/// Shows a page as pictures: it stands in a window on the private screen, and is read and painted anew after each change.
///
/// A turn: wait until the window has its size, let the page settle (fonts, two frames), read what it says, take its
/// picture. Changes during a turn ask for another one. A turn or a load that takes too long is given up with a note.
///
/// In a window of the desktop none of this happens: there the widget shows itself.
@MainActor final class PagePainter {
  private unowned let page: EnginePage
  private var window: Widget?
  private(set) var picture: ImageReference?
  private(set) var elements: [SemanticsNode] = []
  private(set) var field: TextInputState?
  var didChange: () -> Void = {}

  private var size = CGSize.zero
  /// Changes that have happened, and those that the picture shows.
  private var wanted = 0
  private var shown = 0
  private var isTaking = false
  private var isPaused = false
  private var isAwaitingLoad = false
  private var deadline: guint = 0
  private var ticks: guint = 0

  /// Seconds that a load, with its pictures, is waited for.
  static let limit = 9.0

  private let view: WebView

  init(page: EnginePage) { (self.page, view) = (page, page.view) }

  deinit {
    if deadline != 0 { g_source_remove(deadline) }
    if ticks != 0 { gtk_widget_remove_tick_callback(view.cast(to: GtkWidget.self), ticks) }
  }

  private var isActive: Bool { window != nil }

  /// Whether the picture will soon be another one.
  var isChanging: Bool {
    isActive && !isPaused && (isAwaitingLoad || hasContent && size.width >= 1 && wanted != shown)
  }
  /// Whether anything has been loaded yet.
  private var hasContent = false

  // MARK: The window

  func begin() {
    window = gtk_window_new()
    let handle = window!.cast(to: GtkWindow.self)
    gtk_window_set_decorated(handle, 0)
    gtk_window_set_child(handle, view.cast(to: GtkWidget.self))
    g_object_set_data(view.cast(to: GObject.self), Self.windowKey, window)
  }

  private static let windowKey = "martlet-window"

  /// Ends the window of a view that ends.
  static func close(_ view: WebView) {
    guard let window = g_object_get_data(view.cast(to: GObject.self), windowKey) else { return }
    gtk_window_set_child(window.assumingMemoryBound(to: GtkWindow.self), nil)
    gtk_window_destroy(window.assumingMemoryBound(to: GtkWindow.self))
  }

  func resize(to new: CGSize) {
    let new = CGSize(width: new.width.rounded(), height: new.height.rounded())
    guard isActive, new != size, new.width >= 1, new.height >= 1, let window else { return }
    size = new
    gtk_widget_set_size_request(view.cast(to: GtkWidget.self), gint(new.width), gint(new.height))
    gtk_window_set_default_size(window.cast(to: GtkWindow.self), gint(new.width), gint(new.height))
    gtk_window_present(window.cast(to: GtkWindow.self))
    setNeedsPicture()
  }

  private var hasItsSize: Bool {
    let widget = view.cast(to: GtkWidget.self)
    return gtk_widget_get_width(widget) == gint(size.width) && gtk_widget_get_height(widget) == gint(size.height)
  }

  // MARK: What happens

  func loadWillStart() {
    guard isActive else { return }
    (isAwaitingLoad, hasContent) = (true, true)
    startDeadline()
    didChange()
  }

  func loadDidEnd() {
    isAwaitingLoad = false
    setNeedsPicture()
  }

  func processDidEnd() {
    isAwaitingLoad = false
    shown = wanted
    picture = nil
    stopDeadline()
    didChange()
  }

  /// A script waits for a person: what there is must show.
  func pause() {
    isPaused = true
    didChange()
  }
  func goOn() {
    isPaused = false
    isTaking = false
    setNeedsPicture()
  }

  /// Something in the page has changed.
  func setNeedsPicture() {
    guard isActive, hasContent else { return }
    wanted += 1
    if !isAwaitingLoad { startDeadline() }
    startTurn()
    didChange()
  }

  // MARK: A turn

  private func startTurn() {
    guard !isTaking, !isPaused, !isAwaitingLoad, wanted != shown, size.width >= 1 else { return }
    isTaking = true
    waitForSize()
  }

  private func waitForSize() {
    if hasItsSize { return read() }
    guard ticks == 0 else { return }
    ticks = gtk_widget_add_tick_callback(
      view.cast(to: GtkWidget.self),
      { _, _, data in
        let painter: PagePainter = owner(data)
        return MainActor.assumeIsolated { painter.tick() ? 1 : 0 }
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  /// Whether the size is still to come.
  private func tick() -> Bool {
    guard hasItsSize else { return true }
    ticks = 0
    read()
    return false
  }

  private func read() {
    let turn = wanted
    page.call(PageScript.reading, world: PageScript.world) { [weak self] answer in
      guard let self, isTaking else { return }
      if case .success(let value) = answer { take(value) }
      paint(turn)
    }
  }

  private func paint(_ turn: Int) {
    let options = page.background.map { $0.alpha < 1 } ?? false
    webkit_web_view_get_snapshot(
      view, WEBKIT_SNAPSHOT_REGION_VISIBLE,
      options ? WEBKIT_SNAPSHOT_OPTIONS_TRANSPARENT_BACKGROUND : WEBKIT_SNAPSHOT_OPTIONS_NONE, nil,
      { view, result, data in
        let view = UnsafeMutableRawPointer(view!).assumingMemoryBound(to: WebKitWebView.self)
        let texture = webkit_web_view_get_snapshot_finish(view, result, nil)
        Waiting<ImageReference?>.take(data)(texture.map { ImageReference(taking: $0) })
      },
      Waiting<ImageReference?> { [weak self] image in
        guard let self else { return }
        if let image { picture = image }
        isTaking = false
        shown = max(shown, turn)
        if wanted == shown { stopDeadline() }
        didChange()
        page.client?.pageDidPaint(page)
        startTurn()
      }.data)
  }

  // MARK: Too long

  private func startDeadline() {
    guard deadline == 0 else { return }
    deadline = g_timeout_add_full(
      G_PRIORITY_DEFAULT, guint(Self.limit * 1000),
      { data in
        let painter: PagePainter = owner(data)
        MainActor.assumeIsolated { painter.giveUp() }
        return 0
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  private func stopDeadline() {
    if deadline != 0, !isAwaitingLoad { g_source_remove(deadline) }
    if !isAwaitingLoad { deadline = 0 }
  }

  /// Shows what there is. A page that changes all the time is as it is; one that loads is named.
  private func giveUp() {
    deadline = 0
    if isAwaitingLoad {
      let name = page.url.map { "the page \($0.absoluteString)" } ?? "a page"
      WebNotes.note("\(name) was still loading after \(Int(Self.limit)) seconds; the picture shows what there was")
      isAwaitingLoad = false
      setNeedsPicture()
    } else {
      shown = wanted
      isTaking = false
      didChange()
    }
  }

  // MARK: What the page says

  private func take(_ value: Any?) {
    guard let value = value as? [String: Any] else { return }
    let scale = CGFloat(page.zoom)
    func number(_ value: Any?) -> CGFloat { CGFloat((value as? NSNumber)?.doubleValue ?? 0) }
    func frame(_ value: [String: Any]) -> CGRect {
      CGRect(
        x: number(value["x"]) * scale, y: number(value["y"]) * scale, width: number(value["width"]) * scale,
        height: number(value["height"]) * scale)
    }
    func text(_ value: Any?) -> String? { (value as? String).flatMap { $0.isEmpty ? nil : $0 } }
    elements = (value["elements"] as? [Any] ?? []).compactMap { $0 as? [String: Any] }.map { item in
      var node = SemanticsNode(
        id: 0, role: (item["role"] as? String).flatMap(SemanticsNode.Role.init) ?? .text, label: text(item["label"]),
        value: text(item["value"]), identifier: text(item["id"]), frame: frame(item))
      if (item["disabled"] as? NSNumber)?.boolValue == true { node.traits.insert(.disabled) }
      if (item["selected"] as? NSNumber)?.boolValue == true { node.traits.insert(.selected) }
      return node
    }
    field = (value["field"] as? [String: Any]).map { item in
      let text = item["text"] as? String ?? ""
      let start = (item["start"] as? NSNumber)?.intValue ?? text.count
      let end = max(start, (item["end"] as? NSNumber)?.intValue ?? text.count)
      var state = TextInputState(element: 0, frame: frame(item), text: text, selection: start..<end)
      state.isSecure = (item["secure"] as? NSNumber)?.boolValue ?? false
      state.isMultiline = (item["multiline"] as? NSNumber)?.boolValue ?? false
      state.caret = state.frame
      return state
    }
  }
}

extension ImageReference {
  /// The pixels of a texture that was given away.
  convenience init(taking texture: OpaquePointer) {
    let (width, height) = (Int(gdk_texture_get_width(texture)), Int(gdk_texture_get_height(texture)))
    var data = Data(count: width * height * 4)
    data.withUnsafeMutableBytes { bytes in
      gdk_texture_download(texture, bytes.bindMemory(to: guchar.self).baseAddress, gsize(width * 4))
    }
    g_object_unref(UnsafeMutableRawPointer(texture))
    self.init(pixelWidth: width, pixelHeight: height, pixels: data)
  }
}
