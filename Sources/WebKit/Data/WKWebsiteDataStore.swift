import Foundation
import FoundationNetworking
import MartletWeb

/// Where pages keep cookies, caches and databases.
@MainActor @preconcurrency open class WKWebsiteDataStore: NSObject {
  private let name: String?
  lazy var session = WebSession(name: name)
  nonisolated(unsafe) private static let standard = WKWebsiteDataStore(name: "Default")
  nonisolated(unsafe) private static var named: [UUID: WKWebsiteDataStore] = [:]

  nonisolated private init(name: String?) { self.name = name }

  /// The store that is kept from run to run; the same for all.
  nonisolated open class func `default`() -> WKWebsiteDataStore { standard }
  /// A new one that is gone with its last view.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(name: nil) }
  public convenience init(forIdentifier identifier: UUID) { self.init(name: identifier.uuidString) }
  open var isPersistent: Bool { name != nil }
  open var identifier: UUID? { name.flatMap { UUID(uuidString: $0) } }

  public private(set) lazy var httpCookieStore = WKHTTPCookieStore(session: session)

  open class func allWebsiteDataTypes() -> Set<String> { Set(kinds.keys) }

  private static let kinds: [String: WebSession.DataKinds] = [
    WKWebsiteDataTypeMemoryCache: .memoryCache, WKWebsiteDataTypeDiskCache: .diskCache,
    WKWebsiteDataTypeCookies: .cookies, WKWebsiteDataTypeLocalStorage: .localStorage,
    WKWebsiteDataTypeSessionStorage: .sessionStorage, WKWebsiteDataTypeIndexedDBDatabases: .databases,
    WKWebsiteDataTypeServiceWorkerRegistrations: .serviceWorkers, WKWebsiteDataTypeFetchCache: .domCache,
    WKWebsiteDataTypeOfflineWebApplicationCache: .offlineCache,
  ]

  static func kinds(_ types: Set<String>) -> WebSession.DataKinds {
    types.reduce(into: []) { kinds, type in kinds.formUnion(Self.kinds[type] ?? []) }
  }
  static func types(_ kinds: WebSession.DataKinds) -> Set<String> {
    Set(Self.kinds.filter { kinds.contains($0.value) }.map(\.key))
  }

  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
  ) {
    session.fetchRecords(Self.kinds(dataTypes)) { completionHandler($0.map(WKWebsiteDataRecord.init)) }
  }
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
    await withCheckedContinuation { continuation in
      fetchDataRecords(ofTypes: dataTypes) { continuation.resume(returning: $0) }
    }
  }

  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping () -> Void
  ) {
    session.remove(dataRecords.map(\.record), Self.kinds(dataTypes)) { completionHandler() }
  }
  open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {
    await withCheckedContinuation { continuation in
      removeData(ofTypes: dataTypes, for: dataRecords) { continuation.resume() }
    }
  }

  /// What has changed since a time.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
  ) {
    // Everything since 1970 is everything.
    let seconds = date.timeIntervalSince1970 <= 0 ? nil : -date.timeIntervalSinceNow
    session.clear(Self.kinds(dataTypes), last: seconds) { completionHandler() }
  }
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    await withCheckedContinuation { continuation in
      removeData(ofTypes: dataTypes, modifiedSince: date) { continuation.resume() }
    }
  }
}

/// What one site's pages left behind.
@MainActor @preconcurrency open class WKWebsiteDataRecord: NSObject {
  let record: WebSession.Record
  init(_ record: WebSession.Record) { self.record = record }
  /// The site's name, mostly its domain.
  open var displayName: String { record.name }
  open var dataTypes: Set<String> { WKWebsiteDataStore.types(record.kinds) }
}

public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"

/// The cookies of a store.
@MainActor @preconcurrency open class WKHTTPCookieStore: NSObject {
  private let session: WebSession
  private var observers: [WeakObserver] = []
  private struct WeakObserver { weak var observer: (any WKHTTPCookieStoreObserver)? }
  init(session: WebSession) { self.session = session }

  open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
    session.allCookies { completionHandler($0) }
  }
  open func allCookies() async -> [HTTPCookie] {
    await withCheckedContinuation { continuation in getAllCookies { continuation.resume(returning: $0) } }
  }
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    session.add(cookie) { [self] in
      completionHandler?()
      tell()
    }
  }
  open func setCookie(_ cookie: HTTPCookie) async {
    await withCheckedContinuation { continuation in setCookie(cookie) { continuation.resume() } }
  }
  open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    session.remove(cookie) { [self] in
      completionHandler?()
      tell()
    }
  }
  open func deleteCookie(_ cookie: HTTPCookie) async {
    await withCheckedContinuation { continuation in delete(cookie) { continuation.resume() } }
  }

  /// Not kept. It is told of changes that the app makes.
  open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.append(WeakObserver(observer: observer)) }
  open func remove(_ observer: any WKHTTPCookieStoreObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }
  private func tell() { for entry in observers { entry.observer?.cookiesDidChange(in: self) } }
}

@MainActor @preconcurrency public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}
extension WKHTTPCookieStoreObserver {
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}
