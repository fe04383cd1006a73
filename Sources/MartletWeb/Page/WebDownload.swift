import CWebKit
import Foundation
import FoundationNetworking

/// A file on its way from a server to a place that the owner names. Main thread.
@MainActor public final class WebDownload {
  private let handle: OpaquePointer
  private var error: WebError?
  /// What ended it here, before the engine says that it was cancelled.
  private var ownError: WebError?
  private var hasEnded = false
  /// What the download holds itself by while it is under way.
  private var whileUnderWay: WebDownload?

  /// Asked once where the file goes; nil ends the download.
  public var decideDestination: ((EnginePage.Response, _ name: String, @escaping (URL?) -> Void) -> Void)?
  /// Called once, with what went wrong.
  public var didEnd: ((WebError?) -> Void)?
  /// 0 … 1, as pieces arrive.
  public var didProgress: ((Double) -> Void)?

  init(_ handle: OpaquePointer) {
    self.handle = handle
    g_object_ref(UnsafeMutableRawPointer(handle))
    let object = UnsafeMutableRawPointer(handle)
    connect(object, "decide-destination", self, Self.decides)
    connect(object, "notify::estimated-progress", self, Self.progresses)
    connect(object, "failed", self, Self.fails)
    connect(object, "finished", self, Self.finishes)
    whileUnderWay = self
  }
  deinit {
    disconnect(UnsafeMutableRawPointer(handle), self)
    g_object_unref(UnsafeMutableRawPointer(handle))
  }

  public var request: URLRequest? { webkit_download_get_request(handle).map { URLRequest($0) } }
  public var progress: Double { webkit_download_get_estimated_progress(handle) }
  public var receivedLength: Int64 { Int64(clamping: webkit_download_get_received_data_length(handle)) }

  public func cancel() { if !hasEnded { webkit_download_cancel(handle) } }

  // MARK: What the engine tells

  private nonisolated static func with(_ data: gpointer, _ body: @MainActor (WebDownload) -> Void) {
    let download: WebDownload = owner(data)
    MainActor.assumeIsolated { body(download) }
  }

  private static let decides: GCallback = {
    let callback: @convention(c) (gpointer, UnsafePointer<CChar>?, gpointer) -> gboolean = { _, name, data in
      let name = String(borrowing: name) ?? ""
      WebDownload.with(data) { $0.decide(name) }
      // The answer may come later.
      return 1
    }
    return unsafeBitCast(callback, to: GCallback.self)
  }()

  private func decide(_ name: String) {
    guard let decideDestination, let response = webkit_download_get_response(handle) else { return cancel() }
    decideDestination(EnginePage.Response(of: response), name.isEmpty ? "download" : name) { [self] url in
      guard !hasEnded else { return }
      guard let url else { return cancel() }
      // The engine would fail and take the old file away.
      guard !FileManager.default.fileExists(atPath: url.path) else {
        ownError = WebError(
          domain: "martlet", code: NSURLErrorCannotCreateFile, message: "\(url.path) is there already")
        return cancel()
      }
      webkit_download_set_destination(handle, url.path)
    }
  }

  private static let progresses: GCallback = {
    let callback: @convention(c) (gpointer, gpointer, gpointer) -> Void = { _, _, data in
      WebDownload.with(data) { $0.didProgress?($0.progress) }
    }
    return unsafeBitCast(callback, to: GCallback.self)
  }()

  private static let fails: GCallback = {
    let callback: @convention(c) (gpointer, UnsafeMutablePointer<GError>, gpointer) -> Void = { _, error, data in
      let error = WebError(error)
      WebDownload.with(data) { $0.error = error }
    }
    return unsafeBitCast(callback, to: GCallback.self)
  }()

  /// Comes after a failure, too.
  private static let finishes: GCallback = {
    let callback: @convention(c) (gpointer, gpointer) -> Void = { _, data in
      WebDownload.with(data) { download in
        guard !download.hasEnded else { return }
        download.hasEnded = true
        download.didEnd?(download.ownError ?? download.error)
        (download.decideDestination, download.didEnd, download.didProgress) = (nil, nil, nil)
        download.whileUnderWay = nil
      }
    }
    return unsafeBitCast(callback, to: GCallback.self)
  }()
}

extension EnginePage {
  /// What became a download.
  public enum DownloadSource: Sendable {
    case action, response
    /// Nothing that was decided about: the page asked for it by itself.
    case page
  }

  /// Begins a download of an address, with the page's cookies.
  public func download(_ url: URL) -> WebDownload? {
    isStartingDownload = true
    defer { isStartingDownload = false }
    guard let handle = webkit_web_view_download_uri(view, FolderScheme.inside(url).absoluteString) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(handle)) }
    ownDownloads.insert(UnsafeMutableRawPointer(handle))
    return WebDownload(handle)
  }

  /// The session tells of it; a session has many pages.
  func downloadDidStart(_ handle: OpaquePointer) {
    guard !isStartingDownload, ownDownloads.remove(UnsafeMutableRawPointer(handle)) == nil else { return }
    let source: DownloadSource = expectedDownloads.isEmpty ? .page : expectedDownloads.removeFirst()
    client?.page(self, source, becomes: WebDownload(handle))
  }
}
