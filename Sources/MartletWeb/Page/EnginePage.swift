import CWebKit
import Foundation
import FoundationNetworking
import MartletDisplay
import MartletHost

/// A page of WebKitGTK: it loads addresses, runs scripts, and shows what there is as a widget in a window or as
/// pictures (`WebPlace`).
///
/// Main thread only. Addresses of files are those of `FolderScheme` inside, and of files to the owner.
@MainActor public final class EnginePage {
  public weak var client: (any EnginePageClient)?
  public let content: WebContent
  public let session: WebSession
  let view: WebView
  private let settings: OpaquePointer

  /// Folders whose files the page may read.
  public var readableFolders: [URL] = []

  // Seen by the parts in other files.
  var isLoading = false
  /// Whether the engine has said that the load has finished, and the client has not been told.
  var isEnding = false
  var hasFailed = false
  var hasCommitted = false
  /// The link with the attribute `download` that was followed last, as the page's script tells before the load is asked for.
  var downloadLink: URL?
  /// What was decided to be downloads, until the session tells of each.
  var expectedDownloads: [DownloadSource] = []
  var ownDownloads: Set<UnsafeMutableRawPointer> = []
  var isStartingDownload = false
  lazy var painter = PagePainter(page: self)
  /// Told by the page's own script.
  public private(set) var contentSize = CGSize.zero
  public private(set) var contentOffset = CGPoint.zero
  public var allowsScrolling = true { didSet { if allowsScrolling != oldValue { styleDidChange() } } }
  /// Whether text can be selected.
  public var allowsSelection = true { didSet { if allowsSelection != oldValue { styleDidChange() } } }

  /// Nil where pages cannot be shown; `WebPlace.current` says why. `relative` is the page that opens this one.
  public init?(content: WebContent, session: WebSession, relative: EnginePage? = nil) {
    if case .none = WebPlace.current { return nil }
    (self.content, self.session) = (content, session)
    settings = webkit_settings_new()!
    view = Self.makeView(content, session, settings, relative)
    g_object_ref_sink(view)
    WebEngine.add(self, for: view)
    watch()
    installScript()
    if WebPlace.current == .picture {
      webkit_settings_set_hardware_acceleration_policy(settings, WEBKIT_HARDWARE_ACCELERATION_POLICY_NEVER)
      painter.begin()
    }
  }

  deinit {
    let (view, settings) = (view, settings)
    disconnect(view, self)
    if let list = webkit_web_view_get_back_forward_list(view) { disconnect(UnsafeMutableRawPointer(list), self) }
    MainActor.assumeIsolated {
      WebEngine.remove(view)
      PagePainter.close(view)
    }
    g_object_unref(view)
    g_object_unref(UnsafeMutableRawPointer(settings))
  }

  private static func makeView(
    _ content: WebContent, _ session: WebSession, _ settings: OpaquePointer, _ relative: EnginePage?
  ) -> WebView {
    var names = ["user-content-manager", "settings"]
    var objects = [content.handle, settings].map { UnsafeMutableRawPointer($0) }
    if let relative {
      names.append("related-view")
      objects.append(UnsafeMutableRawPointer(relative.view))
    } else {
      names += ["web-context", "network-session"]
      objects += [UnsafeMutableRawPointer(WebEngine.context), UnsafeMutableRawPointer(session.handle)]
    }
    var values = objects.map { object in
      var value = GValue()
      g_value_init(&value, GType(20 << 2))  // an object
      g_value_set_object(&value, object)
      return value
    }
    var words: [UnsafePointer<CChar>?] = names.map { UnsafePointer(strdup($0)) }
    defer {
      words.forEach { free(UnsafeMutablePointer(mutating: $0)) }
      for index in values.indices { g_value_unset(&values[index]) }
    }
    let made = g_object_new_with_properties(webkit_web_view_get_type(), guint(names.count), &words, &values)!
    return made.cast(to: WebKitWebView.self)
  }

  // MARK: Loading

  /// The owner sees the steps of each load; nothing is thrown.
  public func load(_ request: URLRequest) {
    guard let url = request.url else { return }
    let made = webkit_uri_request_new(FolderScheme.inside(url).absoluteString)
    if let headers = webkit_uri_request_get_http_headers(made) {
      for (name, value) in request.allHTTPHeaderFields ?? [:] { soup_message_headers_replace(headers, name, value) }
    }
    webkit_web_view_load_request(view, made)
    g_object_unref(UnsafeMutableRawPointer(made!))
    willLoad()
  }

  /// A page that is here already. Addresses in it are seen from `base`.
  public func load(_ html: String, base: URL?) {
    webkit_web_view_load_html(view, html, base.map { FolderScheme.inside($0).absoluteString })
    willLoad()
  }

  public func load(_ data: Data, mediaType: String, encoding: String?, base: URL?) {
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    webkit_web_view_load_bytes(view, bytes, mediaType, encoding, base.map { FolderScheme.inside($0).absoluteString })
    g_bytes_unref(bytes)
    willLoad()
  }

  public func reload(fromOrigin: Bool = false) {
    if fromOrigin { webkit_web_view_reload_bypass_cache(view) } else { webkit_web_view_reload(view) }
    willLoad()
  }
  public func stopLoading() { webkit_web_view_stop_loading(view) }

  private func willLoad() {
    painter.loadWillStart()
    client?.pageDidChange(self)
  }

  // MARK: Values

  public var url: URL? {
    String(borrowing: webkit_web_view_get_uri(view)).flatMap { URL(string: $0) }.map(FolderScheme.outside)
  }
  public var title: String? { String(borrowing: webkit_web_view_get_title(view)) }
  public var progress: Double { webkit_web_view_get_estimated_load_progress(view) }
  public var isBusy: Bool { webkit_web_view_is_loading(view) != 0 }
  public var hasOnlySecureContent: Bool { url?.scheme == "https" && !hasInsecureContent }
  var hasInsecureContent = false

  public var zoom: Double {
    get { webkit_web_view_get_zoom_level(view) }
    set {
      webkit_web_view_set_zoom_level(view, newValue)
      painter.setNeedsPicture()
    }
  }
  /// Empty for the library's own.
  public var userAgent: String {
    get { String(borrowing: webkit_settings_get_user_agent(settings)) ?? "" }
    set { webkit_settings_set_user_agent(settings, newValue.isEmpty ? nil : newValue) }
  }
  /// What is added to the library's own name.
  public func addToUserAgent(_ application: String) {
    webkit_settings_set_user_agent(settings, nil)
    userAgent = userAgent + " " + application
  }

  /// Nil: the page's own, over white.
  public var background: RGBA? {
    didSet {
      var color =
        background.map { GdkRGBA(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha) }
        ?? GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1)
      webkit_web_view_set_background_color(view, &color)
      painter.setNeedsPicture()
    }
  }
  /// Of the page's `theme-color`; nil where it has none.
  public var themeColor: RGBA? {
    var color = GdkRGBA()
    guard webkit_web_view_get_theme_color(view, &color) != 0 else { return nil }
    return RGBA(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  public var allowsScripts: Bool {
    get { webkit_settings_get_enable_javascript_markup(settings) != 0 }
    set { webkit_settings_set_enable_javascript_markup(settings, newValue ? 1 : 0) }
  }
  public var allowsOpeningWindows: Bool {
    get { webkit_settings_get_javascript_can_open_windows_automatically(settings) != 0 }
    set { webkit_settings_set_javascript_can_open_windows_automatically(settings, newValue ? 1 : 0) }
  }
  public var isInspectable: Bool {
    get { webkit_settings_get_enable_developer_extras(settings) != 0 }
    set { webkit_settings_set_enable_developer_extras(settings, newValue ? 1 : 0) }
  }
  public var allowsSwipes: Bool {
    get { webkit_settings_get_enable_back_forward_navigation_gestures(settings) != 0 }
    set { webkit_settings_set_enable_back_forward_navigation_gestures(settings, newValue ? 1 : 0) }
  }
  public var playsMediaOnlyByUser: Bool {
    get { webkit_settings_get_media_playback_requires_user_gesture(settings) != 0 }
    set { webkit_settings_set_media_playback_requires_user_gesture(settings, newValue ? 1 : 0) }
  }
  public var allowsFullScreen: Bool {
    get { webkit_settings_get_enable_fullscreen(settings) != 0 }
    set { webkit_settings_set_enable_fullscreen(settings, newValue ? 1 : 0) }
  }
  public var playsMediaInline: Bool {
    get { webkit_settings_get_media_playback_allows_inline(settings) != 0 }
    set { webkit_settings_set_media_playback_allows_inline(settings, newValue ? 1 : 0) }
  }
  /// Pixels at 100 %.
  public var minimumFontSize: Int {
    get { Int(webkit_settings_get_minimum_font_size(settings)) }
    set { webkit_settings_set_minimum_font_size(settings, guint32(max(0, newValue))) }
  }

  /// Whether pages are told that dark colours are wanted. The toolkit has one answer for all pages of a process.
  public static func setDark(_ isDark: Bool) {
    guard let settings = gtk_settings_get_default() else { return }
    let object = UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
    let name = "gtk-application-prefer-dark-theme"
    var value = GValue()
    g_value_init(&value, GType(5 << 2))  // a boolean
    g_object_get_property(object, name, &value)
    guard (g_value_get_boolean(&value) != 0) != isDark else { return }
    g_value_set_boolean(&value, isDark ? 1 : 0)
    g_object_set_property(object, name, &value)
  }

  // MARK: The page's own script

  /// Pages of the same content share it; the first of them hears of it.
  private func installScript() {
    let isFirst = content.open(PageScript.channel, world: PageScript.world, isAnswered: false) { [weak self] body, _ in
      self?.take(body)
    }
    if isFirst { reinstallScript() }
  }
  /// To be called after the owner has taken away all scripts.
  public func reinstallScript() {
    content.add(
      WebContent.Script(
        source: PageScript.watcher(watchesChanges: WebPlace.current == .picture), isAtStart: true,
        isForMainFrameOnly: true, world: PageScript.world))
  }

  private func take(_ body: Any) {
    guard let body = body as? [String: Any] else { return }
    if let numbers = (body["scroll"] as? [Any])?.compactMap({ ($0 as? NSNumber)?.doubleValue }), numbers.count == 4 {
      contentOffset = CGPoint(x: numbers[0] * zoom, y: numbers[1] * zoom)
      contentSize = CGSize(width: numbers[2] * zoom, height: numbers[3] * zoom)
      painter.setNeedsPicture()
      client?.pageDidScroll(self)
    }
    if body["changed"] != nil { painter.setNeedsPicture() }
    if let link = body["download"] as? String { downloadLink = URL(string: link).map(FolderScheme.outside) }
  }

  /// Points from the top left corner of the content.
  public func scroll(to offset: CGPoint) {
    let place = "{ left: \(offset.x / zoom), top: \(offset.y / zoom), behavior: 'instant' }"
    run("window.scrollTo(\(place))", world: PageScript.world) { _ in }
  }

  private func styleDidChange() {
    var style = allowsScrolling ? "" : "html, body { overflow: hidden !important; }"
    if !allowsSelection { style += "* { -webkit-user-select: none !important; user-select: none !important; }" }
    content.setStyle(style.isEmpty ? nil : style)
  }

  /// Has the owner answer the addresses of a scheme.
  public func answer(scheme: String) { WebEngine.answer(scheme: scheme) }

  func answer(_ request: SchemeRequest) {
    if request.url.scheme == FolderScheme.name {
      FolderScheme.answer(request, folders: readableFolders)
    } else if let client {
      client.page(self, requests: request)
    } else {
      request.fail(WebError(domain: "martlet", code: -1002, message: "nobody answers \(request.url)"))
    }
  }
}
