import Foundation
import MartletDisplay

/// Says what its child means: a role, a label, actions. Without a role it changes the child's own elements.
public final class MeaningNode: UnaryNode {
  /// What becomes of the elements inside.
  public enum Children { case kept, contained, combined, ignored }

  public struct Meaning {
    public var role: SemanticsNode.Role?
    public var label: String?
    public var value: String?
    public var number: SemanticsNode.Number?
    public var hint: String?
    public var inputLabels: [String]?
    public var sortPriority: Double?
    public var identifier: String?
    public var addedTraits: SemanticsNode.Traits = []
    public var removedTraits: SemanticsNode.Traits = []
    public var isHidden = false
    public var children = Children.kept
    public var actions: [(name: String, run: () -> Void)] = []
    /// Sets the value of a control, in the numbers that its binding has.
    public var setValue: ((Double) -> Void)?
    public init() {}
  }

  public var meaning = Meaning()
  /// What pressing or tapping the element does, for pointers and assistive tools; nil when it does nothing by itself.
  public var tapAction: (() -> Void)?
  /// Keys that run the tap action wherever the focus is.
  public var shortcut: KeyChord?
  /// Where pointers press the element.
  public var press = Press.bounds
  /// Called with true when a press begins to show and with false when it no longer does.
  public var pressChanged: (Bool) -> Void = { _ in }
  /// Whether a press that is held acts again and again.
  public var repeatsWhileHeld = false
  var pressRecognizer: PressRecognizer?
  public override func containsOwnContent(_ point: CGPoint) -> Bool { isSolid && bounds.contains(point) }

  public override func describe(at offset: CGPoint, into nodes: inout [SemanticsNode]) {
    guard !meaning.isHidden else { return }
    var inner: [SemanticsNode] = []
    describeChildren(at: offset, into: &inner)
    switch meaning.children {
    case .kept:
      if meaning.role != nil || inner.isEmpty && hasOwnWords {
        nodes.append(element(at: offset, from: inner))
      } else if inner.count == 1 {
        nodes.append(amended(inner[0]))
      } else if hasOwnWords {
        nodes.append(container(at: offset, inner))
      } else {
        nodes += inner.map(amended)
      }
    case .contained: nodes.append(container(at: offset, inner))
    case .combined: nodes.append(element(at: offset, from: inner))
    case .ignored: nodes.append(element(at: offset, from: []))
    }
  }

  private var hasOwnWords: Bool { meaning.label != nil || meaning.value != nil || meaning.identifier != nil }

  /// One element that takes the words of those inside.
  private func element(at offset: CGPoint, from inner: [SemanticsNode]) -> SemanticsNode {
    let words = inner.flatMap(\.words)
    let combined = amended(
      SemanticsNode(
        id: id, role: meaning.role ?? inner.first?.role ?? .group,
        label: words.isEmpty ? nil : words.joined(separator: ", "), traits: inner.reduce([]) { $0.union($1.traits) },
        frame: CGRect(origin: offset, size: size)))
    return combined
  }

  private func container(at offset: CGPoint, _ inner: [SemanticsNode]) -> SemanticsNode {
    var node = amended(
      SemanticsNode(id: id, role: meaning.role ?? .group, frame: CGRect(origin: offset, size: size)))
    node.children = inner
    return node
  }

  private func amended(_ node: SemanticsNode) -> SemanticsNode {
    var node = node
    if let role = meaning.role { node.role = role }
    if let label = meaning.label { node.label = label }
    if let value = meaning.value { node.value = value }
    if let number = meaning.number { node.number = number }
    if let hint = meaning.hint { node.hint = hint }
    if let names = meaning.inputLabels { node.inputLabels = names }
    if let priority = meaning.sortPriority { node.sortPriority = priority }
    if let identifier = meaning.identifier { node.identifier = identifier }
    node.traits = node.traits.union(meaning.addedTraits).subtracting(meaning.removedTraits)
    if hasFocus { node.traits.insert(.focused) }
    if !meaning.actions.isEmpty || tapAction != nil {
      node.id = id
      node.actions = (tapAction == nil ? [] : ["tap"]) + meaning.actions.map(\.name) + node.actions
    }
    return node
  }

  /// Runs the action of that name; false when there is none.
  public func perform(_ action: String) -> Bool {
    if action == "tap", let tapAction {
      tapAction()
      return true
    }
    guard let found = meaning.actions.first(where: { $0.name == action }) else {
      return meaning.role == nil && hasActionInside(action)
    }
    found.run()
    return true
  }

  /// An element that has more actions from outside keeps those that it had: the outermost node stands for all of them.
  private func hasActionInside(_ action: String) -> Bool {
    func perform(in node: LayoutNode) -> Bool {
      if let inner = node as? MeaningNode { return inner.perform(action) }
      return node.children.contains { perform(in: $0) }
    }
    return children.contains { perform(in: $0) }
  }
}

extension SemanticsNode {
  /// The words of an element and of those in it, in reading order.
  var words: [String] {
    let own = [label, value].compactMap { $0 }
    return own.isEmpty ? children.flatMap(\.words) : own
  }
}

extension LayoutNode {
  /// The node of this id at or below this one.
  public final func node(withID id: UInt64) -> LayoutNode? {
    if self.id == id { return self }
    for child in children { if let found = child.node(withID: id) { return found } }
    return nil
  }
}
