import Foundation
import MartletTree

extension View {
  /// Lets a person take this view up and carry what `data` gives to another place of the window: with a mouse at once,
  /// with a finger after half a second. What is let go where nothing takes it comes back.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragModifier(load: { DragLoad([data()]) }, preview: nil))
  }
  /// The same with another look under the pointer.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragPreviewModifier(load: { DragLoad([data()]) }, preview: preview()))
  }
}

/// Holds the view that is shown under the pointer, hidden behind the one that is dragged.
struct DragPreviewModifier<Preview: View>: ViewModifier {
  let load: () -> DragLoad
  let preview: Preview
  @State private var look = DragLook()

  func body(content: Content) -> some View {
    content
      .background { preview.fixedSize().modifier(DragLookModifier(look: look)).hidden() }
      .modifier(DragModifier(load: load, preview: look))
  }
}

/// The node that a drag is to look like.
final class DragLook { weak var node: LayoutNode? }

private struct DragLookModifier: ElementModifier {
  let look: DragLook
  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> DragLookNode {
    DragLookNode(context: context.layout, child: child)
  }
  func update(_ wrapper: DragLookNode, in context: ElementContext) { look.node = wrapper }
}

private final class DragLookNode: UnaryNode {
  override var keepsGroup: Bool { true }
}

struct DragModifier: ElementModifier {
  let load: () -> DragLoad
  let preview: DragLook?

  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> GestureNode {
    GestureNode(context: context.layout, child: child, recognizers: [LiftRecognizer()])
  }

  func update(_ wrapper: GestureNode, in context: ElementContext) {
    guard let recognizer = wrapper.recognizers.first as? LiftRecognizer else { return }
    let root = context.node.root
    recognizer.isEnabled = context.environment.isEnabled
    recognizer.mayBegin = { [load, preview, weak root, unowned wrapper] place in
      guard let root else { return false }
      let look = preview?.node ?? wrapper
      root.drag = DragSession(load: load(), of: wrapper, look: look, at: place, in: root)
      return true
    }
    recognizer.changed = { [weak root] in root?.drag?.move(to: $0) }
    recognizer.ended = { [weak root] in root?.drag?.end(at: $0) }
    recognizer.cancelled = { [weak root] in root?.drag?.cancel() }
  }
}
