import Foundation
import MartletLayout
import MartletTree

/// Where the content of a scroll view is. Points.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content has moved; beyond zero and the end while it bounces.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize
  /// The part of the content that shows.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { visibleRect }

  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }
}

/// What a scroll view does.
public enum ScrollPhase: Equatable, Sendable {
  case idle
  /// A finger is down and has not moved far enough.
  case tracking
  /// A finger moves the content.
  case interacting
  /// The content goes on by itself.
  case decelerating
  /// Code or a key moves it.
  case animating
  public var isScrolling: Bool { self != .idle }
}

/// What a change of phase comes with.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
}

/// One who is told when a scroll view inside moves.
struct ScrollObserver {
  /// Takes the state from which changes count.
  let begin: (any Scrollable) -> Void
  let didScroll: (any Scrollable) -> Void
}

private enum ScrollObserversKey: EnvironmentKey { static var defaultValue: [ScrollObserver] { [] } }

extension EnvironmentValues {
  var scrollObservers: [ScrollObserver] {
    get { self[ScrollObserversKey.self] }
    set { self[ScrollObserversKey.self] = newValue }
  }
}

extension ScrollGeometry {
  init(_ node: any Scrollable) {
    contentOffset = CGPoint(
      x: node.scrollOffset.x + node.overscroll.x, y: node.scrollOffset.y + node.overscroll.y)
    let limit = node.scrollLimit
    contentSize =
      (node as? ScrollNode)?.contentSize
      ?? CGSize(width: node.size.width + limit.x, height: node.size.height + limit.y)
    contentInsets = (node as? ScrollNode)?.configuration.contentMargins ?? EdgeInsets()
    containerSize = node.size
  }
}

extension ScrollPhase {
  init(_ phase: ScrollMotion.Phase) {
    switch phase {
    case .idle: self = .idle
    case .tracking: self = .tracking
    case .interacting: self = .interacting
    case .decelerating: self = .decelerating
    case .animating: self = .animating
    }
  }
}

/// What an observer saw last.
private final class LastSeen<Value> { var value: Value? }

private struct ScrollReadingModifier<Value: Equatable>: ViewModifier {
  let read: (any Scrollable) -> Value
  let action: (_ old: Value, _ new: Value, any Scrollable) -> Void
  @State private var last = LastSeen<Value>()

  func body(content: Content) -> some View {
    let (read, action, last) = (read, action, last)
    content.transformEnvironment(\.scrollObservers) { observers in
      observers.append(
        ScrollObserver(
          begin: { if last.value == nil { last.value = read($0) } },
          didScroll: { node in
            let new = read(node)
            defer { last.value = new }
            if let old = last.value, old != new { action(old, new, node) }
          }))
    }
  }
}

extension View {
  /// Runs an action when a value that is made of the geometry of a scroll view inside becomes another one.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ old: T, _ new: T) -> Void
  ) -> some View {
    modifier(
      ScrollReadingModifier(read: { transform(ScrollGeometry($0)) }, action: { old, new, _ in action(old, new) }))
  }
  /// Runs an action when a scroll view inside begins to move, goes on by itself, or comes to rest.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase) -> Void
  ) -> some View { onScrollPhaseChange { old, new, _ in action(old, new) } }
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(
      ScrollReadingModifier(
        read: { ScrollPhase($0.scrollMotion.phase) },
        action: { action($0, $1, ScrollPhaseChangeContext(geometry: ScrollGeometry($2))) }))
  }
}
