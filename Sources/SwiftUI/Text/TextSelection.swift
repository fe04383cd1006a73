/// Whether the words of a view can be selected.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

/// Words can be selected and copied.
public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}

/// Words can't be selected.
public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Lets people select in each text of this view, by itself, and copy what is selected: with a mouse by pulling or by
  /// two presses, with a finger by a press that stays. Words of buttons and other controls stay for pressing.
  ///
  /// Text that is cut short is selected as a whole. Spec: H47.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    modifier(TextSelectionModifier(isOn: S.allowsSelection))
  }
}

/// One menu for all the texts inside.
private struct TextSelectionModifier: ViewModifier {
  let isOn: Bool
  @State private var link = EditMenuLink()

  nonisolated init(isOn: Bool) { self.isOn = isOn }

  func body(content: Content) -> some View {
    content.environment(\.textSelectionLink, isOn ? link : nil).modifier(EditMenuPopup(link: link))
  }
}

private enum TextSelectionLinkKey: EnvironmentKey { static var defaultValue: EditMenuLink? { nil } }

extension EnvironmentValues {
  /// Where texts show the menu of what is selected in them; nil where nothing is selected.
  var textSelectionLink: EditMenuLink? {
    get { self[TextSelectionLinkKey.self] }
    set { self[TextSelectionLinkKey.self] = newValue }
  }
}
