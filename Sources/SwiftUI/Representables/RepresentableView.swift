import Foundation
import MartletGraph
import MartletTree
import UIKit

/// What views that stand for something of UIKit's have in common. Apps conform to `UIViewRepresentable` or
/// `UIViewControllerRepresentable`.
@MainActor @preconcurrency public protocol _RepresentableView: View where Body == Never {
  associatedtype Coordinator = Void
  func _makeCoordinator() -> Coordinator
  func _make(_ context: _RepresentableContext<Coordinator>) -> AnyObject
  func _update(_ made: AnyObject, _ context: _RepresentableContext<Coordinator>)
  func _size(
    _ proposal: ProposedViewSize, _ made: AnyObject, _ context: _RepresentableContext<Coordinator>
  ) -> CGSize?
  static func _dismantle(_ made: AnyObject, _ coordinator: Coordinator)
  /// The view at the root of what was made.
  static func _rootView(of made: AnyObject) -> UIView
}

extension _RepresentableView {
  public var body: Never { fatalError("\(Self.self) is shown by a view of UIKit and has no body to ask for") }
  nonisolated public static var _arity: _Arity { .fixed(1) }
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    RepresentableNode(view, context)
  }
}

/// What a representable knows of its place. Spec: L16.
@MainActor @preconcurrency public struct _RepresentableContext<Coordinator> {
  public let coordinator: Coordinator
  /// What the update under way carries.
  public let transaction: Transaction
  let scope: EnvironmentScope?

  /// The surroundings; a value that is read in `make…` or `update…` runs the update again when it changes.
  public var environment: EnvironmentValues { scope.map { EnvironmentValues(scope: $0) } ?? EnvironmentValues() }

  /// Runs `changes` of UIKit's properties with the animation of the update, where it has one.
  public func animate(changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
    guard transaction.animation != nil, !transaction.disablesAnimations else {
      changes()
      completion?()
      return
    }
    // DEVIATION: a spring of the system's default length, whatever the animation.
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, animations: changes
    ) { _ in completion?() }
  }
}
