import CGtk
import Foundation
import MartletDisplay
import MartletHost

/// An invisible widget in the place of one element, through which assistive tools read it and act on it.
final class SemanticWidget {
  let widget: Widget
  private let form: ElementForm
  private(set) var node: SemanticsNode
  private(set) var children: [SemanticWidget] = []
  private let text: TextTwin?
  private let number: NumberTwin?
  /// Takes what a tool does to the content; answers whether anything used it.
  private let send: (InputEvent) -> Bool
  /// The frame of the parent's origin is taken off.
  fileprivate var frameInParent = CGRect.zero

  init(_ node: SemanticsNode, form: ElementForm, send: @escaping (InputEvent) -> Bool) {
    (self.node, self.form, self.send) = (node, form, send)
    widget = ElementClasses.make(form)
    text =
      switch form.body {
      case .line: TextTwin(LineBody(ElementClasses.delegate(of: widget)!))
      case .page: TextTwin(PageBody(widget))
      case .plain, .range: nil
      }
    number = form.body == .range ? NumberTwin(widget) : nil
    g_object_set_data(widget.cast(to: GObject.self), Self.key, Unmanaged.passUnretained(self).toOpaque())
    gtk_widget_set_focusable(widget, node.role.isControl ? 1 : 0)
    tell(node, since: nil)
    number?.didSet = { [weak self] number in self.map { _ = send(.setValue(number, element: $0.node.id)) } }
    text?.didEdit = { [weak self] text, selection in self?.replace(text, selection) }
  }

  /// Whether the widget can stand for the new state of its element.
  private func canShow(_ new: SemanticsNode, _ field: TextInputState?) -> Bool {
    ElementForm(new, field: field, current: form) == form
  }

  /// Takes over what changed, in this element and below. `origin` is the parent's, in the window; `field` is what has
  /// the keyboard.
  func update(to new: SemanticsNode, parentOrigin origin: CGPoint, field: TextInputState?) {
    tell(new, since: node)
    node = new
    frameInParent = new.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    if let value = new.number { number?.show(value) }
    showText(field)
    updateChildren(new.children, field)
  }

  private func showText(_ field: TextInputState?) {
    // The one that has the keyboard, whatever stands around its element.
    if let field, node.traits.contains(.focused) {
      text?.show(field.text, selection: field.selection, isSecure: field.isSecure)
    } else {
      text?.show(node.value ?? "", selection: nil, isSecure: node.role == .secureField)
    }
  }

  /// The innermost element with the keyboard, here or below.
  var focusedElement: SemanticWidget? {
    for child in children { if let found = child.focusedElement { return found } }
    return node.traits.contains(.focused) ? self : nil
  }

  /// Gives the widget up, with all below.
  func removeFromParent() {
    for child in children { child.removeFromParent() }
    children = []
    text?.forget()
    number?.forget()
    ElementClasses.removeDelegate(of: widget)
    gtk_widget_unparent(widget)
  }

  private func updateChildren(_ nodes: [SemanticsNode], _ field: TextInputState?) {
    var known = Dictionary(children.map { ($0.node.id, $0) }) { first, _ in first }
    var result: [SemanticWidget] = []
    var hasChanged = false
    for node in nodes {
      var child = known.removeValue(forKey: node.id)
      if let old = child, !old.canShow(node, field) {
        old.removeFromParent()
        child = nil
      }
      let place = child?.frameInParent
      let kept = child ?? SemanticWidget(node, form: ElementForm(node, field: field), send: send)
      moveBehind(result.last, kept)
      kept.update(to: node, parentOrigin: self.node.frame.origin, field: field)
      hasChanged = hasChanged || place != kept.frameInParent
      result.append(kept)
    }
    for gone in known.values { gone.removeFromParent() }
    children = result
    if hasChanged || !known.isEmpty { gtk_widget_queue_allocate(widget) }
  }

  /// Children are in reading order; the toolkit's order of siblings is what tools walk.
  private func moveBehind(_ previous: SemanticWidget?, _ child: SemanticWidget) {
    if gtk_widget_get_parent(child.widget) == widget, gtk_widget_get_prev_sibling(child.widget) == previous?.widget {
      return
    }
    gtk_widget_insert_after(child.widget, widget, previous?.widget)
  }

  func allocate() {
    // GTK warns about sizes that were not asked for first.
    for direction in [GTK_ORIENTATION_HORIZONTAL, GTK_ORIENTATION_VERTICAL] {
      gtk_widget_measure(widget, direction, -1, nil, nil, nil, nil)
    }
    var area = GdkRectangle(
      x: Int32(frameInParent.minX.rounded()), y: Int32(frameInParent.minY.rounded()),
      width: max(Int32(frameInParent.width.rounded()), 1), height: max(Int32(frameInParent.height.rounded()), 1))
    gtk_widget_size_allocate(widget, &area, -1)
  }

  // MARK: What tools do

  private static let key = "martlet-element"

  static func element(of widget: Widget?) -> SemanticWidget? {
    guard let widget, let data = g_object_get_data(widget.cast(to: GObject.self), key) else { return nil }
    return Unmanaged<SemanticWidget>.fromOpaque(data).takeUnretainedValue()
  }

  /// Actions by their names in the semantics tree, and as assistive tools know them.
  static let actions = [("tap", "click"), ("increment", "increment"), ("decrement", "decrement")]
    .map { (own: $0.0, accessible: $0.1) }

  func run(_ name: String) {
    guard let action = Self.actions.first(where: { $0.accessible == name }) else { return }
    _ = send(.action(action.own, element: node.id))
  }

  func requestFocus() -> Bool { send(.focus(element: node.id)) }

  private func replace(_ text: String, _ selection: Range<Int>) {
    if !node.traits.contains(.focused), !requestFocus() { return }
    _ = send(.text(.replace(text: text, selection: selection)))
  }
}

extension SemanticsNode.Role {
  /// Whether tools may offer to give it the keyboard.
  fileprivate var isControl: Bool {
    switch self {
    case .button, .link, .textField, .secureField, .searchField, .toggle, .slider, .picker, .menu, .tab, .stepper: true
    case .group, .text, .image, .header, .list, .row, .progress, .heading, .navigationBar, .toolbar, .window: false
    }
  }
}
