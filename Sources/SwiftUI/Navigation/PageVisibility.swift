/// A node with content that may be covered: the page of a stack, the page of a tab. Spec: C34, C41.
protocol VisibilityScope: _AnyViewNode {
  var isContentVisible: Bool { get }
  /// Whether a node below is part of what shows.
  func shows(_ node: _AnyViewNode) -> Bool
}

extension VisibilityScope {
  func shows(_ node: _AnyViewNode) -> Bool { isContentVisible }
}

/// A node that acts when what it is in is covered or shows again: appearance actions, tasks.
protocol VisibilityFollowing: _AnyViewNode {
  func visibilityDidChange(to isVisible: Bool)
}

extension _AnyViewNode {
  /// Whether everything around that may be covered shows.
  var isShown: Bool {
    var node = parent
    while let here = node {
      if let scope = here as? VisibilityScope, !scope.shows(self) { return false }
      node = here.parent
    }
    return true
  }

  /// Tells the nodes below, the innermost first, that what they are in was covered or shows again; what is covered
  /// for a reason of its own stays out of it. Spec: C32, C44.
  func tellVisibility(_ isVisible: Bool) {
    forEachChild { child in
      if let scope = child as? VisibilityScope, !scope.isContentVisible { return }
      child.tellVisibility(isVisible)
    }
    (self as? VisibilityFollowing)?.visibilityDidChange(to: isVisible)
  }
}
