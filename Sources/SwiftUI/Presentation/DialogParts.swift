import Foundation
import MartletControls
import MartletDisplay
import MartletHost

/// What an element of a dialog's actions is; other views are left out. Spec: F40.
enum DialogPart {
  case button(role: ButtonRole?, isPreferred: Bool, run: () -> Void)
  case field
}

enum DialogPartTrait: TraitKey { typealias Value = DialogPart }

/// Runs a dialog's actions and closes it; knows which one Escape and Return mean.
final class DialogControl {
  /// Writes the binding and has the dialog leave.
  var dismiss: () -> Void = {}
  var cancel: (() -> Void)?
  var confirm: (() -> Void)?

  /// The action first: it may read what the binding is made of. Spec: F36.
  func run(_ action: () -> Void) {
    action()
    dismiss()
  }

  func handleKey(_ event: KeyEvent) -> Bool {
    guard event.phase == .down else { return false }
    switch event.key {
    case Key.escape:
      guard let cancel else { return false }
      cancel()
    case Key.return:
      guard let confirm else { return false }
      confirm()
    default: return false
    }
    return true
  }
}

private enum DialogControlKey: EnvironmentKey { static var defaultValue: DialogControl? { nil } }

extension EnvironmentValues {
  /// The dialog around.
  var dialogControl: DialogControl? {
    get { self[DialogControlKey.self] }
    set { self[DialogControlKey.self] = newValue }
  }
}

/// A button of a dialog: a row over the dialog's width.
struct DialogButtonStyle: PressableButtonStyle {
  nonisolated init() {}
  func makeBody(configuration: Configuration) -> some View { DialogButton(configuration: configuration) }
}

private struct DialogButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.dialogControl) private var control
  @Environment(\.keyboardShortcut) private var shortcut

  var body: some View {
    let (control, trigger) = (control, configuration.trigger)
    let run = { control?.run(trigger) ?? trigger() }
    let button = PrimitiveButtonStyleConfiguration(
      role: configuration.role, label: configuration.label, action: run)
    PressableButton(configuration: button) { DialogRow(configuration: $0, isPreferred: isPreferred) }
      .trait(DialogPartTrait.self, DialogPart.button(role: configuration.role, isPreferred: isPreferred, run: run))
  }

  private var isPreferred: Bool { shortcut == .defaultAction }
}

private struct DialogRow: View {
  let configuration: ButtonStyleConfiguration
  let isPreferred: Bool
  @Environment(\.presentationForm) private var form
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    configuration.label
      .font(font.weight(isBold ? .semibold : .regular))
      .foregroundColor(isEnabled ? color : Color(system: .tertiaryLabel))
      .lineLimit(textSize.isAccessibilitySize ? nil : 1)
      .minimumScaleFactor(0.7)
      .multilineTextAlignment(.center)
      .padding(.horizontal, 8)
      .padding(.vertical, textSize.isAccessibilitySize ? 12 : 2)
      .frame(maxWidth: .infinity, minHeight: isAlert ? PresentationMetrics.Alert.buttonHeight : actionHeight)
      .background(Color(system: .systemFill).opacity(configuration.isPressed ? 1 : 0))
  }

  private var isAlert: Bool { form == .alert }
  private var font: Font { isAlert ? .body : .title3 }
  private var color: Color { configuration.role == .destructive ? .red : .accentColor }
  private var isBold: Bool { isPreferred || configuration.role == .cancel }
  private var actionHeight: CGFloat { PresentationMetrics.ActionSheet.buttonHeight }
}

/// A text field in an alert. Source: M-CTL-37.
struct DialogFieldStyle: TextFieldStyle {
  nonisolated init() {}
  func _body(configuration: TextField<_Label>) -> some View { DialogField(field: configuration) }
}

private struct DialogField: View {
  let field: TextField<_TextFieldStyleLabel>
  @Environment(\.dialogControl) private var control
  @Environment(\.pixelLength) private var pixel

  var body: some View {
    let box = RoundedRectangle(cornerRadius: PresentationMetrics.Alert.fieldRadius)
    let control = control
    DrawnField(field: field)
      .font(.footnote)
      .multilineTextAlignment(.leading)
      .padding(.horizontal, 6)
      .padding(.vertical, 4)
      .frame(minHeight: PresentationMetrics.Alert.fieldHeight)
      .background(Color(system: .systemBackground), in: box)
      .overlay { box.strokeBorder(Color(system: .separator), lineWidth: pixel) }
      .onSubmit { control?.confirm?() }
      .trait(DialogPartTrait.self, DialogPart.field)
  }
}
