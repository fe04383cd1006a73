import Foundation

extension UITableView {
  /// What stands above or below a section: a view of the delegate's, or words of the data source's.
  package enum _SectionEdge { case header, footer }
  package struct _EdgeContent {
    package var view: UIView?
    package var title: String?
    /// Points; nil for the content's own.
    package var height: CGFloat?
    package var isEmpty: Bool { height == 0 || view == nil && title == nil }
  }

  package func _content(_ edge: _SectionEdge, ofSection index: Int) -> _EdgeContent {
    var content = _EdgeContent()
    let height: CGFloat?
    switch edge {
    case .header:
      content.view = delegate?.tableView(self, viewForHeaderInSection: index)
      content.title = dataSource?.tableView(self, titleForHeaderInSection: index)
      height = delegate?.tableView(self, heightForHeaderInSection: index) ?? sectionHeaderHeight
    case .footer:
      content.view = delegate?.tableView(self, viewForFooterInSection: index)
      content.title = dataSource?.tableView(self, titleForFooterInSection: index)
      height = delegate?.tableView(self, heightForFooterInSection: index) ?? sectionFooterHeight
    }
    content.height = height.flatMap { $0 >= 0 ? $0 : nil }
    return content
  }

  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard let cell = cellForRow(at: indexPath), let node = cell._host, let own = _node else { return .zero }
    return node.frame(in: own)
  }
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForVisibleRows?.first { rectForRow(at: $0).contains(point) }
  }
}
