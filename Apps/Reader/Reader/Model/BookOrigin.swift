import Foundation

/// Where the chapters of a book came from, so that newer ones can be had.
struct BookOrigin: Codable, Equatable, Sendable {
  /// The guide in the app's bundle.
  static let guide = "guide"

  /// An address of http or https, or `guide`.
  var address: String
  /// The server's mark of the state that is here.
  var tag: String?
  /// Chapters that someone has changed are not replaced by newer ones.
  var isEdited = false
}
