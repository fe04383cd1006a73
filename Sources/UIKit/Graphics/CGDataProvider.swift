import Foundation

/// Bytes on their way into or out of Core Graphics.
public final class CGDataProvider: Sendable {
  private let bytes: Data

  public init?(data: NSData) { bytes = data as Data }
  public init?(url: NSURL) {
    guard let data = try? Data(contentsOf: url as URL) else { return nil }
    bytes = data
  }
  init(bytes: Data) { self.bytes = bytes }

  /// All of the bytes.
  public var data: NSData? { bytes as NSData }
}
