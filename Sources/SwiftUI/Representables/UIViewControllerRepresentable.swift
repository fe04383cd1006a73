import Foundation
import UIKit

/// A controller of UIKit among SwiftUI's views, with its view.
///
/// Once an identity, in this order: `makeCoordinator`, `makeUIViewController`; then `updateUIViewController` at once and
/// whenever the value or what it read of its surroundings changed; at the end `dismantleUIViewController`. The view
/// takes all the room that it is offered, unless it has a size of its own or `sizeThatFits` answers. Spec: L10-L17.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: _RepresentableView {
  associatedtype Coordinator = Void
  associatedtype UIViewControllerType: UIViewController
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// Makes the controller. What depends on the value is better set in `updateUIViewController`, which follows.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date with the value.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Called when the controller goes for good. Default: nothing.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes what takes part as a delegate or target; it lives as long as the controller. Default: nothing.
  func makeCoordinator() -> Coordinator
  /// The size for a proposal; nil, the default, for that of the controller's view.
  func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

/// What a `UIViewControllerRepresentable` knows of its place.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  let values: _RepresentableContext<Representable.Coordinator>
  public var coordinator: Representable.Coordinator { values.coordinator }
  public var transaction: Transaction { values.transaction }
  public var environment: EnvironmentValues { values.environment }
  public func animate(changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
    values.animate(changes: changes, completion: completion)
  }
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context)
    -> CGSize?
  { nil }

  public func _makeCoordinator() -> Coordinator { makeCoordinator() }
  public func _make(_ context: _RepresentableContext<Coordinator>) -> AnyObject {
    makeUIViewController(context: Context(values: context))
  }
  public func _update(_ made: AnyObject, _ context: _RepresentableContext<Coordinator>) {
    updateUIViewController(unsafeDowncast(made, to: UIViewControllerType.self), context: Context(values: context))
  }
  public func _size(
    _ proposal: ProposedViewSize, _ made: AnyObject, _ context: _RepresentableContext<Coordinator>
  ) -> CGSize? {
    sizeThatFits(
      proposal, uiViewController: unsafeDowncast(made, to: UIViewControllerType.self), context: Context(values: context)
    )
  }
  public static func _dismantle(_ made: AnyObject, _ coordinator: Coordinator) {
    dismantleUIViewController(unsafeDowncast(made, to: UIViewControllerType.self), coordinator: coordinator)
  }
  public static func _rootView(of made: AnyObject) -> UIView {
    unsafeDowncast(made, to: UIViewController.self).view
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
