import Foundation
import MartletControls
import MartletLayout
import MartletTree

/// The text whose menu is open, and the menu while it is a list.
final class EditMenuLink {
  weak var text: (any SelectableText)?
  let list = MenuControl()
  /// Shows what a text asks for. Set by the popup's body.
  var show: (EditMenu?) -> Void = { _ in }

  /// Takes over a text's menu.
  func connect(_ text: any SelectableText) {
    if self.text == nil { self.text = text }
    text.aids.menuDidChange = { [weak self, weak text] menu in
      guard let self, menu != nil || self.text === text else { return }
      self.text = text
      show(menu)
    }
  }
}

/// Shows the menus of the texts inside: a bar of commands for fingers, a list for mouse and keyboard. Spec: H45, H46.
struct EditMenuPopup: ViewModifier {
  let link: EditMenuLink
  @State private var item: EditMenuItem?

  func body(content: Content) -> some View {
    let (link, item) = (link, $item)
    let close = { item.wrappedValue = nil }
    let _ = link.show = { menu in item.wrappedValue = menu.map { EditMenuItem(menu: $0, node: link.text) } }
    let isBar = self.item?.menu.form != .list
    content.modifier(
      PresentationModifier(
        style: .popup(isBar ? .editBar : .pointer), item: { item.wrappedValue },
        isSame: { $0.menu.form == $1.menu.form },
        dismiss: {
          close()
          link.text?.hideEditMenu()
        },
        keyAction: isBar ? nil : link.list.handleKey,
        content: { item, place in EditMenuCard(link: link, menu: item.menu, room: place.room, close: close) }))
  }
}

/// Opens a field's menu for assistive tools.
struct EditMenuAction: ViewModifier {
  let link: EditMenuLink
  @Environment(\.isEnabled) private var isEnabled
  func body(content: Content) -> some View {
    let (link, isEnabled) = (link, isEnabled)
    content.accessibilityAction(named: Text(word: .showMenu)) { if isEnabled { link.text?.showList() } }
  }
}

/// An open menu and the text that it is of.
struct EditMenuItem: AnchoredItem {
  let menu: EditMenu
  weak var node: (any SelectableText)?
  var anchor: CGRect? { menu.anchor }
  var anchorNode: LayoutNode? { node }
}

private struct EditMenuCard: View {
  let link: EditMenuLink
  let menu: EditMenu
  let room: CGRect
  let close: () -> Void

  var body: some View {
    if menu.form == .bar {
      EditBar(commands: menu.commands, choose: choose)
    } else {
      let _ =
        link.list.close = {
          link.text?.hideEditMenu()
          close()
        }
      MenuCard(control: link.list, room: room, content: rows)
    }
  }

  private var rows: some View {
    let choose = choose
    return ForEach(menu.commands, id: \.self) { command in
      Button(action: { choose(command) }, label: { Text(word: command.word) })
    }
  }

  private func choose(_ command: EditCommand) { link.text?.choose(command) }
}

/// The commands side by side in a capsule. Spec: M-CTL-49.
private struct EditBar: View {
  private typealias Metrics = ControlMetrics.EditMenu
  let commands: [EditCommand]
  let choose: (EditCommand) -> Void
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let choose = choose
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 0) {
        ForEach(commands, id: \.self) { command in
          if command != commands.first { Divider() }
          Button(action: { choose(command) }, label: { Text(word: command.word) })
        }
      }
      .buttonStyle(EditBarButtonStyle())
      .frame(height: Metrics.height)
    }
    .background(Color(rgba: Metrics.panel(isDark: scheme == .dark)))
    .clipShape(Capsule())
    .shadow(color: .black.opacity(Metrics.shadowOpacity), radius: Metrics.shadowRadius, y: Metrics.shadowOffsetY)
    .modifier(EditBarSurroundings())
  }
}

/// What is set around the text does not reach into its menu, which is the system's.
private struct EditBarSurroundings: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(
      EnvironmentModifier { values in
        values.font = .system(size: ControlMetrics.EditMenu.textSize)
        values.fontTraits = []
        values.foregroundLevels = []
        values.tintColor = nil
        values.lineLimit = 1
        values.keyboardShortcut = nil
        values.controlSize = .regular
        values.isEnabled = true
        values.textSelectionLink = nil
      })
  }
}

private struct EditBarButtonStyle: ButtonStyle {
  private typealias Metrics = ControlMetrics.EditMenu
  @Environment(\.colorScheme) private var scheme

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, Metrics.sidePadding)
      .frame(height: Metrics.height)
      .background(
        configuration.isPressed ? Color(rgba: Metrics.highlight(isDark: scheme == .dark)) : .clear
      )
      .contentShape(Rectangle())
  }
}
