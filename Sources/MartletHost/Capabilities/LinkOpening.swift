import Foundation

/// Opens links and files with the desktop's programs.
public protocol LinkOpening: AnyObject {
  /// Whether a program took the URL.
  func open(_ url: URL) -> Bool
}
