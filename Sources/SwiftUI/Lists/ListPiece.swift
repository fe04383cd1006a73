/// A stretch of a list: rows, or a section with its header and footer.
enum ListPiece {
  case rows(_AnyViewNode)
  case section(SectionContent)

  var isSection: Bool { if case .section = self { true } else { false } }
}

/// The node of a section, as a list sees it.
protocol SectionContent: _AnyViewNode {
  var header: _AnyViewNode? { get }
  var rows: _AnyViewNode { get }
  var footer: _AnyViewNode? { get }
}
