/// What kept a file from being imported, checked or exported: file, place in it, reason.
public struct ImportError: Error, CustomStringConvertible, Equatable, Sendable {
  public var file: String
  /// Such as `line 12` or `WebMainResource`; empty for the file as a whole.
  public var place: String
  public var message: String

  public init(_ file: String, place: String = "", _ message: String) {
    self.file = file
    self.place = place
    self.message = message
  }

  public var description: String { place.isEmpty ? "\(file): \(message)" : "\(file): \(place): \(message)" }
}
