import Foundation
import MartletControls
import MartletTree

/// The rows of a context menu, as a value.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems
  nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Shows a menu beside this view after a touch that stays for half a second, or a press of the mouse's second button.
  ///
  /// The view stands out while all else is dimmed. On the content of a list's row the whole row is pressed. Without
  /// items nothing opens. Source: M-CTL-31 to M-CTL-35.
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier<MenuItems, EmptyView>(items: menuItems(), preview: nil))
  }

  /// The same with `preview` in the place of the view while the menu is open: in its own size, at most as wide as the
  /// window.
  nonisolated public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View { modifier(ContextMenuModifier(items: menuItems(), preview: preview())) }

  /// The older form; nil shows none.
  nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(ContextMenuModifier<MenuItems?, EmptyView>(items: contextMenu?.items, preview: nil))
  }
}

/// What was pressed for an open context menu.
final class ContextSource {
  weak var node: ContextPressNode?
}

struct ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
  let items: Items
  let preview: Preview?
  @State private var isOpen = false
  @State private var control = MenuControl()
  @State private var source = ContextSource()

  nonisolated init(items: Items, preview: Preview?) { (self.items, self.preview) = (items, preview) }

  func body(content: Content) -> some View {
    let (isOpen, control, source, items, preview) = ($isOpen, control, source, items, preview)
    content
      .modifier(ContextPressModifier(control: control, source: source) { isOpen.wrappedValue = true })
      .accessibilityAction(named: Text(word: .showMenu)) { isOpen.wrappedValue = true }
      .popup(isPresented: isOpen, placement: .contextMenu, onKey: control.handleKey) { place in
        let _ = control.connect(to: isOpen, parent: nil)
        ContextMenuScene(
          control: control, source: source, place: place, preview: preview.map { AnyView($0) },
          card: MenuCard(control: control, room: place.room, content: items))
      }
  }
}

extension PopupPlacement {
  /// Over the whole window, which darkens as under an alert.
  static let contextMenu = PopupPlacement(kind: .window, dimming: 0.2, closesOnResize: true, fades: true)
}

/// Lets touches that stay and the second button open a context menu.
struct ContextPressModifier: ElementModifier {
  let control: MenuControl
  let source: ContextSource
  let open: () -> Void

  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> ContextPressNode {
    ContextPressNode(context: context.layout, child: child)
  }
  func update(_ wrapper: ContextPressNode, in context: ElementContext) {
    let (control, source, open, press) = (control, source, open, wrapper.press)
    if source.node == nil { source.node = wrapper }
    press.open = { [weak wrapper] _ in
      source.node = wrapper
      open()
    }
    press.moved = { control.track($0) }
    press.released = { control.release(at: $0) }
  }
}

final class ContextPressNode: UnaryNode, PointerTaking {
  let press = MenuOpeningPress()

  override init(context: LayoutContext, child: LayoutNode) {
    super.init(context: context, child: child)
    press.isContext = true
    press.holdDuration = PresentationMetrics.ContextMenu.pressDuration
  }

  var ownRecognizers: [GestureRecognizer] { [press] }

  /// The row of a list that the view fills alone.
  private var row: LayoutNode? {
    var node: LayoutNode = self
    while let parent = node.parent {
      if parent is RowPressing { return parent }
      guard parent is UnaryNode || parent.children.count == 1 else { return nil }
      node = parent
    }
    return nil
  }

  /// The part of the view that was pressed, where the menu is that part's alone.
  weak var pressedPart: LayoutNode?

  /// What stands out while the menu is open.
  var lifted: LayoutNode { pressedPart ?? row ?? self }

  override func containsOwnContent(_ point: CGPoint) -> Bool {
    guard let row else { return bounds.contains(point) }
    return row.bounds.offsetBy(dx: -frame(in: row).minX, dy: -frame(in: row).minY).contains(point)
  }
}
