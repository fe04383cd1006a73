import Foundation
import UIKit

// `UIAlertController` in the look of SwiftUI's alerts and lists of actions. Spec: U18.
extension View {
  nonisolated func controllerAlert(_ model: PresentedController) -> some View {
    modifier(ControllerAlertModifier(model: model))
  }
}

private struct ControllerAlertModifier: ViewModifier {
  @ObservedObject var model: PresentedController

  private func shown(_ style: UIAlertController.Style) -> UIAlertController? {
    let alert = model.item?.controller as? UIAlertController
    return alert?.preferredStyle == style ? alert : nil
  }
  private func isShown(_ style: UIAlertController.Style) -> Binding<Bool> {
    Binding(get: { shown(style) != nil }) { [model] in
      guard !$0 else { return }
      model.item = nil
      model.didEnd()
    }
  }

  func body(content: Content) -> some View {
    let (alert, list) = (shown(.alert), shown(.actionSheet))
    content
      .alert(alert?.title ?? "", isPresented: isShown(.alert)) {
        if let alert { AlertActions(alert: alert) }
      } message: {
        if let message = alert?.message { Text(verbatim: message) }
      }
      .confirmationDialog(
        list?.title ?? "", isPresented: isShown(.actionSheet),
        titleVisibility: (list?.title ?? "").isEmpty ? .hidden : .visible
      ) {
        if let list { AlertActions(alert: list) }
      } message: {
        if let message = list?.message { Text(verbatim: message) }
      }
  }
}

private struct AlertActions: View {
  let alert: UIAlertController

  var body: some View {
    ForEach(Array((alert.textFields ?? []).enumerated()), id: \.offset) { AlertField(field: $0.element) }
    ForEach(Array(alert.actions.enumerated()), id: \.offset) { entry in
      let action = entry.element
      Button(action.title ?? "", role: action.role) { action._handler?(action) }
        .disabled(!action.isEnabled)
        .keyboardShortcut(action === alert.preferredAction ? .defaultAction : nil)
    }
  }
}

extension UIAlertAction {
  fileprivate var role: ButtonRole? {
    switch style {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}

private struct AlertField: View {
  let field: UITextField
  @State private var text = ""

  var body: some View {
    let binding = Binding(get: { text }) {
      text = $0
      field._edited(to: $0)
    }
    Group {
      if field.isSecureTextEntry {
        SecureField(field.placeholder ?? "", text: binding)
      } else {
        TextField(field.placeholder ?? "", text: binding)
      }
    }
    .onAppear { text = field.text ?? "" }
  }
}
