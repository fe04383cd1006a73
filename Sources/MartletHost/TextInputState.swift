import Foundation
import MartletDisplay

/// The field that has the keyboard, as a native entry or an input method needs it.
public struct TextInputState: Equatable, Sendable {
  /// What kind of text it is.
  public enum Keyboard: Hashable, Sendable {
    case standard, number, decimal, phone, email, url, search, name, code, password
  }
  /// Which letters an input method makes capital by itself.
  public enum Capitals: Hashable, Sendable { case none, words, sentences, all }
  /// The field's element in the semantics tree.
  public var element: UInt64
  /// The area of the text in the window, in points.
  public var frame: CGRect
  public var text: String
  /// In characters.
  public var selection: Range<Int>
  public var isSecure = false
  public var isMultiline = false
  public var keyboard = Keyboard.standard
  public var capitals = Capitals.none
  /// Whether mistakes are left as they are typed.
  public var leavesMistakes = false
  /// Font family, size in points, CSS weight, for text in the place of ours.
  public var fontFamily = "Inter"
  public var fontSize = 17.0
  public var fontWeight = 400
  public var color = RGBA.black
  public var prompt = ""
  /// The caret in the window, in points, for the windows of an input method.
  public var caret = CGRect.zero
  public init(element: UInt64, frame: CGRect, text: String, selection: Range<Int>) {
    (self.element, self.frame, self.text, self.selection) = (element, frame, text, selection)
  }
}
