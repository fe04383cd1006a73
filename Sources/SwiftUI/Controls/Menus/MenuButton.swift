import Foundation
import MartletControls
import MartletTree

/// A closed menu: a button in the style around it, which opens the menu.
struct MenuButton: View {
  let configuration: MenuStyleConfiguration
  @State private var isOpen = false
  @Environment(\.menuOrder) private var order

  var body: some View {
    let isOpen = $isOpen
    var button = PrimitiveButtonStyleConfiguration(
      role: nil, label: configuration.label, action: configuration.primaryAction ?? { isOpen.wrappedValue = true })
    button.meaning = .menu
    return StyledControl(configuration: button, standard: AnyControlStyle(primitive: DefaultButtonStyle()))
      .modifier(
        OpeningMenu(
          isOpen: isOpen, isReversible: order != .fixed, holdDuration: configuration.primaryAction == nil ? 0.25 : 0.5,
          items: configuration.content))
  }
}

/// Shows a menu beside the view. Presses that stay open it, too, and go on over its rows.
struct OpeningMenu<Items: View>: ViewModifier {
  @Binding var isOpen: Bool
  /// Whether the first row stands next to the finger in a menu that opens upwards.
  let isReversible: Bool
  /// Seconds.
  var holdDuration = 0.25
  let items: Items
  @State private var control = MenuControl()

  func body(content: Content) -> some View {
    let (isOpen, control, isReversible, items) = ($isOpen, control, isReversible, items)
    content
      .modifier(MenuPressModifier(control: control, holdDuration: holdDuration) { isOpen.wrappedValue = true })
      .popup(isPresented: isOpen, onKey: control.handleKey) { place in
        let _ = control.connect(to: isOpen, parent: nil)
        MenuCard(
          control: control, isReversed: isReversible && place.opensUpwards, room: place.room, content: items)
      }
  }
}

/// Lets a press that stays open a menu.
struct MenuPressModifier: ElementModifier {
  let control: MenuControl
  let holdDuration: Double
  let open: () -> Void

  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> MenuPressNode {
    MenuPressNode(context: context.layout, child: child)
  }
  func update(_ wrapper: MenuPressNode, in context: ElementContext) {
    let (control, open, press) = (control, open, wrapper.press)
    press.isEnabled = context.environment.isEnabled
    press.holdDuration = holdDuration
    press.open = { _ in open() }
    press.moved = { control.track($0) }
    press.released = { control.release(at: $0) }
  }
}

final class MenuPressNode: UnaryNode, PointerTaking {
  let press = MenuOpeningPress()
  var ownRecognizers: [GestureRecognizer] { [press] }
}
