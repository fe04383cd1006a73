import Foundation

/// A way in and out that changes the view by modifiers: made anew for each phase, its changes animate by themselves.
class CustomTransition {
  func body(content: AnyView, phase: TransitionPhase) -> AnyView { preconditionFailure("abstract") }
}

final class ModifierTransition<M: ViewModifier>: CustomTransition {
  private let active: M
  private let identity: M
  init(active: M, identity: M) { (self.active, self.identity) = (active, identity) }
  override func body(content: AnyView, phase: TransitionPhase) -> AnyView {
    AnyView(content.modifier(phase.isIdentity ? identity : active))
  }
}

final class PhasedTransition<T: Transition>: CustomTransition {
  private let transition: T
  init(_ transition: T) { self.transition = transition }
  override func body(content: AnyView, phase: TransitionPhase) -> AnyView {
    func make() -> AnyView {
      MainActor.assumeIsolated { AnyView(transition.body(content: .init(content: content), phase: phase)) }
    }
    return make()
  }
}
