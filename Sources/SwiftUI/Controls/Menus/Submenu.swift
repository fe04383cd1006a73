import Foundation
import MartletControls
import MartletLayout

/// A menu inside a menu: a row that opens it over the menu that it is in.
struct SubmenuStyle: MenuStyle {
  nonisolated init() {}
  func makeBody(configuration: Configuration) -> some View {
    Submenu(label: configuration.label, content: configuration.content)
  }
}

struct Submenu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @State private var isOpen = false
  @State private var control = MenuControl()
  @Environment(\.menuControl) private var parent

  var body: some View {
    let (isOpen, control, parent) = ($isOpen, control, parent)
    MenuRow(label: label, mark: .submenu, keepsOpen: true) { isOpen.wrappedValue = true }
      .popup(isPresented: isOpen, placement: .submenu, onKey: control.handleKey) { place in
        let _ = control.connect(to: isOpen, parent: parent)
        SubmenuScene(
          control: control, place: place,
          card: MenuCard(control: control, heading: AnyView(heading), room: place.room, content: content))
      }
  }

  private var heading: some View {
    let control = control
    return MenuRow(label: label, mark: .openSubmenu, isBold: true, keepsOpen: true) { control.close() }
  }
}

extension MenuControl {
  func connect(to isOpen: Binding<Bool>, parent: MenuControl?) {
    close = { isOpen.wrappedValue = false }
    self.parent = parent
  }
}

extension PopupPlacement {
  /// Over the menu that it came from, which becomes a little darker (own).
  static let submenu = PopupPlacement(kind: .window, dimming: 0.06, closesOnResize: true)
}

/// The card of a submenu over its row, and all around it the place for taps that close every menu.
private struct SubmenuScene<Card: View>: View {
  let control: MenuControl
  let place: PresentationPlace
  let card: Card

  var body: some View {
    let control = control
    WindowCards(arrange: frames) {
      Color.clear.contentShape(Rectangle()).onTapGesture { control.closeAll() }.accessibilityHidden(true)
      card
    }
  }

  /// As wide as the row, beginning where it does, and moved up where there is too little room below.
  private func frames(_ ideals: [CGSize], _ area: CGRect) -> [CGRect] {
    let margin = PresentationMetrics.Menu.screenMargin
    let height = min(ideals[0].height, place.room.height - 2 * margin)
    let y = max(place.room.minY + margin, min(place.anchor.minY, place.room.maxY - margin - height))
    return [CGRect(x: place.anchor.minX, y: y, width: place.anchor.width, height: height)]
  }
}
