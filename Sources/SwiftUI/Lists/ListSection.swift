import MartletLayout
import MartletTree

/// A section of a list: nodes that give rows, and perhaps a header and a footer.
struct ListSection {
  var header: _AnyViewNode?
  var rows: [_AnyViewNode] = []
  var footer: _AnyViewNode?
  /// The number of rows before each node, and at the end the number of all.
  private var starts = [0]

  static func sections(of pieces: [ListPiece]) -> [ListSection] {
    var sections: [ListSection] = []
    var loose = ListSection()
    func flush() {
      if loose.starts.last! > 0 { sections.append(loose) }
      loose = ListSection()
    }
    for piece in pieces {
      switch piece {
      case .rows(let node): loose.add(node)
      case .section(let content):
        flush()
        var section = ListSection(header: content.header, footer: content.footer)
        var inner: [ListPiece] = []
        content.rows.appendPieces(to: &inner)
        for case .rows(let node) in inner { section.add(node) }
        sections.append(section)
      }
    }
    flush()
    return sections
  }

  private init(header: _AnyViewNode? = nil, footer: _AnyViewNode? = nil) {
    self.header = header.flatMap { $0.elementCount > 0 ? $0 : nil }
    self.footer = footer.flatMap { $0.elementCount > 0 ? $0 : nil }
  }

  private mutating func add(_ node: _AnyViewNode) {
    rows.append(node)
    starts.append(starts.last! + node.elementCount)
  }

  var shape: SectionRows.Section {
    SectionRows.Section(hasHeader: header != nil, itemCount: starts.last!, hasFooter: footer != nil)
  }

  /// The node that makes the row at `index`, and the row's number there.
  func source(of index: Int) -> (node: _AnyViewNode, index: Int) {
    var (low, high) = (0, rows.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    // Nodes without rows share a start with the one behind them.
    return (rows[low], index - starts[low])
  }

  func element(at index: Int) -> LayoutNode {
    let (node, index) = source(of: index)
    return node.element(at: index)
  }

  /// The row that a target of scrolling is, or is in; nil for one in another section.
  func index(of target: ScrollTarget) -> Int? {
    for (node, start) in zip(rows, starts) {
      let node = (node as? WrappedRows)?.innermost ?? node
      if target.node.isBelow(node) { return start + target.index(in: node) }
    }
    return nil
  }
}
