import MartletDisplay
import MartletHost
import MartletText
import MartletTree
import SwiftUI

/// A window's content without a window: what is measured ends with the display list.
@MainActor
final class Stage {
  let root: ViewRoot
  private(set) var group: DisplayGroup?
  private let size = CGSize(width: 390, height: 844)
  private var time = 0.0

  init<Content: View>(_ content: Content) {
    root = ViewRoot(
      layoutContext: LayoutContext(pixelsPerPoint: 2, textEngine: .standard), environment: EnvironmentValues(),
      content: content)
  }

  /// Brings everything up to date, as before a frame. Tells what that made.
  @discardableResult
  func frame() -> Counts {
    let bodies = root.statistics.bodyCount
    let new = root.frame(size: size)
    group = new
    return Counts(bodies: root.statistics.bodyCount - bodies)
  }

  /// Scrolls what stands in the window's middle, a sixtieth of a second after the last time. False at its end.
  func scroll(by points: CGFloat) -> Bool {
    time += 1.0 / 60
    root.advance(to: time)
    let delta = ScrollDelta(x: 0, y: points)
    let place = CGPoint(x: size.width / 2, y: size.height / 2)
    return root.handle(.scroll(ScrollEvent(phase: .step, location: place, delta: delta, time: time)))
  }

  /// The same for a window that is new: bodies have run already when it was made.
  func firstFrame() -> Counts {
    frame()
    return Counts(bodies: root.statistics.bodyCount, groups: group!.allGroups.count)
  }

  /// How many groups of the display list are not those of an earlier one.
  func newGroups(since old: Set<ObjectIdentifier>) -> Int { group.map { $0.allGroups.subtracting(old).count } ?? 0 }
}

extension DisplayGroup {
  /// The group and all inside it.
  var allGroups: Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    func search(_ items: [DisplayItem]) {
      for item in items {
        switch item {
        case .group(let group, _): found.formUnion(group.allGroups)
        case .effect(_, let inner): search(inner)
        default: break
        }
      }
    }
    search(items)
    return found
  }
}
