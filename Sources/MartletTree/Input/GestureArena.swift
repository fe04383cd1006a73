import Foundation
import MartletHost

/// A recogniser with its place among those that a press asks.
struct GestureCandidate {
  let recognizer: GestureRecognizer
  /// Whether it may recognise together with those inside the same view. Spec: H3.
  var isSimultaneous = false
}

/// Decides between the recognisers that watch the same pointers: the first to recognise cancels the others.
///
/// Each pointer asks those around what it hit, in their order; two fingers on two buttons don't meet.
final class GestureArena {
  /// Those that watch one pointer, first asked first.
  private struct Watch {
    let pointer: Int
    let candidates: [GestureCandidate]
    var isDown = true
    /// Until when a touch may turn out to scroll; nil for other pointers, and where nothing scrolls.
    let scrollDelayEnd: Double?

    func index(of recognizer: GestureRecognizer) -> Int? {
      candidates.firstIndex { $0.recognizer === recognizer }
    }
    var isOver: Bool {
      !isDown && !candidates.contains { $0.recognizer.isUndecided || $0.recognizer.isActive }
    }
  }

  private var watches: [Watch] = []
  private unowned let root: LayoutNode
  private let clock: FrameClock
  private var alarm: FrameClock.Alarm?

  init(root: LayoutNode) { (self.root, clock) = (root, root.context.clock) }

  func isDown(_ pointer: Int) -> Bool { watches.contains { $0.pointer == pointer && $0.isDown } }

  /// Seconds in which a touch inside something that scrolls may still become a scroll. Spec: M-BEH-6.
  static let scrollDelay = 0.15

  // MARK: Pointers

  func begin(_ event: PointerEvent, _ candidates: [GestureCandidate]) {
    for candidate in candidates { join(candidate.recognizer) }
    let mayScroll = event.kind == .touch && candidates.contains { $0.recognizer.isScrolling }
    watches.append(
      Watch(
        pointer: event.id, candidates: candidates, scrollDelayEnd: mayScroll ? event.time + Self.scrollDelay : nil))
    if mayScroll { wakeAfterScrollDelay() }
    // One that has begun with another finger keeps those out that would meet it.
    for candidate in candidates where candidate.recognizer.isActive { cancelRivals(of: candidate.recognizer) }
  }

  /// A recogniser that has decided and watches no pointer any more starts afresh.
  private func join(_ recognizer: GestureRecognizer) {
    let isWatching = watches.contains { $0.isDown && $0.index(of: recognizer) != nil }
    let isFresh = recognizer.arena !== self || !(recognizer.isUndecided || recognizer.isActive || isWatching)
    guard isFresh else { return }
    recognizer.reset()
    recognizer.clock = clock
    recognizer.arena = self
    recognizer.stateDidChange = { [weak self, unowned recognizer] in self?.didDecide(recognizer) }
  }

  private func wakeAfterScrollDelay() {
    alarm = clock.alarm(at: clock.now + Self.scrollDelay) { [weak self] in
      guard let self else { return }
      for watch in watches { for candidate in watch.candidates { reconsider(candidate.recognizer) } }
    }
  }

  /// Whether anything still watches the pointer.
  func handle(_ event: PointerEvent) -> Bool {
    guard let index = watches.lastIndex(where: { $0.pointer == event.id && $0.isDown }) else { return false }
    let candidates = watches[index].candidates
    for candidate in candidates where candidate.recognizer.isUndecided || candidate.recognizer.isActive {
      let recognizer = candidate.recognizer
      guard let node = recognizer.node, node.isInside(root) else {
        recognizer.cancel()  // Spec: H15: its view has gone
        continue
      }
      recognizer.handle(event, at: node.ownPoint(fromWindow: event.location) ?? event.location)
    }
    let isUsed = candidates.contains { $0.recognizer.state != .failed && $0.recognizer.state != .cancelled }
    if event.phase == .ended || event.phase == .cancelled { endWatch(of: event.id) }
    removeFinished()
    return isUsed
  }

  private func endWatch(of pointer: Int) {
    for index in watches.indices where watches[index].pointer == pointer { watches[index].isDown = false }
  }

  private func removeFinished() {
    let finished = watches.filter(\.isOver)
    guard !finished.isEmpty else { return }
    watches.removeAll(where: \.isOver)
    for candidate in finished.flatMap(\.candidates) {
      let recognizer = candidate.recognizer
      guard !watches.contains(where: { $0.index(of: recognizer) != nil }) else { continue }
      recognizer.arena = nil
      recognizer.stateDidChange = {}
      recognizer.reset()
    }
  }

  /// Nothing watches any more: the window lost its pointers.
  func cancelAll() {
    for candidate in watches.flatMap(\.candidates) {
      if candidate.recognizer.isUndecided || candidate.recognizer.isActive { candidate.recognizer.cancel() }
    }
    for index in watches.indices { watches[index].isDown = false }
    removeFinished()
  }

  // MARK: Deciding

  private func didDecide(_ recognizer: GestureRecognizer) {
    switch recognizer.state {
    case .began, .ended: cancelRivals(of: recognizer)
    case .failed, .cancelled: for other in rivals(of: recognizer) { reconsider(other) }
    case .possible, .changed: break
    }
  }

  private func reconsider(_ recognizer: GestureRecognizer) {
    if recognizer.isUndecided { recognizer.reconsider() }
  }

  private func cancelRivals(of recognizer: GestureRecognizer) {
    for other in rivals(of: recognizer) where !areCompatible(recognizer, other) {
      if other.isUndecided || other.isActive { other.cancel() }
    }
  }

  private func rivals(of recognizer: GestureRecognizer) -> [GestureRecognizer] {
    watches.filter { $0.index(of: recognizer) != nil }.flatMap(\.candidates).map(\.recognizer)
      .filter { $0 !== recognizer }
  }

  /// Spec: H3: a simultaneous gesture goes with those inside its view, and with scrolling around it.
  private func areCompatible(_ a: GestureRecognizer, _ b: GestureRecognizer) -> Bool {
    if a.isCompatible(with: b) || b.isCompatible(with: a) { return true }
    return watches.contains { watch in
      guard let first = watch.index(of: a), let second = watch.index(of: b) else { return false }
      let (inner, outer) = (watch.candidates[min(first, second)], watch.candidates[max(first, second)])
      return outer.isSimultaneous || inner.isSimultaneous && outer.recognizer.isScrolling
    }
  }

  // MARK: Waiting

  /// Whether one that is asked before and still undecided must fail first, or a scroll that may yet begin.
  func isHeldUp(_ recognizer: GestureRecognizer) -> Bool {
    watches.contains { watch in
      guard let index = watch.index(of: recognizer) else { return false }
      if watch.isDown, !recognizer.isScrolling, let end = watch.scrollDelayEnd, clock.now < end,
        watch.candidates[index...].contains(where: { holdsUp($0.recognizer, recognizer, asScroll: true) })
      {
        return true
      }
      return watch.candidates[..<index].contains { holdsUp($0.recognizer, recognizer, asScroll: false) }
    }
  }

  private func holdsUp(_ other: GestureRecognizer, _ recognizer: GestureRecognizer, asScroll: Bool) -> Bool {
    guard other !== recognizer, other.isUndecided, !areCompatible(other, recognizer) else { return false }
    return asScroll ? other.isScrolling : recognizer.waits(for: other)
  }

  /// Whether an undecided tap is asked before: what is pressed is that one.
  func isBehindTap(_ recognizer: GestureRecognizer) -> Bool {
    watches.contains { watch in
      guard let index = watch.index(of: recognizer) else { return false }
      return watch.candidates[..<index].contains {
        $0.recognizer.isUndecided && $0.recognizer.tapCount > 0 && !areCompatible($0.recognizer, recognizer)
      }
    }
  }

  func scrollDelayEnd(for recognizer: GestureRecognizer) -> Double? {
    watches.filter { $0.isDown && $0.index(of: recognizer) != nil }.compactMap(\.scrollDelayEnd).max()
  }
}
