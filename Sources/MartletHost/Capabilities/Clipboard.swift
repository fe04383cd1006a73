/// The desktop's clipboard.
public protocol Clipboard: AnyObject {
  var text: String? { get set }
}
