import Foundation
import MartletHost
import MartletLayout

/// A node whose content is moved by fingers, wheels and keys.
public protocol Scrollable: PointerTaking {
  var scrollAxes: Axis.Set { get }
  /// How far the content has moved, between zero and `scrollLimit`.
  var scrollOffset: CGPoint { get set }
  /// The offset at which the content's end shows; zero along an axis without more content.
  var scrollLimit: CGPoint { get }
  /// How far the content shows beyond its ends: negative before its start.
  var overscroll: CGPoint { get set }
  /// The part of the node through which content shows.
  var visibleArea: CGRect { get }
  var scrollMotion: ScrollMotion { get }
}

/// Moves the content of a node: it follows fingers and wheels, goes on with their speed, bounces and comes to rest.
///
/// Spec: M-BEH-4, M-BEH-7 to M-BEH-11.
public final class ScrollMotion {
  /// Where a scroll comes to rest.
  public enum Rest: Equatable, Sendable {
    /// Where its speed carries it.
    case anywhere
    /// On whole lengths of the node, at most one further.
    case pages
    /// With the start of one of the content's parts at the node's start.
    case parts
  }

  /// What a user may do.
  public struct Behaviour: Equatable, Sendable {
    public var isEnabled = true
    /// Whether content bounces that fits into the node.
    public var bouncesWhenShort = true
    public var bounces = true
    public var rest = Rest.anywhere
    /// Whether a drag takes the keyboard from a field.
    public var dismissesKeyboard = false
    public init() {}
  }

  /// What the content does now.
  public enum Phase: Equatable, Sendable { case idle, tracking, interacting, decelerating, animating }

  public unowned let node: any Scrollable
  public var behaviour = Behaviour()
  /// Where parts of the content begin, for `Rest.parts`: offsets along the axis.
  public var parts: (Axis) -> [CGFloat] = { _ in [] }
  /// Where content that would rest at an offset rests instead: at one of the heights of the bar above it. Nil leaves it.
  public var preferredRest: (Axis, CGFloat) -> CGFloat? = { _, _ in nil }
  /// How many points of the room above the content the bar there gives back as the content scrolls.
  public var collapsingTop: CGFloat = 0
  /// Whether pulling content down at its top is its own, also where a node around could take the drag.
  public var keepsPulls = false
  /// Called when the offset or the phase changes.
  public var didScroll: () -> Void = {}
  public internal(set) var phase = Phase.idle {
    didSet { if phase != oldValue { didScroll() } }
  }
  public let indicator: ScrollIndicator
  private let pan = PanRecognizer()
  var movements: [Axis: ScrollMovement] = [:]
  private var isMoving = false
  /// The axes along which content rests beyond its end because somebody asked for it.
  private var held: Set<Axis> = []
  /// A wheel that turns content with places of rest, until it rests itself.
  var wheelTurn: WheelTurn?
  /// Where the content was, pulled beyond its ends or not, when the finger began.
  private var start = CGPoint.zero
  private var startLocation = CGPoint.zero
  var startPage = CGPoint.zero
  /// The last movements of a touchpad.
  var wheel: [(delta: CGSize, time: Double)] = []

  public init(node: any Scrollable) {
    self.node = node
    indicator = ScrollIndicator()
    pan.isScrolling = true
    pan.kinds = [.touch, .pen]  // a mouse has a wheel
    pan.mayBegin = { [weak self] in self?.mayPan($0) ?? false }
    pan.began = { [weak self] in self?.beginPan($0) }
    pan.changed = { [weak self] in self?.follow($0) }
    pan.ended = { [weak self] in self?.letGo(velocity: CGSize(width: -$0.velocity.width, height: -$0.velocity.height)) }
    pan.cancelled = { [weak self] in self?.letGo(velocity: .zero) }
  }

  var clock: FrameClock { node.context.clock }
  var axes: [Axis] { Axis.allCases.filter { node.scrollAxes.includes($0) } }
  var lengths: CGSize { node.visibleArea.size }

  /// Offsets count in reading direction, fingers from the left.
  func sign(_ axis: Axis) -> CGFloat { axis == .horizontal && node.isRightToLeft ? -1 : 1 }

  // MARK: Fingers

  public var recognizers: [GestureRecognizer] {
    guard behaviour.isEnabled, !axes.isEmpty else { return [] }
    pan.axis = axes.count == 2 ? nil : axes[0] == .horizontal ? .horizontal : .vertical
    // A touch on content that moves by itself catches it and is no tap.
    pan.minimumDistance = isMoving ? 0 : Self.panDistance
    return [pan]
  }

  public static let panDistance: CGFloat = 10

  private func mayPan(_ value: PanRecognizer.Value) -> Bool {
    let isPull = keepsPulls && value.translation.height > abs(value.translation.width)
    if pan.minimumDistance > 0, axes.contains(.vertical), !isPull, node.leavesDragToNodeAround(value.translation) {
      return false
    }
    let way = CGSize(width: -value.translation.width, height: -value.translation.height)
    return pan.minimumDistance == 0 || axes.contains { canPan($0, by: way[$0] * sign($0)) }
  }

  /// Content that is at its end leaves the finger to one around it that is not.
  private func canPan(_ axis: Axis, by way: CGFloat) -> Bool {
    let limit = node.scrollLimit[axis]
    if limit <= 0 { return behaviour.bounces && behaviour.bouncesWhenShort && !isInsideMovable(axis, by: way) }
    let isAtEnd = way > 0 ? node.scrollOffset[axis] >= limit : node.scrollOffset[axis] <= 0
    return !isAtEnd || !isInsideMovable(axis, by: way)
  }

  private func isInsideMovable(_ axis: Axis, by way: CGFloat) -> Bool {
    var outer = node.parent
    while let here = outer {
      if let scrollable = here as? any Scrollable, scrollable.scrollMotion.canScroll(axis, by: way) { return true }
      outer = here.parent
    }
    return false
  }

  private func beginPan(_ value: PanRecognizer.Value) {
    if behaviour.dismissesKeyboard { node.context.focus?.endEditing(inside: node) }
    stop()
    phase = .interacting
    startLocation = value.location
    startPage = page
    for axis in axes {
      start[axis] =
        node.scrollOffset[axis]
        + ScrollPhysics.pull(
          showing: node.overscroll[axis], length: lengths[axis])
    }
    indicator.show(in: node)
  }

  private func follow(_ value: PanRecognizer.Value) {
    for axis in axes {
      let moved = axis == .horizontal ? value.location.x - startLocation.x : value.location.y - startLocation.y
      pull(axis, to: start[axis] - moved * sign(axis))
    }
    didScroll()
  }

  /// Shows content that a finger has pulled to `position`: beyond its end less and less.
  func pull(_ axis: Axis, to position: CGFloat) {
    let limit = node.scrollLimit[axis]
    let inside = min(max(position, 0), limit)
    let mayBounce = behaviour.bounces && (limit > 0 || behaviour.bouncesWhenShort)
    node.scrollOffset[axis] = inside
    node.overscroll[axis] =
      mayBounce ? CGFloat(ScrollPhysics.rubberBand(position - inside, length: lengths[axis])) : 0
  }

  /// Goes on with a speed in points a second of the content. Spec: M-BEH-8.
  func letGo(velocity: CGSize) {
    held = []
    for axis in axes {
      let speed = Double(velocity[axis] * sign(axis))
      let place = Double(node.scrollOffset[axis] + node.overscroll[axis])
      if node.overscroll[axis] == 0, let rest = restingPlace(axis, from: place, speed: speed) {
        movements[axis] = ScrollMovement(from: place, velocity: speed, to: rest, at: clock.now)
      } else if abs(speed) > Self.leastSpeed || node.overscroll[axis] != 0 {
        movements[axis] = ScrollMovement(
          from: place, velocity: node.overscroll[axis] == 0 ? speed : 0, limit: Double(node.scrollLimit[axis]),
          at: clock.now, rate: ScrollPhysics.normalRate)
      }
    }
    guard !movements.isEmpty else { return settle() }
    phase = .decelerating
    move()
  }

  /// Points a second under which content stays where it is let go.
  static let leastSpeed = 20.0

  // MARK: Movement

  func move() {
    guard !isMoving else { return }
    isMoving = true
    clock.addMovement { [weak self] time in self?.step(to: time) ?? false }
  }

  private func step(to time: Double) -> Bool {
    guard isMoving else { return false }
    for (axis, movement) in movements {
      var movement = movement
      movement.advance(to: time, limit: Double(node.scrollLimit[axis]), bounces: behaviour.bounces)
      let inside = min(max(CGFloat(movement.position), 0), node.scrollLimit[axis])
      node.scrollOffset[axis] = inside
      node.overscroll[axis] = CGFloat(movement.position) - inside
      movements[axis] = movement.isOver ? pulledBack(axis) : movement
    }
    indicator.show(in: node)
    didScroll()
    guard movements.isEmpty else { return true }
    isMoving = false
    settle()
    return false
  }

  /// The way back of content that came to rest beyond its end, because it became shorter on the way; nil where it may
  /// stay.
  private func pulledBack(_ axis: Axis) -> ScrollMovement? {
    let over = node.overscroll[axis]
    guard abs(over) >= CGFloat(ScrollPhysics.restDistance), !held.contains(axis) else { return nil }
    let inside = Double(node.scrollOffset[axis])
    return ScrollMovement(from: inside + Double(over), velocity: 0, to: inside, at: clock.now)
  }

  func settle() {
    phase = .idle
    indicator.hideLater(in: node)
  }

  /// Whether the content moves by itself.
  public var isMovingByItself: Bool { isMoving }

  /// Lets content that goes back rest beyond its end for now, this far: beside a spinner that turns there.
  public func hold(_ axis: Axis, at overscroll: CGFloat) {
    let rest = Double(overscroll < 0 ? overscroll : node.scrollLimit[axis] + overscroll)
    held.insert(axis)
    guard movements[axis]?.rest != rest else { return }
    movements[axis] = ScrollMovement(
      from: Double(node.scrollOffset[axis] + node.overscroll[axis]), velocity: movements[axis]?.velocity ?? 0, to: rest,
      at: clock.now)
    move()
  }

  /// Stops where it is.
  public func stop() {
    halt()
    if phase != .idle { settle() }
  }

  /// The same without coming to rest: something else moves it on.
  func halt() {
    movements = [:]
    held = []
    isMoving = false
    wheelTurn = nil
  }

  /// Moves on by a distance along an axis, over a moment; several add up.
  public func scroll(_ axis: Axis, by distance: CGFloat) {
    var target = node.scrollOffset
    target[axis] = CGFloat(movements[axis]?.rest ?? Double(target[axis])) + distance
    scroll(to: target, isAnimated: true)
  }

  /// Moves to an offset, over a moment or at once.
  public func scroll(to offset: CGPoint, isAnimated: Bool) {
    stop()
    for axis in axes {
      let rest = min(max(offset[axis], 0), node.scrollLimit[axis])
      guard isAnimated else {
        node.scrollOffset[axis] = rest
        node.overscroll[axis] = 0
        continue
      }
      movements[axis] = ScrollMovement(
        from: Double(node.scrollOffset[axis] + node.overscroll[axis]), velocity: 0, to: Double(rest), at: clock.now)
    }
    guard isAnimated else { return didScroll() }
    phase = .animating
    move()
  }
}
