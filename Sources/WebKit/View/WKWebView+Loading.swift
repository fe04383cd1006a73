import Foundation
import FoundationNetworking
import MartletWeb
import UIKit

extension WKWebView {
  private func begin(_ load: (EnginePage) -> Void) -> WKNavigation? {
    guard let page else { return nil }
    let navigation = WKNavigation()
    announced = navigation
    load(page)
    takeState()
    return navigation
  }

  /// Lets the page read the folder of a file of the app's own: the app's bundle where the file lies in it.
  private func allowReading(from base: URL?) {
    guard let base, base.isFileURL, let page else { return }
    let folder = base.hasDirectoryPath || Self.isFolder(base) ? base : base.deletingLastPathComponent()
    let bundle = Bundle.main.bundleURL
    let isInBundle = folder.standardizedFileURL.path.hasPrefix(bundle.standardizedFileURL.path)
    page.readableFolders = [folder] + (isInBundle ? [bundle] : [])
  }
  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Loads an address. A file's page may read the files of its folder.
  @discardableResult public func load(_ request: URLRequest) -> WKNavigation? {
    allowReading(from: request.url)
    return begin { $0.load(request) }
  }

  /// Shows text as a page. `baseURL` is what addresses in it are relative to; of a folder's files the page sees those of
  /// that folder alone.
  @discardableResult public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    allowReading(from: baseURL)
    return begin { $0.load(string, base: baseURL) }
  }

  @discardableResult public func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    allowReading(from: baseURL)
    let encoding = characterEncodingName.isEmpty ? nil : characterEncodingName
    return begin { $0.load(data, mediaType: MIMEType, encoding: encoding, base: baseURL) }
  }

  /// Loads a file; the page may read the folder, or the one file.
  @discardableResult public func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    page?.readableFolders = [readAccessURL]
    return begin { $0.load(URLRequest(url: URL)) }
  }
  @discardableResult public func loadFileRequest(
    _ request: URLRequest, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation {
    page?.readableFolders = [readAccessURL]
    return begin { $0.load(request) } ?? WKNavigation()
  }

  /// Shows an answer that the app has got itself as if it had come from the request's address.
  @discardableResult public func loadSimulatedRequest(
    _ request: URLRequest, response: URLResponse, responseData data: Data
  ) -> WKNavigation {
    begin {
      $0.load(data, mediaType: response.mimeType ?? "text/html", encoding: response.textEncodingName, base: request.url)
    } ?? WKNavigation()
  }
  @discardableResult public func loadSimulatedRequest(
    _ request: URLRequest, responseHTML string: String
  ) -> WKNavigation {
    begin { $0.load(string, base: request.url) } ?? WKNavigation()
  }

  @discardableResult public func reload() -> WKNavigation? { begin { $0.reload() } }
  /// Without caches.
  @discardableResult public func reloadFromOrigin() -> WKNavigation? { begin { $0.reload(fromOrigin: true) } }
  public func stopLoading() { page?.stopLoading() }

  // MARK: History

  @discardableResult public func goBack() -> WKNavigation? { canGoBack ? begin { $0.goBack() } : nil }
  @discardableResult public func goForward() -> WKNavigation? { canGoForward ? begin { $0.goForward() } : nil }
  @discardableResult public func go(to item: WKBackForwardListItem) -> WKNavigation? { begin { $0.go(to: item.item) } }
}
