import Foundation
import UIKit

/// A view of UIKit among SwiftUI's.
///
/// Once an identity, in this order: `makeCoordinator`, `makeUIView`; then `updateUIView` at once and whenever the value
/// or what it read of its surroundings changed; at the end `dismantleUIView`. The view's frame is SwiftUI's: it has the
/// size that `sizeThatFits` answers, else its own, as far as its content priorities hold it. Spec: L10-L16, U1-U3.
@MainActor @preconcurrency public protocol UIViewRepresentable: _RepresentableView {
  associatedtype Coordinator = Void
  associatedtype UIViewType: UIView
  typealias Context = UIViewRepresentableContext<Self>
  /// Makes the view. What depends on the value is better set in `updateUIView`, which follows.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date with the value.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Called when the view goes for good. Default: nothing.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes what takes part as a delegate or target; it lives as long as the view. Default: nothing.
  func makeCoordinator() -> Coordinator
  /// The size for a proposal; nil, the default, for the view's own.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

/// What a `UIViewRepresentable` knows of its place.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  let values: _RepresentableContext<Representable.Coordinator>
  public var coordinator: Representable.Coordinator { values.coordinator }
  public var transaction: Transaction { values.transaction }
  public var environment: EnvironmentValues { values.environment }
  public func animate(changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
    values.animate(changes: changes, completion: completion)
  }
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

  public func _makeCoordinator() -> Coordinator { makeCoordinator() }
  public func _make(_ context: _RepresentableContext<Coordinator>) -> AnyObject {
    makeUIView(context: Context(values: context))
  }
  public func _update(_ made: AnyObject, _ context: _RepresentableContext<Coordinator>) {
    updateUIView(unsafeDowncast(made, to: UIViewType.self), context: Context(values: context))
  }
  public func _size(
    _ proposal: ProposedViewSize, _ made: AnyObject, _ context: _RepresentableContext<Coordinator>
  ) -> CGSize? {
    sizeThatFits(proposal, uiView: unsafeDowncast(made, to: UIViewType.self), context: Context(values: context))
  }
  public static func _dismantle(_ made: AnyObject, _ coordinator: Coordinator) {
    dismantleUIView(unsafeDowncast(made, to: UIViewType.self), coordinator: coordinator)
  }
  public static func _rootView(of made: AnyObject) -> UIView { unsafeDowncast(made, to: UIView.self) }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
