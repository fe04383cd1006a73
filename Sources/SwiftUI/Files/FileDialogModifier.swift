import Foundation
import MartletControls
import MartletHost

/// Opens a dialog when the binding becomes true, and writes false when it is over.
struct FileDialogModifier: ViewModifier {
  @Binding var isPresented: Bool
  /// Opens the dialog and calls the closure at its end.
  let open: (any FileDialogs, _ close: @escaping () -> Void) -> Void
  @Environment(\.fileDialogs) private var dialogs

  func body(content: Content) -> some View {
    content.onChange(of: isPresented, initial: true) {
      guard isPresented else { return }
      let isPresented = $isPresented
      guard let dialogs else {
        Notes.once("there is no desktop that could ask for files; the dialog closes as if it was cancelled")
        return isPresented.wrappedValue = false
      }
      open(dialogs) { isPresented.wrappedValue = false }
    }
  }
}
