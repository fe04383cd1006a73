import Foundation
import MartletTree

/// Where the mouse is over a view.
public enum HoverPhase: Equatable, Sendable {
  /// Over it, at a place in points.
  case active(CGPoint)
  case ended
}

/// Tells about the mouse over a view.
struct HoverModifier: ElementModifier {
  let space: CoordinateSpace
  let action: (HoverPhase) -> Void

  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> HoverNode {
    HoverNode(context: context.layout, child: child)
  }
  func update(_ wrapper: HoverNode, in context: ElementContext) {
    wrapper.changed = { [action, space, unowned wrapper] location in
      guard let location else { return action(.ended) }
      action(.active(wrapper.point(location, in: space)))
    }
  }
}

extension LayoutNode {
  /// An own point in a coordinate space.
  fileprivate func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .local: return point
    case .global: return windowPoint(fromOwn: point)
    case .named(let name):
      let window = windowPoint(fromOwn: point)
      return ancestor(named: name)?.ownPoint(fromWindow: window) ?? window
    }
  }
}

/// How a view shows that the mouse is over it.
public struct HoverEffect: Hashable, Sendable {
  enum Kind { case automatic, highlight, lift }
  let kind: Kind
  public static let automatic = HoverEffect(kind: .automatic)
  /// A weak surface behind the view.
  public static let highlight = HoverEffect(kind: .highlight)
  /// The view comes nearer.
  public static let lift = HoverEffect(kind: .lift)
}

private struct HoverEffectModifier: ViewModifier {
  let effect: HoverEffect
  let isEnabled: Bool
  @State private var isHovered = false

  func body(content: Content) -> some View {
    let isShown = isHovered && isEnabled
    content
      .background(
        Color.primary.opacity(isShown && effect.kind != .lift ? 0.08 : 0), in: RoundedRectangle(cornerRadius: 8)
      )
      .scaleEffect(isShown && effect.kind == .lift ? 1.04 : 1)
      .onHover { isHovered = $0 }
  }
}

extension View {
  /// Runs an action with true when the mouse comes over what this view draws, and with false when it leaves.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverChangeModifier(action: action))
  }
  /// Runs an action with each place of the mouse over the view, in points of `coordinateSpace`, and when it leaves.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { modifier(HoverModifier(space: coordinateSpace.coordinateSpace, action: action)) }
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { modifier(HoverModifier(space: coordinateSpace, action: action)) }

  /// Shows that the mouse is over the view.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    hoverEffect(effect, isEnabled: true)
  }
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
    modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
  }
}

/// Tells once when the mouse comes and once when it goes.
private struct HoverChangeModifier: ElementModifier {
  let action: (Bool) -> Void

  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> HoverNode {
    HoverNode(context: context.layout, child: child)
  }
  func update(_ wrapper: HoverNode, in context: ElementContext) {
    wrapper.changed = { [action, unowned wrapper] location in
      let isOver = location != nil
      guard isOver != wrapper.isHovered else { return }
      wrapper.isHovered = isOver
      action(isOver)
    }
  }
}
