import Foundation

extension View {
  /// Shows a sheet while `isPresented` is true; dismissing writes false, then calls `onDismiss` when the sheet has
  /// gone. Spec: F25, F27.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { presentation(.sheet, isPresented, onDismiss, content) }

  /// Shows a sheet for an item; another item is another sheet. Spec: F26.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presentation(.sheet, item, onDismiss, content) }

  /// Covers the whole window. Spec: F32.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { presentation(.cover, isPresented, onDismiss, content) }
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presentation(.cover, item, onDismiss, content) }

  /// Shows a screen of the system's.
  nonisolated package func systemScreen<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View { presentation(.systemScreen, isPresented, nil, content) }
  nonisolated func systemScreen<Item: Identifiable, Content: View>(
    item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presentation(.systemScreen, item, nil, content) }

  nonisolated func presentation<Content: View>(
    _ style: PresentationStyle, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        style: style, item: { isPresented.wrappedValue ? true : nil }, dismiss: { isPresented.wrappedValue = false },
        onDismiss: onDismiss, content: { _, _ in content() }))
  }

  nonisolated func presentation<Item: Identifiable, Content: View>(
    _ style: PresentationStyle, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        style: style, item: { item.wrappedValue }, isSame: { $0.id == $1.id }, dismiss: { item.wrappedValue = nil },
        onDismiss: onDismiss, content: { item, _ in content(item) }))
  }
}
