import Foundation
import MartletControls

/// The surface of an open menu with its rows, which scroll where there is too little room. Source: M-CTL-31.
struct MenuCard<Content: View>: View {
  private typealias Metrics = PresentationMetrics.Menu
  let control: MenuControl
  var heading: AnyView?
  var isReversed = false
  /// The window without its insets.
  let room: CGRect
  let content: Content
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    let width = Metrics.width(room: room.width, isAccessibilitySize: textSize.isAccessibilitySize)
    ScrollView {
      MenuList(control: control, heading: heading, isReversed: isReversed, content: content)
    }
    .frame(idealWidth: width, maxWidth: width)
    .modifier(MenuSurface())
    .modifier(MenuSurroundings(control: control))
  }
}

/// What menus and other small cards stand on.
///
/// DEVIATION: nothing is blurred behind it, so it is opaque. Row "Materials" in Docs/Status.md.
struct MenuSurface: ViewModifier {
  private typealias Metrics = PresentationMetrics.Menu
  @Environment(\.colorScheme) private var scheme

  func body(content: Content) -> some View {
    content
      .background(Color(rgba: Metrics.panel(isDark: scheme == .dark)))
      .clipShape(RoundedRectangle(cornerRadius: Metrics.cornerRadius, style: .continuous))
      .shadow(color: .black.opacity(Metrics.shadowOpacity), radius: Metrics.shadowRadius, y: Metrics.shadowOffsetY)
  }
}

/// What is set around the control does not reach into its menu, which is the system's.
struct MenuSurroundings: ViewModifier {
  let control: MenuControl

  func body(content: Content) -> some View {
    let control = control
    content.modifier(
      EnvironmentModifier { values in
        values.menuControl = control
        values.font = nil
        values.fontTraits = []
        values.foregroundLevels = []
        values.tintColor = nil
        values.lineLimit = nil
        values.imageScale = .medium
        values.multilineTextAlignment = .leading
        values.keyboardShortcut = nil
        values.controlSize = .regular
        values.areLabelsHidden = false
        values.textSelectionLink = nil
        values.pickerStyle = .automatic
        values[styles: PrimitiveButtonStyleConfiguration.self] = [AnyControlStyle(primitive: MenuRowButtonStyle())]
        values[styles: ToggleStyleConfiguration.self] = [AnyControlStyle(toggle: MenuToggleStyle())]
        values[styles: MenuStyleConfiguration.self] = [AnyControlStyle(menu: SubmenuStyle())]
        values[styles: ControlGroupStyleConfiguration.self] = [AnyControlStyle(group: MenuControlGroupStyle())]
        values[styles: LabelStyleConfiguration.self] = [AnyControlStyle(label: MenuLabelStyle())]
      })
  }
}
