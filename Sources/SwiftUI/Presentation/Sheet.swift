import Foundation
import MartletControls
import MartletLayout

/// How a presentation covers what is below.
enum PresentationKind { case sheet, cover }

/// Shows a view above the window while a condition holds. Spec: F25-F32, F35.
struct PresentationModifier<Item, Presented: View>: PrimitiveModifier {
  let kind: PresentationKind
  let item: () -> Item?
  /// Tells whether two items mean the same presentation: another one is shown anew. Spec: F26.
  let isSame: (Item, Item) -> Bool
  let dismiss: () -> Void
  let onDismiss: (() -> Void)?
  let content: (Item) -> Presented
  nonisolated static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> { PresentationNode(view, context) }
}

extension View {
  /// Shows a sheet while `isPresented` is true; dismissing writes false, then calls `onDismiss`. Spec: F25, F27.
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

  nonisolated private func presentation<Content: View>(
    _ kind: PresentationKind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: kind, item: { isPresented.wrappedValue ? true : nil }, isSame: { _, _ in true },
        dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss, content: { _ in content() }))
  }

  nonisolated private func presentation<Item: Identifiable, Content: View>(
    _ kind: PresentationKind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: kind, item: { item.wrappedValue }, isSame: { $0.id == $1.id }, dismiss: { item.wrappedValue = nil },
        onDismiss: onDismiss, content: content))
  }
}

/// A height at which a sheet rests. Spec: F31.
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable { case medium, large, fraction(CGFloat), height(CGFloat) }
  let kind: Kind
  public static let medium = PresentationDetent(kind: .medium)
  public static let large = PresentationDetent(kind: .large)
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { .init(kind: .fraction(fraction)) }
  public static func height(_ height: CGFloat) -> PresentationDetent { .init(kind: .height(height)) }

  /// The height in points in a window of that height.
  func height(in room: CGFloat) -> CGFloat {
    switch kind {
    case .medium: room / 2
    case .large: room
    case .fraction(let fraction): room * min(max(fraction, 0), 1)
    case .height(let height): min(max(height, 0), room)
    }
  }
}

enum DetentsKey: PreferenceKey {
  static var defaultValue: Set<PresentationDetent>? { nil }
  static func reduce(value: inout Set<PresentationDetent>?, nextValue: () -> Set<PresentationDetent>?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// The heights that the sheet around may have; it opens at the smallest. Spec: F31.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    preference(key: DetentsKey.self, value: detents)
  }
}
