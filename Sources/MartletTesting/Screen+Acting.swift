import MartletDisplay
import MartletTree
import SwiftUI

extension Screen {
  /// Taps the first element with this label or accessibility identifier, and settles.
  ///
  /// A tap goes to the element, or else to the nearest around it that takes taps. Throws when there is no such
  /// element, or when none takes a tap.
  public func tap(_ label: String) throws { try perform("tap", on: label) }

  /// Runs an action of the first element with this label or accessibility identifier, and settles.
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
      if let meaning = here as? MeaningNode, meaning.perform(action) { return true }
      node = here.parent
    }
    return false
  }
}
