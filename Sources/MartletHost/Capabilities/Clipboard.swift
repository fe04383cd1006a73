import Foundation

/// The desktop's clipboard. It holds a text or a picture: setting one takes the place of the other.
public protocol Clipboard: AnyObject {
  var text: String? { get set }
  /// As the bytes of a PNG file.
  var picture: Data? { get set }
}
