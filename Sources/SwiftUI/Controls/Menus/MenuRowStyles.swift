import Foundation
import MartletControls

// How controls look as rows of an open menu.

/// A row that runs the button's action.
struct MenuRowButtonStyle: PressableButtonStyle {
  nonisolated init() {}
  func makeBody(configuration: Configuration) -> some View {
    MenuRow(label: configuration.label, role: configuration.role, action: configuration.trigger)
  }
}

/// A row with a checkmark while the value is on.
struct MenuToggleStyle: ToggleStyle {
  nonisolated init() {}
  func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.$isOn
    MenuRow(label: configuration.label, mark: configuration.isOn ? .checked : .unchecked) {
      isOn.wrappedValue.toggle()
    }
  }
}

/// Words and icon as two elements: the row places them.
struct MenuLabelStyle: LabelStyle {
  nonisolated init() {}
  func makeBody(configuration: Configuration) -> some View {
    configuration.title
    configuration.icon
  }
}

/// Words and icon of a picker's option: one element, as wide as the row lets it be.
struct MenuOptionLabelStyle: LabelStyle {
  private typealias Metrics = PresentationMetrics.Menu
  nonisolated init() {}
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.title
      Spacer(minLength: 0)
      configuration.icon.frame(width: Metrics.iconSize)
        .padding(.trailing, (Metrics.trailingColumn - Metrics.iconSize) / 2 - Metrics.sidePadding)
    }
  }
}

/// The controls side by side in one row, icons above words.
struct MenuControlGroupStyle: ControlGroupStyle {
  nonisolated init() {}
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) { configuration.content }
      .modifier(MenuGroupStyles())
      .trait(MenuFullWidthTrait.self, true)
  }
}

private struct MenuGroupStyles: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(
      EnvironmentModifier { values in
        values[styles: PrimitiveButtonStyleConfiguration.self] = [AnyControlStyle(primitive: MenuGroupButtonStyle())]
        values[styles: LabelStyleConfiguration.self] = [AnyControlStyle(label: MenuGroupLabelStyle())]
      })
  }
}

private struct MenuGroupButtonStyle: PressableButtonStyle {
  nonisolated init() {}
  func makeBody(configuration: Configuration) -> some View { MenuGroupButton(configuration: configuration) }
}

private struct MenuGroupButton: View {
  private typealias Metrics = PresentationMetrics.Menu
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.menuControl) private var control
  @Environment(\.menuActionDismissBehavior) private var dismissal
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let (control, trigger, keepsOpen) = (control, configuration.trigger, dismissal == .disabled)
    let button = PrimitiveButtonStyleConfiguration(role: configuration.role, label: configuration.label) {
      control?.run(trigger, keepsOpen: keepsOpen) ?? trigger()
    }
    PressableButton(configuration: button) { pressed in
      pressed.label
        .foregroundColor(color)
        .frame(maxWidth: .infinity, minHeight: Metrics.groupRowHeight)
        .background(Color(rgba: Metrics.highlight(isDark: scheme == .dark)).opacity(pressed.isPressed ? 1 : 0))
    }
  }

  private var color: Color {
    if !isEnabled { return Color(system: .tertiaryLabel) }
    return configuration.role == .destructive ? .red : .primary
  }
}

private struct MenuGroupLabelStyle: LabelStyle {
  nonisolated init() {}
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon
      configuration.title.font(.caption).lineLimit(1)
    }
  }
}
