import MartletGraph

/// What the rows of one open menu present. The menu closes when a row is chosen, but its rows are kept, unseen, until
/// what they present has closed, too. Spec: F35.
final class RowPresentations {
  /// The environment around the outermost menu, which presented content has: looks of rows are for rows.
  let scope: EnvironmentScope
  private let outer: RowPresentations?
  private var presenters: Set<ObjectIdentifier> = []
  private var ending: (() -> Void)?

  init(scope: EnvironmentScope, outer: RowPresentations?) {
    (self.scope, self.outer) = (outer?.scope ?? scope, outer)
  }

  func hold(_ presenter: AnyObject) {
    presenters.insert(ObjectIdentifier(presenter))
    outer?.hold(self)
  }

  func release(_ presenter: AnyObject) {
    guard presenters.remove(ObjectIdentifier(presenter)) != nil, presenters.isEmpty else { return }
    endNow()
    outer?.release(self)
  }

  /// Calls `action` when nothing is presented any more: at once, or after the last one has closed.
  func whenFree(_ action: @escaping () -> Void) {
    ending = action
    if presenters.isEmpty { endNow() }
  }

  /// Ends what waits for that. The menu's view has gone.
  func endNow() {
    let action = ending
    ending = nil
    action?()
  }
}

private enum RowPresentationsKey: EnvironmentKey { static var defaultValue: RowPresentations? { nil } }

extension EnvironmentValues {
  /// Those of the menu around; nil outside of menus.
  var rowPresentations: RowPresentations? {
    get { self[RowPresentationsKey.self] }
    set { self[RowPresentationsKey.self] = newValue }
  }
}
