import Foundation
import MartletControls

/// What an alert or a list of actions says, in the older form: `alert(isPresented:) { Alert(…) }`.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// One button: "OK" unless given.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message, buttons) = (title, message, [dismissButton ?? .cancel(Text(word: .ok))])
  }
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
  }

  /// A button of an older alert or action sheet.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }
    /// A button that says "Cancel".
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text(word: .cancel), action: action) }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }
}

/// A list of actions, in the older form.
public struct ActionSheet {
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// "Cancel" unless buttons are given.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }
}

/// The buttons of the older forms.
struct DialogButtons: View {
  let buttons: [Alert.Button]
  var body: some View {
    ForEach(0..<buttons.count, id: \.self) { index in
      let button = buttons[index]
      SwiftUI.Button(role: button.role, action: button.action) { button.label }
    }
  }
}

extension View {
  /// The older form of an alert. Spec: F36-F38.
  nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    dialog(.alert, isPresented) { alertView(content()) }
  }
  /// The older form of an alert for an item.
  nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert)
    -> some View
  {
    dialog(.alert, item) { alertView(content($0)) }
  }
  /// The older form of `confirmationDialog`.
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    dialog(.dialog, isPresented) { actionSheetView(content()) }
  }
  /// The older form of `confirmationDialog`, for an item.
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    dialog(.dialog, item) { actionSheetView(content($0)) }
  }

  nonisolated private func alertView(_ alert: Alert) -> DialogView<DialogButtons> {
    DialogView(
      title: alert.title, message: alert.message.map { AnyView($0) }, cancelRule: .never,
      actions: DialogButtons(buttons: alert.buttons))
  }
  nonisolated private func actionSheetView(_ sheet: ActionSheet) -> DialogView<DialogButtons> {
    DialogView(
      title: sheet.title, message: sheet.message.map { AnyView($0) }, cancelRule: .never,
      actions: DialogButtons(buttons: sheet.buttons))
  }

  nonisolated func dialog<Content: View>(
    _ style: PresentationStyle, _ isPresented: Binding<Bool>, _ content: @escaping () -> Content
  ) -> some View { presentation(style, isPresented, nil, content) }

  /// An older dialog keeps what it was made of.
  nonisolated private func dialog<Item: Identifiable, Content: View>(
    _ style: PresentationStyle, _ item: Binding<Item?>, _ content: @escaping (Item) -> Content
  ) -> some View { presentation(style, item, nil, content) }
}
