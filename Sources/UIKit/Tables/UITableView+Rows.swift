import Foundation
import MartletControls

extension UITableView {
  // MARK: Making cells

  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    _cells.register(cellClass, for: identifier)
  }
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    _cells.registerHeader(aClass, for: identifier)
  }

  /// Nil where no cell waits and no class is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { _cells.dequeue(identifier) }

  /// An empty cell, with a note, where no class is registered.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = _cells.dequeue(identifier) { return cell }
    Notes.once("no class is registered for cells \"\(identifier)\": call register(_:forCellReuseIdentifier:) first")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    _cells.makeHeader(identifier)
  }

  // MARK: What there is

  public var numberOfSections: Int { _rows.sections.count }
  public func numberOfRows(inSection section: Int) -> Int {
    _rows.sections.indices.contains(section) ? _rows.sections[section].rows.count : 0
  }

  /// The cell of a row that shows, else nil.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    _rows.id(at: indexPath).flatMap { _cells.shown[$0] }
  }
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { _cells.row(of: cell).flatMap { _rows.path(of: $0) } }
  public var indexPathsForVisibleRows: [IndexPath]? { _cells.shown.keys.compactMap { _rows.path(of: $0) }.sorted() }
  public var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { cellForRow(at: $0) } }

  // MARK: For the list that draws the table

  /// The numbers of sections and rows, in order.
  package var _shownSections: [(id: Int, rows: [Int])] { _rows.sections.map { ($0.id, $0.rows) } }
  package func _path(ofRow id: Int) -> IndexPath? { _rows.path(of: id) }
  package func _shownCell(ofRow id: Int) -> UITableViewCell? { _cells.shown[id] }

  /// The row's cell, from the data source.
  package func _takeCell(forRow id: Int) -> UITableViewCell {
    guard let path = _rows.path(of: id), let dataSource else { return UITableViewCell() }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    cell._table = self
    cell.setEditing(_editing, animated: false)
    cell.setSelected(_selectedRows.contains(id), animated: false)
    _cells.show(cell, for: id)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  /// A cell that shows has another height or look.
  func _cellDidChange(_ cell: UITableViewCell) { cell._host?.contentDidChange() }

  package func _endCell(forRow id: Int) {
    guard let cell = _cells.end(id) else { return }
    if let path = _rows.path(of: id) { delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path) }
  }

  /// Points; nil for the cell's own.
  package func _height(ofRow id: Int) -> CGFloat? {
    guard let path = _rows.path(of: id) else { return nil }
    let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return height >= 0 ? height : nil
  }
}
