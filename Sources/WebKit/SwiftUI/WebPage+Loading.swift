import Foundation
import FoundationNetworking

// Each load gives its steps; who does not care leaves them.
extension WebPage {
  private func follow(_ load: (WKWebView) -> WKNavigation?) -> Events {
    guard view.page != nil, let navigation = load(view) else { return failing(.pageClosed) }
    return listen(to: navigation)
  }
  private func failing(_ error: NavigationError) -> Events { Events { $0.finish(throwing: error) } }

  /// Loads an address. A file's page may read the files of its folder.
  @discardableResult public func load(_ request: URLRequest) -> some AsyncSequence<NavigationEvent, any Error> {
    follow { $0.load(request) }
  }
  /// Nil is an error of the steps.
  @discardableResult public func load(_ url: URL?) -> some AsyncSequence<NavigationEvent, any Error> {
    url.map { url in follow { $0.load(URLRequest(url: url)) } } ?? failing(.invalidURL)
  }
  /// Shows text as a page; addresses in it are relative to `baseURL`.
  @discardableResult public func load(
    html: String, baseURL: URL = URL(string: "about:blank")!
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    follow { $0.loadHTMLString(html, baseURL: baseURL) }
  }
  @discardableResult public func load(
    _ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    follow {
      $0.load(data, mimeType: mimeType, characterEncodingName: characterEncoding.webName, baseURL: baseURL)
    }
  }
  /// Shows an answer that the app has got itself as if it had come from the request's address.
  @discardableResult public func load(
    simulatedRequest request: URLRequest, response: URLResponse, responseData: Data
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    follow { $0.loadSimulatedRequest(request, response: response, responseData: responseData) }
  }
  @discardableResult public func load(
    simulatedRequest request: URLRequest, responseHTML: String
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    follow { $0.loadSimulatedRequest(request, responseHTML: responseHTML) }
  }
  /// Goes to a page that was shown before, or after one that was gone back from.
  @discardableResult public func load(
    _ item: BackForwardList.Item
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    follow { $0.go(to: item.wrapped) }
  }

  /// `fromOrigin`: without caches.
  @discardableResult public func reload(
    fromOrigin: Bool = false
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    follow { fromOrigin ? $0.reloadFromOrigin() : $0.reload() }
  }
  public func stopLoading() { view.stopLoading() }
}

extension String.Encoding {
  /// As pages name it; empty leaves it to the data.
  fileprivate var webName: String {
    switch self {
    case .utf8: "utf-8"
    case .ascii: "us-ascii"
    case .isoLatin1: "iso-8859-1"
    case .isoLatin2: "iso-8859-2"
    case .windowsCP1250: "windows-1250"
    case .windowsCP1251: "windows-1251"
    case .windowsCP1252: "windows-1252"
    case .windowsCP1253: "windows-1253"
    case .windowsCP1254: "windows-1254"
    case .shiftJIS: "shift_jis"
    case .japaneseEUC: "euc-jp"
    case .iso2022JP: "iso-2022-jp"
    case .utf16BigEndian: "utf-16be"
    case .utf16, .utf16LittleEndian: "utf-16le"
    default: ""
    }
  }
}
