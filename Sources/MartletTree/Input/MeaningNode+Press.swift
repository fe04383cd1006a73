import Foundation

/// A row that takes presses for what is in it: the buttons and links that fill it. Spec: G18.
public protocol RowPressing: LayoutNode {}

// A button means the same to a pointer and to an assistive tool: both run the node's `tapAction`.
extension MeaningNode: PointerTaking {
  /// Where a pointer presses the element.
  public enum Press: Equatable, Sendable {
    /// Nowhere: the action is for assistive tools, pointers have a way of their own.
    case none
    /// On what is drawn in it.
    case content
    /// On its whole area.
    case bounds
    /// On the whole row of a list around it; on its own area outside of lists.
    case row
    /// The same with weak feedback: a plain style. Spec: G28.
    case plainRow

    public var isRow: Bool { self == .row || self == .plainRow }
  }

  /// Whether a pointer can press the element now.
  public var takesPresses: Bool { press != .none && tapAction != nil }

  public var ownRecognizers: [GestureRecognizer] {
    guard takesPresses, !(press.isRow && isInPressingRow) else { return [] }
    let recognizer = pressRecognizer ?? PressRecognizer()
    pressRecognizer = recognizer
    recognizer.action = { [weak self] in self?.tapAction?() }
    recognizer.pressChanged = { [weak self] in self?.pressChanged($0) }
    recognizer.repeats = repeatsWhileHeld
    return [recognizer]
  }

  private var isInPressingRow: Bool {
    var node = parent
    while let here = node {
      if here is RowPressing { return true }
      node = here.parent
    }
    return false
  }

  /// Whether the whole area is hit: a control's, or a modal element's, which keeps pointers from what lies below it.
  /// Spec: F28.
  var isSolid: Bool {
    (press == .bounds || press.isRow) && isControl || meaning.addedTraits.contains(.modal)
  }

  /// Disabled controls are hit and do nothing. Spec: H18.
  private var isControl: Bool { tapAction != nil || meaning.addedTraits.contains(.disabled) }
}

extension LayoutNode {
  /// The elements below that a press anywhere in their row means, hidden ones too. Spec: G18, G27.
  public final func rowControls() -> [MeaningNode] {
    var found: [MeaningNode] = []
    collectRowControls(into: &found)
    return found
  }

  private func collectRowControls(into found: inout [MeaningNode]) {
    if let meaning = self as? MeaningNode, meaning.press.isRow, meaning.tapAction != nil { found.append(meaning) }
    for child in children { child.collectRowControls(into: &found) }
  }
}
