/// Turns the ways in which pages set paragraphs without `p` into paragraphs.
enum Paragraphs {
  /// In the whole page: runs of two and more line breaks become paragraphs.
  static func replaceLineBreaks(in node: Node) {
    for child in node.children where !child.isText { replaceLineBreaks(in: child) }
    guard node.tag != "pre", let new = withoutBreakRuns(node.children) else { return }
    node.replaceChildren(with: new)
    if node.tag == "p" { node.tag = "div" }
  }

  /// nil where there are no two breaks in a row.
  private static func withoutBreakRuns(_ children: [Node]) -> [Node]? {
    var result = ParagraphRuns()
    var hasChanged = false
    var index = 0
    while index < children.count {
      let end = endOfBreaks(in: children, from: index)
      if end.breaks >= 2 {
        result.open()
        hasChanged = true
        index = end.index
      } else {
        result.add(children[index])
        index += 1
      }
    }
    result.close()
    return hasChanged ? result.nodes : nil
  }

  /// The end of a run of breaks, with the white space between and after them.
  private static func endOfBreaks(in children: [Node], from start: Int) -> (index: Int, breaks: Int) {
    guard children[start].tag == "br" else { return (start, 0) }
    var breaks = 0
    var index = start
    var end = start
    while index < children.count, children[index].isBlank {
      if children[index].tag == "br" {
        breaks += 1
        end = index + 1
      }
      index += 1
    }
    return (end, breaks)
  }

  /// Phrasing content of a `div` between its blocks becomes paragraphs.
  static func wrapPhrasing(in node: Node) {
    var result: [Node] = []
    var run: [Node] = []
    func close() {
      while run.last?.isBlank == true { run.removeLast() }
      if !run.isEmpty { result.append(Node("p", children: run)) }
      run = []
    }
    for child in node.children {
      if child.isPhrasing {
        if !run.isEmpty || !child.isBlank { run.append(child) } else if child.isText { result.append(child) }
      } else {
        close()
        result.append(child)
      }
    }
    close()
    node.replaceChildren(with: result)
  }
}

/// Nodes in order, of which those after a run of breaks are put together into paragraphs.
private struct ParagraphRuns {
  private(set) var nodes: [Node] = []
  /// nil outside of a paragraph.
  private var paragraph: [Node]?

  mutating func open() {
    close()
    paragraph = []
  }

  mutating func add(_ node: Node) {
    guard let open = paragraph, node.isPhrasing else {
      close()
      nodes.append(node)
      return
    }
    if !open.isEmpty || !node.isBlank { paragraph?.append(node) }
  }

  mutating func close() {
    while paragraph?.last?.isBlank == true { paragraph?.removeLast() }
    if let open = paragraph { nodes.append(Node("p", children: open)) }
    paragraph = nil
  }
}
