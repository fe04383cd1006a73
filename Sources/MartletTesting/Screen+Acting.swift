import Foundation
import MartletDisplay
import MartletTree
import SwiftUI

extension Screen {
  /// Taps the first element with this label or accessibility identifier that a finger reaches, and settles.
  ///
  /// A finger goes to the middle of the element, or of the control in it, and means what lies on top there. Throws when
  /// there is no such element, when something covers all of them, or when nothing there takes a tap.
  public func tap(_ label: String) throws {
    let found = elements(label)
    guard !found.isEmpty else { throw ScreenError.missingElement(label: label, labels: labels) }
    let places = found.compactMap(tapPlace)
    guard let place = places.first(where: \.isReached) else {
      throw ScreenError.coveredElement(label: label, at: places.first?.point ?? found[0].frame.origin)
    }
    guard root.input.takesTap(at: place.point) else {
      throw ScreenError.missingAction(action: "tap", label: label, actions: found.flatMap(\.actions))
    }
    tap(at: place.point)
  }

  /// Where a finger goes to tap an element, and whether it reaches it there.
  private func tapPlace(of element: SemanticsNode) -> (point: CGPoint, isReached: Bool)? {
    guard let node = root.screen.node(withID: element.id) else { return nil }
    let point = node.windowPoint(fromOwn: node.activationPoint)
    guard let hit = root.input.node(at: point) else { return (point, false) }
    return (point, hit.isInside(node) || node.isInside(hit))
  }

  /// Runs an action of the first element with this label or accessibility identifier, as assistive tools do, and
  /// settles.
  public func perform(_ action: String, on label: String) throws {
    let found = elements(label)
    guard !found.isEmpty else { throw ScreenError.missingElement(label: label, labels: labels) }
    guard found.contains(where: { run(action, of: $0) }) else {
      throw ScreenError.missingAction(action: action, label: label, actions: found.flatMap(\.actions))
    }
    update()
  }

  private func run(_ action: String, of element: SemanticsNode) -> Bool {
    guard !element.traits.contains(.disabled) else { return false }
    var node = root.screen.node(withID: element.id)
    while let here = node {
      if let acting = here as? any ElementActing, acting.perform(action) { return true }
      node = here.parent
    }
    return false
  }
}
