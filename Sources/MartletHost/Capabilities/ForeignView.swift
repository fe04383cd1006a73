import Foundation
import MartletDisplay

/// What another library shows in a window: a web page, a film. Opaque to the engine, which gives it a place among what
/// it draws itself.
///
/// In a window it is a widget of the toolkit: the host puts it there, and it takes its own pointers and keys. In a
/// picture, and where a script uses the app, it is pixels, and the engine tells it what the person does. Points are
/// counted from its own top left corner. Main thread.
public protocol ForeignView: AnyObject {
  /// The toolkit's widget, a `GtkWidget`; nil for a view that is shown as pixels.
  var widget: UnsafeMutableRawPointer? { get }
  /// What fills the place; nil until there is something. Not asked for where there is a widget.
  var picture: ImageReference? { get }
  /// Whether the picture will soon be another one by itself: a page that loads.
  var isChanging: Bool { get }
  /// Called when what is said above has changed.
  var didChange: () -> Void { get set }
  /// Whether wheels and touchpads over the view move its own content.
  var takesScrolling: Bool { get }
  /// What the picture says; a widget tells assistive tools itself.
  var meaning: [SemanticsNode] { get }
  /// The field in the picture that has the keyboard; nil while none has. Frames from the view's corner.
  var textInput: TextInputState? { get }

  /// The view's place has this size now.
  func resize(to sizeInPoints: CGSize, pixelsPerPoint: CGFloat)
  /// The engine gave the view the keyboard, or took it.
  func keyboardDidMove(here: Bool)
  /// A tap or click, `count` times close together.
  func tap(at point: CGPoint, count: Int)
  /// Moves what lies there, in points: a positive y shows what is further down.
  func scroll(by delta: CGSize, at point: CGPoint)
  /// What a person types into the field that has the keyboard.
  func type(_ event: TextInputEvent)
  /// A key that types nothing, for the field or for the content. Whether it was used.
  func press(_ key: KeyEvent) -> Bool
}

/// A source whose frames have places for foreign views (`DisplayItem.foreign`).
public protocol ForeignViewSource: AnyObject {
  /// The view of such a place; nil for one that has ended.
  func foreignView(withID id: UInt64) -> (any ForeignView)?
  /// The id of the view that a pointer at a point of the window means; nil where anything else lies above it.
  func foreignView(at point: CGPoint) -> UInt64?
}
