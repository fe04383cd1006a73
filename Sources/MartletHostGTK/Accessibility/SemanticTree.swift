import CGtk
import Foundation
import MartletDisplay
import MartletHost

/// Keeps semantic widgets in step with what the frames mean. Not with each frame: a tool needs no sixty trees a second.
final class SemanticTree {
  private let canvas: Canvas
  private let source: any FrameSource
  private var root: SemanticWidget?
  private weak var focused: SemanticWidget?
  private var pause: Timeout?
  var didHandle: () -> Void = {}

  /// Seconds between two updates.
  private static let interval = 0.1

  init(canvas: Canvas, source: any FrameSource) { (self.canvas, self.source) = (canvas, source) }

  /// Whether anybody could read it: `GTK_A11Y=none` says no, and so does the lack of a session bus.
  static var isWanted: Bool { ProcessInfo.processInfo.environment["GTK_A11Y"] != "none" }

  func setNeedsUpdate() {
    guard pause == nil else { return }
    pause = Timeout(seconds: Self.interval) { [weak self] in
      self?.pause = nil
      self?.update()
    }
  }

  private func update() {
    let semantics = source.semantics
    let root = root ?? make(semantics)
    root.update(to: semantics, parentOrigin: .zero, field: source.textInput)
    canvas.place(root.widget, at: CGRect(origin: .zero, size: canvas.size))
    moveFocus()
  }

  /// The desktop's focus follows the content's, so that a screen reader says where it is. Keys reach the canvas all
  /// the same: it is around all elements.
  private func moveFocus() {
    let new = root?.focusedElement
    guard new !== focused else { return }
    let hadFocus = focused != nil
    focused = new
    if let new, let window = gtk_widget_get_root(canvas.widget) {
      // The widget's own way to the focus asks the content.
      gtk_widget_set_focusable(new.widget, 1)
      gtk_root_set_focus(window, new.widget)
    } else if hadFocus {
      gtk_widget_grab_focus(canvas.widget)
    }
  }

  private func make(_ semantics: SemanticsNode) -> SemanticWidget {
    let root = SemanticWidget(semantics, form: ElementForm(semantics, field: nil)) { [weak self] event in
      guard let self else { return false }
      let isUsed = self.source.handle(event)
      self.didHandle()
      // The element may not have become what the tool made of its widget.
      self.setNeedsUpdate()
      return isUsed
    }
    self.root = root
    return root
  }
}
