import CWebKit
import Foundation
import FoundationNetworking

/// Where pages keep cookies and files, and how they reach the network.
@MainActor public final class WebSession {
  let handle: OpaquePointer
  public let isPersistent: Bool

  /// Files below folders of the app's; nil keeps everything in memory.
  public init(name: String?) {
    _ = WebPlace.current
    isPersistent = name != nil
    if let name {
      handle = webkit_network_session_new(
        Self.folder(g_get_user_data_dir(), name), Self.folder(g_get_user_cache_dir(), name))!
    } else {
      handle = webkit_network_session_new_ephemeral()!
    }
    useProxy()
    connect(UnsafeMutableRawPointer(handle), "download-started", self, Self.startsDownload)
  }

  private static let startsDownload: GCallback = {
    let callback: @convention(c) (gpointer, OpaquePointer, gpointer) -> Void = { _, download, _ in
      MainActor.assumeIsolated {
        WebEngine.page(of: webkit_download_get_web_view(download))?.downloadDidStart(download)
      }
    }
    return unsafeBitCast(callback, to: GCallback.self)
  }()

  deinit {
    disconnect(UnsafeMutableRawPointer(handle), self)
    g_object_unref(UnsafeMutableRawPointer(handle))
  }

  private static func folder(_ root: UnsafePointer<gchar>?, _ name: String) -> String {
    let bundle = Bundle.main.bundleIdentifier ?? URL(fileURLWithPath: CommandLine.arguments[0]).lastPathComponent
    return (String(borrowing: root) ?? NSTemporaryDirectory()) + "/\(bundle)/WebKit/\(name)"
  }

  /// The proxy of the environment, as the app's own requests use it.
  private func useProxy() {
    let environment = ProcessInfo.processInfo.environment
    func value(_ name: String) -> String? {
      [name, name.uppercased()].compactMap { environment[$0] }.first { !$0.isEmpty }
    }
    guard let proxy = value("https_proxy") ?? value("http_proxy") else { return }
    let spared = (value("no_proxy") ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    var hosts: [UnsafePointer<CChar>?] = (spared + ["localhost", "127.0.0.1", "::1"]).map { UnsafePointer(strdup($0)) }
    hosts.append(nil)
    defer { hosts.forEach { free(UnsafeMutablePointer(mutating: $0)) } }
    let settings = webkit_network_proxy_settings_new(proxy, &hosts)
    if let plain = value("http_proxy") { webkit_network_proxy_settings_add_proxy_for_scheme(settings, "http", plain) }
    webkit_network_session_set_proxy_settings(handle, WEBKIT_NETWORK_PROXY_MODE_CUSTOM, settings)
    webkit_network_proxy_settings_free(settings)
  }

  // MARK: Data

  /// Kinds of what pages leave behind.
  public struct DataKinds: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let memoryCache = DataKinds(rawValue: WEBKIT_WEBSITE_DATA_MEMORY_CACHE.rawValue)
    public static let diskCache = DataKinds(rawValue: WEBKIT_WEBSITE_DATA_DISK_CACHE.rawValue)
    public static let sessionStorage = DataKinds(rawValue: WEBKIT_WEBSITE_DATA_SESSION_STORAGE.rawValue)
    public static let localStorage = DataKinds(rawValue: WEBKIT_WEBSITE_DATA_LOCAL_STORAGE.rawValue)
    public static let databases = DataKinds(rawValue: WEBKIT_WEBSITE_DATA_INDEXEDDB_DATABASES.rawValue)
    public static let cookies = DataKinds(rawValue: WEBKIT_WEBSITE_DATA_COOKIES.rawValue)
    public static let serviceWorkers = DataKinds(rawValue: WEBKIT_WEBSITE_DATA_SERVICE_WORKER_REGISTRATIONS.rawValue)
    public static let domCache = DataKinds(rawValue: WEBKIT_WEBSITE_DATA_DOM_CACHE.rawValue)
    public static let offlineCache = DataKinds(rawValue: WEBKIT_WEBSITE_DATA_OFFLINE_APPLICATION_CACHE.rawValue)
  }

  /// What the pages of one site left behind.
  public final class Record {
    let handle: OpaquePointer
    public let name: String
    public let kinds: DataKinds
    init(_ handle: OpaquePointer) {
      self.handle = webkit_website_data_ref(handle)
      name = String(borrowing: webkit_website_data_get_name(handle)) ?? ""
      kinds = DataKinds(rawValue: webkit_website_data_get_types(handle).rawValue)
    }
    deinit { webkit_website_data_unref(handle) }
  }

  private var manager: OpaquePointer { webkit_network_session_get_website_data_manager(handle)! }

  public func fetchRecords(_ kinds: DataKinds, _ done: @escaping ([Record]) -> Void) {
    webkit_website_data_manager_fetch(
      manager, WebKitWebsiteDataTypes(rawValue: kinds.rawValue), nil,
      { manager, result, data in
        let list = webkit_website_data_manager_fetch_finish(OpaquePointer(manager), result, nil)
        var records: [Record] = []
        var link = list
        while let here = link {
          if let data = here.pointee.data {
            records.append(Record(OpaquePointer(data)))
            webkit_website_data_unref(OpaquePointer(data))
          }
          link = here.pointee.next
        }
        g_list_free(list)
        Waiting<[Record]>.take(data)(records)
      }, Waiting(done).data)
  }

  public func remove(_ records: [Record], _ kinds: DataKinds, _ done: @escaping () -> Void) {
    var list: UnsafeMutablePointer<GList>?
    for record in records { list = g_list_append(list, UnsafeMutableRawPointer(record.handle)) }
    webkit_website_data_manager_remove(
      manager, WebKitWebsiteDataTypes(rawValue: kinds.rawValue), list, nil,
      { manager, result, data in
        _ = webkit_website_data_manager_remove_finish(OpaquePointer(manager), result, nil)
        Waiting<Void>.take(data)(())
      }, Waiting(done).data)
    g_list_free(list)
  }

  /// All of these kinds that changed in the last `seconds`; nil: ever.
  public func clear(_ kinds: DataKinds, last seconds: Double?, _ done: @escaping () -> Void) {
    let span = seconds.map { GTimeSpan(min(max($0, 0), 1e12) * 1e6) } ?? 0
    webkit_website_data_manager_clear(
      manager, WebKitWebsiteDataTypes(rawValue: kinds.rawValue), span, nil,
      { manager, result, data in
        _ = webkit_website_data_manager_clear_finish(OpaquePointer(manager), result, nil)
        Waiting<Void>.take(data)(())
      }, Waiting(done).data)
  }

  // MARK: Cookies

  private var cookies: OpaquePointer { webkit_network_session_get_cookie_manager(handle)! }

  public func allCookies(_ done: @escaping ([HTTPCookie]) -> Void) {
    webkit_cookie_manager_get_all_cookies(
      cookies, nil,
      { manager, result, data in
        let list = webkit_cookie_manager_get_all_cookies_finish(OpaquePointer(manager), result, nil)
        var found: [HTTPCookie] = []
        var link = list
        while let here = link {
          if let data = here.pointee.data {
            let cookie = OpaquePointer(data)
            if let read = HTTPCookie(cookie) { found.append(read) }
            soup_cookie_free(cookie)
          }
          link = here.pointee.next
        }
        g_list_free(list)
        Waiting<[HTTPCookie]>.take(data)(found)
      }, Waiting(done).data)
  }

  public func add(_ cookie: HTTPCookie, _ done: @escaping () -> Void) {
    let made = cookie.made
    webkit_cookie_manager_add_cookie(
      cookies, made, nil,
      { manager, result, data in
        _ = webkit_cookie_manager_add_cookie_finish(OpaquePointer(manager), result, nil)
        Waiting<Void>.take(data)(())
      }, Waiting(done).data)
    soup_cookie_free(made)
  }

  public func remove(_ cookie: HTTPCookie, _ done: @escaping () -> Void) {
    let made = cookie.made
    webkit_cookie_manager_delete_cookie(
      cookies, made, nil,
      { manager, result, data in
        _ = webkit_cookie_manager_delete_cookie_finish(OpaquePointer(manager), result, nil)
        Waiting<Void>.take(data)(())
      }, Waiting(done).data)
    soup_cookie_free(made)
  }
}

extension HTTPCookie {
  fileprivate convenience init?(_ cookie: OpaquePointer) {
    func text(_ value: UnsafePointer<CChar>?) -> String { String(borrowing: value) ?? "" }
    var fields: [HTTPCookiePropertyKey: Any] = [
      .name: text(soup_cookie_get_name(cookie)), .value: text(soup_cookie_get_value(cookie)),
      .domain: text(soup_cookie_get_domain(cookie)), .path: text(soup_cookie_get_path(cookie)),
    ]
    if let date = soup_cookie_get_expires(cookie) {
      fields[.expires] = Date(timeIntervalSince1970: Double(g_date_time_to_unix(date)))
    } else {
      fields[.discard] = "TRUE"
    }
    if soup_cookie_get_secure(cookie) != 0 { fields[.secure] = "TRUE" }
    if soup_cookie_get_http_only(cookie) != 0 { fields[HTTPCookiePropertyKey("HttpOnly")] = "TRUE" }
    self.init(properties: fields)
  }

  fileprivate var made: OpaquePointer {
    let cookie = soup_cookie_new(name, value, domain, path.isEmpty ? "/" : path, -1)!
    if let expiresDate {
      let date = g_date_time_new_from_unix_utc(gint64(expiresDate.timeIntervalSince1970))
      soup_cookie_set_expires(cookie, date)
      g_date_time_unref(date)
    }
    soup_cookie_set_secure(cookie, isSecure ? 1 : 0)
    soup_cookie_set_http_only(cookie, isHTTPOnly ? 1 : 0)
    return cookie
  }
}
