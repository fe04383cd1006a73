extension Node {
  /// All elements below, in document order; a subtree is left out where `enters` says so.
  func descendants(_ isWanted: (Node) -> Bool) -> [Node] {
    var result: [Node] = []
    visit { node in
      if isWanted(node) { result.append(node) }
    }
    return result
  }

  func descendants(tagged tags: Set<String>) -> [Node] { descendants { tags.contains($0.tag) } }
  func descendants(tagged tag: String) -> [Node] { descendants { $0.tag == tag } }

  /// The first element below that is wanted, in document order.
  func first(_ isWanted: (Node) -> Bool) -> Node? {
    for child in children where !child.isText {
      if isWanted(child) { return child }
      if let found = child.first(isWanted) { return found }
    }
    return nil
  }

  func first(tagged tag: String) -> Node? { first { $0.tag == tag } }
  func contains(tagged tags: Set<String>) -> Bool { first { tags.contains($0.tag) } != nil }

  /// Calls for each element below, in document order.
  func visit(_ body: (Node) -> Void) {
    for child in children where !child.isText {
      body(child)
      child.visit(body)
    }
  }

  /// Parents from the nearest up.
  var ancestors: some Sequence<Node> { sequence(first: self, next: \.parent).dropFirst() }

  /// One of the parents is such an element.
  func isInside(_ tag: String, _ other: String = "") -> Bool {
    var node = parent
    while let current = node {
      if current.tag == tag || current.tag == other { return true }
      node = current.parent
    }
    return false
  }

  /// Class and id in lower case, which pages name the purpose of an element with.
  var label: String { (self["class"] + " " + self["id"]).lowercased() }
}
