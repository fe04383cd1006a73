import CWebKit
import Foundation
import MartletDisplay
import MartletHost

// A page as a foreign view. What a person does reaches a widget by the toolkit; a picture by scripts in the page:
// a tap finds what lies at the point (`elementFromPoint`) and gives it the events of a mouse.
extension EnginePage: @preconcurrency ForeignView {
  public var widget: UnsafeMutableRawPointer? {
    WebPlace.current == .window ? UnsafeMutableRawPointer(view) : nil
  }
  public var picture: ImageReference? { painter.picture }
  public var isChanging: Bool { painter.isChanging }
  public var didChange: () -> Void {
    get { painter.didChange }
    set { painter.didChange = newValue }
  }
  /// The page will be another one soon: an app's script runs in it.
  public func willChange() { painter.setNeedsPicture() }
  public var takesScrolling: Bool { allowsScrolling }
  public var meaning: [SemanticsNode] { widget == nil ? painter.elements : [] }
  public var textInput: TextInputState? { widget == nil ? painter.field : nil }

  public func resize(to sizeInPoints: CGSize, pixelsPerPoint: CGFloat) { painter.resize(to: sizeInPoints) }

  public func keyboardDidMove(here: Bool) {
    guard widget != nil else {
      if !here { act("if (document.activeElement) document.activeElement.blur(); return true;") }
      return
    }
    let widget = view.cast(to: GtkWidget.self)
    let hasIt = gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
    if here, !hasIt { gtk_widget_grab_focus(widget) }
  }

  public func tap(at point: CGPoint, count: Int) {
    act(PageScript.tapping, ["x": point.x / zoom, "y": point.y / zoom, "count": count])
  }

  public func scroll(by delta: CGSize, at point: CGPoint) {
    guard allowsScrolling else { return }
    act(
      PageScript.scrolling,
      ["x": point.x / zoom, "y": point.y / zoom, "dx": delta.width / zoom, "dy": delta.height / zoom])
  }

  public func type(_ event: TextInputEvent) {
    switch event {
    case .insert(let text): act(PageScript.typing, ["text": text])
    case .compose: break
    case .replace(let text, _):
      act(PageScript.pressing, ["key": "SelectAll"])
      act(PageScript.typing, ["text": text])
    case .submit: act(PageScript.pressing, ["key": "Enter"])
    case .endEditing: keyboardDidMove(here: false)
    }
  }

  public func press(_ key: KeyEvent) -> Bool {
    let names: [Character: String] = [
      Key.return: "Enter", Key.delete: "Backspace", Key.deleteForward: "Delete", Key.escape: "Escape",
      Key.up: "ArrowUp", Key.down: "ArrowDown", Key.left: "ArrowLeft", Key.right: "ArrowRight",
    ]
    if key.key == "a", key.modifiers.contains(.command) {
      act(PageScript.pressing, ["key": "SelectAll"])
      return true
    }
    guard let name = names[key.key] else { return false }
    act(PageScript.pressing, ["key": name])
    return true
  }

  /// Runs a script for a person, and has the picture taken anew.
  private func act(_ script: String, _ arguments: [String: Any] = [:]) {
    painter.setNeedsPicture()
    call(script, arguments: arguments, world: PageScript.world) { [weak self] _ in self?.painter.setNeedsPicture() }
  }
}
