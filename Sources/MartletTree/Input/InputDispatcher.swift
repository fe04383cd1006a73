import Foundation
import MartletHost

/// Takes a window's events to the nodes they are for.
///
/// A press collects the recognisers around what it hit, in the order in which they are asked (`GestureNode.Precedence`);
/// they watch the pointer until one recognises, which cancels those that are not compatible with it.
public final class InputDispatcher {
  private unowned let root: LayoutNode
  private let clock: FrameClock
  private var contest: GestureContest?

  public init(root: LayoutNode) {
    self.root = root
    clock = root.context.clock
  }

  /// Whether anything used the event.
  @discardableResult public func handle(_ event: PointerEvent) -> Bool {
    clock.advance(to: event.time)
    if event.phase == .began, contest.map(\.isOver) ?? true {
      contest?.finish()
      contest = GestureContest(recognizers: recognizers(at: event.location), clock: clock)
    }
    guard let contest else { return false }
    let isUsed = contest.handle(event)
    if contest.isOver {
      contest.finish()
      self.contest = nil
    }
    return isUsed
  }

  /// The recognisers around what lies at a point of the window, first asked first. Spec: H1-H5, H19.
  private func recognizers(at point: CGPoint) -> [GestureRecognizer] {
    guard let hit = root.hit(CGPoint(x: point.x - root.origin.x, y: point.y - root.origin.y)) else { return [] }
    var normal: [GestureRecognizer] = []
    var high: [GestureRecognizer] = []
    var node: LayoutNode? = hit
    while let here = node {
      if let gestures = here as? GestureNode {
        if !gestures.mask.contains(.inside) { (normal, high) = ([], []) }
        if gestures.mask.contains(.own) {
          let enabled = gestures.recognizers.filter(\.isEnabled)
          if gestures.precedence == .high { high = enabled + high } else { normal += enabled }
        }
      } else if let taking = here as? PointerTaking {
        normal += taking.ownRecognizers.filter(\.isEnabled)
      }
      node = here.parent
    }
    return high + normal
  }
}

/// The recognisers that watch the pointers of one gesture.
final class GestureContest {
  private let recognizers: [GestureRecognizer]
  private var pointers: Set<Int> = []
  /// Events of the end that wait for a recogniser asked before to fail.
  private var waiting: [(GestureRecognizer, PointerEvent)] = []

  init(recognizers: [GestureRecognizer], clock: FrameClock) {
    self.recognizers = recognizers
    for recognizer in recognizers {
      recognizer.reset()
      recognizer.clock = clock
      recognizer.didDecideLate = { [weak self, weak recognizer] in
        if let recognizer { self?.didDecide(recognizer) }
      }
    }
  }

  var isOver: Bool { pointers.isEmpty && waiting.isEmpty && !recognizers.contains { $0.isUndecided || $0.isActive } }

  func finish() {
    for recognizer in recognizers {
      if recognizer.isUndecided || recognizer.isActive { recognizer.cancel() }
      recognizer.reset()
      recognizer.didDecideLate = {}
    }
  }

  func handle(_ event: PointerEvent) -> Bool {
    switch event.phase {
    case .began: pointers.insert(event.id)
    case .ended, .cancelled: pointers.remove(event.id)
    case .moved: break
    }
    for recognizer in recognizers where recognizer.isUndecided || recognizer.isActive { feed(recognizer, event) }
    return recognizers.contains { $0.state != .failed && $0.state != .cancelled }
  }

  private func feed(_ recognizer: GestureRecognizer, _ event: PointerEvent) {
    if event.phase == .ended, isHeldUp(recognizer) { return waiting.append((recognizer, event)) }
    let before = recognizer.state
    let location = recognizer.node?.ownPoint(fromWindow: event.location) ?? event.location
    recognizer.handle(event, at: location)
    if recognizer.state != before { didDecide(recognizer) }
  }

  /// Whether one that is asked before and still undecided must fail first.
  private func isHeldUp(_ recognizer: GestureRecognizer) -> Bool {
    recognizers.prefix { $0 !== recognizer }.contains { $0.isUndecided && recognizer.waits(for: $0) }
  }

  /// The first to recognise cancels the others; a failure lets those go on that waited for it.
  private func didDecide(_ recognizer: GestureRecognizer) {
    switch recognizer.state {
    case .began, .ended:
      for other in recognizers where other !== recognizer && (other.isUndecided || other.isActive) {
        if !recognizer.isCompatible(with: other), !other.isCompatible(with: recognizer) { other.cancel() }
      }
      waiting.removeAll { !$0.0.isUndecided }
    case .failed, .cancelled:
      for (held, event) in waiting where !isHeldUp(held) {
        waiting.removeAll { $0.0 === held }
        if held.isUndecided { feed(held, event) }
      }
    case .possible, .changed: break
    }
  }
}
