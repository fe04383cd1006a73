import Foundation
import MartletControls
import MartletTree

extension View {
  /// A context menu for the rows of the lists inside: `menu` makes it from what it is about. That is the selection when
  /// the pressed row is part of it, else that row alone, and nothing beside the rows. Rows whose value is no `I` have
  /// none; neither have rows of lists without a selection.
  ///
  /// `primaryAction` is what a tap on a row does in the place of choosing it, while the list is not edited.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { modifier(SelectionMenuModifier(menu: menu, primaryAction: primaryAction)) }
}

private struct SelectionMenuModifier<Value: Hashable, Items: View>: ViewModifier {
  let menu: (Set<Value>) -> Items
  let primaryAction: ((Set<Value>) -> Void)?
  @State private var values: Set<Value> = []
  @State private var isOpen = false
  @State private var control = MenuControl()
  @State private var source = ContextSource()

  nonisolated init(menu: @escaping (Set<Value>) -> Items, primaryAction: ((Set<Value>) -> Void)?) {
    (self.menu, self.primaryAction) = (menu, primaryAction)
  }

  func body(content: Content) -> some View {
    let (isOpen, control, source, values, menu) = ($isOpen, control, source, $values, menu)
    content
      .environment(\.rowPrimaryAction, rowAction)
      .modifier(
        SelectionPressModifier(control: control, source: source) { pressed in
          values.wrappedValue = Set(pressed.compactMap { $0.base as? Value })
          isOpen.wrappedValue = true
        }
      )
      .popup(isPresented: isOpen, placement: .contextMenu, onKey: control.handleKey) { place in
        let _ = control.connect(to: isOpen, parent: nil)
        ContextMenuScene(
          control: control, source: source, place: place, preview: nil,
          card: MenuCard(control: control, room: place.room, content: menu(values.wrappedValue)))
      }
  }

  private var rowAction: ((AnyHashable) -> Void)? {
    primaryAction.map { action in { value in if let value = value.base as? Value { action([value]) } } }
  }
}

/// Finds the row that a press means, and whether it stands for the whole selection.
private struct SelectionPressModifier: ElementModifier {
  let control: MenuControl
  let source: ContextSource
  let open: ([AnyHashable]) -> Void

  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> ContextPressNode {
    ContextPressNode(context: context.layout, child: child)
  }
  func update(_ wrapper: ContextPressNode, in context: ElementContext) {
    let (control, source, open, press) = (control, source, open, wrapper.press)
    press.open = { [weak wrapper] point in
      guard let wrapper else { return }
      let row = wrapper.listRow(at: point)
      (source.node, wrapper.pressedPart) = (wrapper, row)
      open(row?.valuesOfMenu ?? [])
    }
    press.moved = { control.track($0) }
    press.released = { control.release(at: $0) }
  }
}

extension LayoutNode {
  fileprivate func listRow(at point: CGPoint) -> ListRowNode? {
    var node = child(at: point)
    while let here = node, here !== self {
      if let row = here as? ListRowNode { return row }
      node = here.parent
    }
    return nil
  }
  private func child(at point: CGPoint) -> LayoutNode? {
    hittableChildren.reversed().lazy.compactMap {
      $0.hit(CGPoint(x: point.x - $0.origin.x, y: point.y - $0.origin.y))
    }.first
  }
}

extension ListRowNode {
  fileprivate var valuesOfMenu: [AnyHashable] {
    guard let selection else { return [] }
    guard selection.isSelected, let list = enclosingList else { return [selection.value] }
    return list.selectedValues
  }
}

private enum RowPrimaryActionKey: EnvironmentKey { static var defaultValue: ((AnyHashable) -> Void)? { nil } }

extension EnvironmentValues {
  /// What taps on rows of lists do in the place of choosing them; nil chooses.
  var rowPrimaryAction: ((AnyHashable) -> Void)? {
    get { self[RowPrimaryActionKey.self] }
    set { self[RowPrimaryActionKey.self] = newValue }
  }
}
