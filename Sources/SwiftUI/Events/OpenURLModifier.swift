import Foundation

extension View {
  /// Runs an action when the desktop gives the app a link to open. Every view that asks is told, in the order in which
  /// they appeared. Spec: L22.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }
}

struct OpenURLModifier: PrimitiveModifier {
  var takes: (URL) -> Bool = { _ in true }
  let action: (URL) -> Void
  nonisolated static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> { OpenURLNode(view, context) }
}

/// Who is told of links.
protocol LinkReceiver: AnyObject {
  /// Whether it has a use for the link.
  func receive(_ url: URL) -> Bool
}

final class OpenURLNode<Base: View>: ContentModifierNode<Base, OpenURLModifier>, LinkReceiver {
  override init(_ view: ModifiedContent<Base, OpenURLModifier>, _ context: NodeContext) {
    super.init(view, context)
    makeContent()
    root.linkReceivers.append(self)
  }
  func receive(_ url: URL) -> Bool {
    guard view.modifier.takes(url) else { return false }
    view.modifier.action(url)
    return true
  }
  override func dispose() {
    root.linkReceivers.removeAll { $0 === self }
    super.dispose()
  }
}
