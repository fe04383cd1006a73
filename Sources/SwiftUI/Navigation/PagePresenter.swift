import MartletControls
import MartletGraph

/// Keeps a page up on the stack around while it gives one. Spec: F13, F15, F16.
struct PagePresenterModifier: PrimitiveModifier {
  /// The page; nil for none. Runs again when something that it reads changes.
  let page: () -> AnyView?
  /// Whether the page fills the next column where there is one.
  let isDetail: Bool
  /// The page went without being asked: its owner writes that down.
  let didPop: () -> Void

  nonisolated static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> { PagePresenterNode(view, context) }
}

final class PagePresenterNode<Base: View>: ContentModifierNode<Base, PagePresenterModifier> {
  private weak var controller: NavigationController?
  private var isPresenting = false
  private var owner: ObjectIdentifier { ObjectIdentifier(self) }

  override init(_ view: ModifiedContent<Base, PagePresenterModifier>, _ context: NodeContext) {
    super.init(view, context)
    makeContent()
    enqueue()
  }

  override func modifierDidChange(from old: PagePresenterModifier) { update() }

  override func update() {
    didRun()
    let (page, controller) = track { (view.modifier.page(), environment.navigation) }
    if controller !== self.controller { withdraw(tellsOwner: false) }
    self.controller = controller
    guard let page else { return withdraw(tellsOwner: false) }
    isPresenting = true
    controller?.present(page, owner: owner, isDetail: view.modifier.isDetail) { [weak self] in self?.pageDidPop() }
  }

  private func pageDidPop() {
    isPresenting = false
    view.modifier.didPop()
  }

  private func withdraw(tellsOwner: Bool) {
    guard isPresenting else { return }
    isPresenting = false
    controller?.withdraw(owner: owner, tellsOwner: tellsOwner)
  }

  /// The page of a link that is gone goes with it. Spec: F16.
  override func dispose() {
    if !isDisposed { withdraw(tellsOwner: true) }
    super.dispose()
  }
}
