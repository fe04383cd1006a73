import Foundation
import MartletDisplay
import MartletDrive

extension Screen {
  /// What the window means: the tree that assistive tools see.
  public var semantics: SemanticsNode { root.semantics }

  /// The semantics tree as text, one element a line: role, label, value, traits, frame in points.
  public var dump: String { semantics.dump }

  /// What is drawn as text, one item a line with its numbers in points.
  public var displayList: String { displayGroup.dump }

  /// The labels of all elements, in reading order.
  public var labels: [String] { semantics.flattened.compactMap(\.label) }

  /// Whether an element has this label or accessibility identifier.
  public func shows(_ label: String) -> Bool { !elements(label).isEmpty }

  /// Where the first element with this label or accessibility identifier is, in the window and in points.
  public func frame(of label: String) -> CGRect? { elements(label).first?.frame }

  /// Where all elements with this label or accessibility identifier are, in reading order.
  public func frames(of label: String) -> [CGRect] { elements(label).map(\.frame) }

  /// The elements with this label or accessibility identifier, in reading order.
  public func elements(_ label: String) -> [SemanticsNode] {
    semantics.flattened.filter { $0.label == label || $0.identifier == label }
  }
}
