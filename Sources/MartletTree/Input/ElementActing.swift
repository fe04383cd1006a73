/// A node whose element in the semantics tree has actions.
public protocol ElementActing: LayoutNode {
  /// Runs the action of that name; false when there is none.
  func perform(_ action: String) -> Bool
}

extension MeaningNode: ElementActing {}
