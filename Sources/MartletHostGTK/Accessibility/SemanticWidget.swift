import CGtk
import Foundation
import MartletDisplay

/// An invisible widget in the place of one element, through which assistive tools read it and act on it.
final class SemanticWidget {
  let widget: Widget
  private(set) var node: SemanticsNode
  private(set) var children: [SemanticWidget] = []
  /// Runs an action of an element.
  private let perform: (String, UInt64) -> Void
  /// The frame of the parent's origin is taken off.
  fileprivate var frameInParent = CGRect.zero

  init(_ node: SemanticsNode, perform: @escaping (String, UInt64) -> Void) {
    (self.node, self.perform) = (node, perform)
    widget = Self.make(role: node.role.accessible)
    g_object_set_data(widget.cast(to: GObject.self), Self.key, Unmanaged.passUnretained(self).toOpaque())
    gtk_widget_set_can_target(widget, 0)
    tell(node, since: nil)
  }

  /// Whether the widget can stand for the new state of its element: a role is for life.
  func canShow(_ new: SemanticsNode) -> Bool { new.role.accessible == node.role.accessible }

  /// Takes over what changed, in this element and below. `origin` is the parent's, in the window.
  func update(to new: SemanticsNode, parentOrigin origin: CGPoint) {
    tell(new, since: node)
    node = new
    frameInParent = new.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    updateChildren(new.children)
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
    gtk_widget_unparent(widget)
  }

  private func updateChildren(_ nodes: [SemanticsNode]) {
    var known = Dictionary(children.map { ($0.node.id, $0) }) { first, _ in first }
    var result: [SemanticWidget] = []
    var hasChanged = false
    for node in nodes {
      var child = known.removeValue(forKey: node.id)
      if let old = child, !old.canShow(node) {
        old.removeFromParent()
        child = nil
      }
      let place = child?.frameInParent
      let kept = child ?? SemanticWidget(node, perform: perform)
      moveBehind(result.last, kept)
      kept.update(to: node, parentOrigin: self.node.frame.origin)
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

  // MARK: The class

  private static let key = "martlet-element"

  private static func element(of widget: Widget?) -> SemanticWidget? {
    guard let widget, let data = g_object_get_data(widget.cast(to: GObject.self), key) else { return nil }
    return Unmanaged<SemanticWidget>.fromOpaque(data).takeUnretainedValue()
  }

  private static let type = GObjectType.register("MartletElement", parent: gtk_widget_get_type()) { data, _ in
    let table = data!.assumingMemoryBound(to: GtkWidgetClass.self)
    table.pointee.snapshot = { _, _ in }
    table.pointee.size_allocate = { widget, _, _, _ in
      for child in SemanticWidget.element(of: widget)?.children ?? [] { child.allocate() }
    }
    for action in SemanticWidget.actions {
      gtk_widget_class_install_action(table, action.accessible, nil) { widget, name, _ in
        SemanticWidget.element(of: widget)?.run(String(cString: name!))
      }
    }
  }

  /// Actions by their names in the semantics tree, and as assistive tools know them.
  static let actions = [("tap", "click"), ("increment", "increment"), ("decrement", "decrement")]
    .map { (own: $0.0, accessible: $0.1) }

  private func run(_ name: String) {
    guard let action = Self.actions.first(where: { $0.accessible == name }) else { return }
    perform(action.own, node.id)
  }

  private static func make(role: GtkAccessibleRole) -> Widget {
    var value = GValue()
    g_value_init(&value, gtk_accessible_role_get_type())
    g_value_set_enum(&value, Int32(role.rawValue))
    defer { g_value_unset(&value) }
    let object = "accessible-role".withCString { name in
      var names: [UnsafePointer<CChar>?] = [name]
      return g_object_new_with_properties(type, 1, &names, &value)
    }
    return UnsafeMutableRawPointer(object!).assumingMemoryBound(to: GtkWidget.self)
  }

  private func allocate() {
    // GTK warns about sizes that were not asked for first.
    for direction in [GTK_ORIENTATION_HORIZONTAL, GTK_ORIENTATION_VERTICAL] {
      gtk_widget_measure(widget, direction, -1, nil, nil, nil, nil)
    }
    var area = GdkRectangle(
      x: Int32(frameInParent.minX.rounded()), y: Int32(frameInParent.minY.rounded()),
      width: max(Int32(frameInParent.width.rounded()), 1), height: max(Int32(frameInParent.height.rounded()), 1))
    gtk_widget_size_allocate(widget, &area, -1)
  }
}
