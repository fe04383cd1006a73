import Foundation
import MartletControls
import MartletDisplay
import MartletLayout
import MartletTree

/// When content bounces that fits into its scroll view.
public struct ScrollBounceBehavior: Hashable, Sendable {
  enum Kind { case automatic, always, basedOnSize, never }
  let kind: Kind
  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  public static let always = ScrollBounceBehavior(kind: .always)
  /// Only content that does not fit bounces.
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
  public static let never = ScrollBounceBehavior(kind: .never)
}

/// How scrolling takes the keyboard away from a field.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  enum Kind { case automatic, immediately, interactively, never }
  let kind: Kind
  public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)
  public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
  /// As `immediately`: there is no keyboard on the screen that could follow a finger.
  public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
  public static let never = ScrollDismissesKeyboardMode(kind: .never)
  var isImmediate: Bool { kind == .immediately || kind == .interactively }
}

private enum Keys {
  enum VerticalBounce: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }
  enum HorizontalBounce: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }
  enum DismissesKeyboard: EnvironmentKey { static var defaultValue: ScrollDismissesKeyboardMode { .automatic } }
}

extension EnvironmentValues {
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[Keys.VerticalBounce.self] }
    set { self[Keys.VerticalBounce.self] = newValue }
  }
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[Keys.HorizontalBounce.self] }
    set { self[Keys.HorizontalBounce.self] = newValue }
  }
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[Keys.DismissesKeyboard.self] }
    set { self[Keys.DismissesKeyboard.self] = newValue }
  }
  /// Where scrolls inside come to rest. Spec: G23.
  var scrollRest: ScrollMotion.Rest {
    switch scrollTargetBehavior {
    case is PagingScrollTargetBehavior: .pages
    case is ViewAlignedScrollTargetBehavior: .parts
    default: .anywhere
    }
  }
}

extension View {
  /// When content of scroll views inside bounces that fits. Content that does not fit always bounces.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    modifier(
      EnvironmentModifier { values in
        if axes.contains(.vertical) { values.verticalScrollBounceBehavior = behavior }
        if axes.contains(.horizontal) { values.horizontalScrollBounceBehavior = behavior }
      })
  }
  /// How scrolling inside takes the keyboard away from a field.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}

extension ScrollMotion {
  /// Takes what the environment says about scrolling.
  func take(_ environment: EnvironmentValues, showsIndicators: Bool) {
    behaviour.isEnabled = environment.isScrollEnabled
    behaviour.dismissesKeyboard = environment.scrollDismissesKeyboardMode.isImmediate
    let bounce =
      node.scrollAxes.contains(.vertical)
      ? environment.verticalScrollBounceBehavior : environment.horizontalScrollBounceBehavior
    behaviour.bounces = bounce != .never
    behaviour.bouncesWhenShort = bounce == .automatic || bounce == .always
    var look = ScrollIndicator.Look()
    look.width = ScrollMetrics.indicatorWidth
    look.inset = ScrollMetrics.indicatorInset
    look.minimumLength = ScrollMetrics.indicatorMinimumLength
    (look.idle, look.fade) = (ScrollMetrics.indicatorIdle, ScrollMetrics.indicatorFade)
    look.color = (environment.isDark ? RGBA.white : .black)
      .opacity(ScrollMetrics.indicatorOpacity(isDark: environment.isDark))
    look.axes = showsIndicators ? environment.scrollIndicatorAxes : []
    indicator.look = look
    let observers = environment.scrollObservers
    didScroll = { [unowned self] in observers.forEach { $0.didScroll(node) } }
    observers.forEach { $0.begin(node) }
  }
}

extension EnvironmentValues {
  fileprivate var scrollIndicatorAxes: Axis.Set {
    var axes: Axis.Set = []
    if !verticalScrollIndicatorVisibility.isHidden { axes.insert(.vertical) }
    if !horizontalScrollIndicatorVisibility.isHidden { axes.insert(.horizontal) }
    return axes
  }
}

// MARK: Targets

enum ScrollTargetLayoutTrait: TraitKey { typealias Value = Bool }

extension ScrollNode {
  /// Where the views of the target layout inside begin, as offsets along the axis. Spec: G23.
  func targetOffsets(along axis: Axis) -> [CGFloat] {
    guard let container = targetContainer else { return [] }
    return container.children.map { child in
      let frame = child.frame(in: self)
      let start =
        axis == .vertical ? frame.minY : isRightToLeft ? size.width - frame.maxX : frame.minX
      let margin = axis == .vertical ? configuration.contentMargins.top : configuration.contentMargins.leading
      let shown = axis == .vertical ? scrollOffset.y + overscroll.y : scrollOffset.x + overscroll.x
      return shown + start - margin
    }
  }

  /// The stack or grid whose views are targets.
  var targetContainer: LayoutNode? { targetContainer(of: self) }

  private func targetContainer(of node: LayoutNode) -> LayoutNode? {
    for child in node.children {
      if let trait = child as? TraitNode, trait.values[ObjectIdentifier(ScrollTargetLayoutTrait.self)] != nil {
        return containerInside(trait)
      }
      if let found = targetContainer(of: child) { return found }
    }
    return nil
  }

  /// The stack or grid itself, inside the nodes around it.
  private func containerInside(_ node: LayoutNode) -> LayoutNode {
    var node = node
    while let unary = node as? UnaryNode { node = unary.child }
    return node
  }
}

extension View {
  /// Names the views inside this stack or grid as places where a drag comes to rest. Spec: G23.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(TraitModifier { $0.values[ObjectIdentifier(ScrollTargetLayoutTrait.self)] = isEnabled ? true : nil })
  }
}
