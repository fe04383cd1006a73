import Foundation

extension UIApplication {
  /// Whether the desktop opens links and files.
  package static var opensLinks: Bool { urlOpener != nil }

  /// As `open`, with the answer.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    var isOpened = false
    open(url, options: options) { isOpened = $0 }
    return isOpened
  }
}
