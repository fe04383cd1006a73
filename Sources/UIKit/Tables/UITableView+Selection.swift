import Foundation

extension UITableView {
  public var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }
  /// Nil when no row is selected.
  public var indexPathsForSelectedRows: [IndexPath]? {
    _selectedRows.isEmpty ? nil : _selectedRows.compactMap { _rows.path(of: $0) }.sorted()
  }

  /// The delegate hears nothing of what code does.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    let row = indexPath.flatMap { _rows.id(at: $0) }
    select(_allowsSeveral ? _selectedRows.union(row.map { [$0] } ?? []) : Set(row.map { [$0] } ?? []))
    if let indexPath, scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard let row = _rows.id(at: indexPath) else { return }
    select(_selectedRows.subtracting([row]))
  }

  private func select(_ rows: Set<Int>) {
    let changed = rows.symmetricDifference(_selectedRows)
    _selectedRows = rows
    for row in changed { _cells.shown[row]?.setSelected(rows.contains(row), animated: true) }
    _lookDidChange()
  }

  package var _allowsSeveral: Bool { _editing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
  package var _allowsTaps: Bool {
    _editing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// The person tapped a row.
  package func _tap(row: Int) {
    guard let path = _rows.path(of: row), _allowsTaps else { return }
    if _allowsSeveral, _selectedRows.contains(row) {
      select(_selectedRows.subtracting([row]))
      delegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    let wanted = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let wanted, let chosen = _rows.id(at: wanted) else { return }
    let left = _allowsSeveral ? [] : _selectedRows.subtracting([chosen])
    select(_allowsSeveral ? _selectedRows.union([chosen]) : [chosen])
    for row in left {
      if let path = _rows.path(of: row) { delegate?.tableView(self, didDeselectRowAt: path) }
    }
    delegate?.tableView(self, didSelectRowAt: wanted)
  }

  // MARK: Scrolling

  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let row = _rows.id(at: indexPath) else { return }
    _scrollWish?(row, scrollPosition, animated)
  }
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = indexPathForSelectedRow { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }

  // MARK: Editing

  public var isEditing: Bool {
    get { _editing }
    set { setEditing(newValue, animated: false) }
  }
  public func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != _editing else { return }
    _editing = editing
    for cell in _cells.shown.values { cell.setEditing(editing, animated: animated) }
    _rowsDidChange(isAnimated: animated)
  }

  package var _deleting: (any _Optional_UITableViewDataSource_tableView__commit_forRowAt)? {
    dataSource as? any _Optional_UITableViewDataSource_tableView__commit_forRowAt
  }
  package func _canDelete(row: Int) -> Bool {
    guard _deleting != nil, let path = _rows.path(of: row) else { return false }
    return dataSource?.tableView(self, canEditRowAt: path) == true
      && (delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete
  }
  package func _delete(row: Int) {
    guard let path = _rows.path(of: row) else { return }
    _deleting?.tableView(self, commit: .delete, forRowAt: path)
  }

  /// What the button that deletes says, where the app has words of its own.
  package func _deleteTitle(ofRow row: Int) -> String? {
    guard _canDelete(row: row), let path = _rows.path(of: row) else { return nil }
    return delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
  }

  package func _canMove(row: Int) -> Bool {
    guard dataSource is any _Optional_UITableViewDataSource_tableView__moveRowAt_to, let path = _rows.path(of: row)
    else { return false }
    return dataSource?.tableView(self, canMoveRowAt: path) == true
  }
  /// The person dragged rows within their section.
  package func _move(rows: IndexSet, to place: Int, inSection section: Int) {
    guard let from = rows.first else { return }
    let target = place > from ? place - 1 : place
    let (old, new) = (IndexPath(row: from, section: section), IndexPath(row: target, section: section))
    _rows.apply(TableChanges(movedRows: [(old, new)]))
    dataSource?.tableView(self, moveRowAt: old, to: new)
    _lookDidChange()
  }

  package func _swipeActions(isLeading: Bool, ofRow row: Int) -> UISwipeActionsConfiguration? {
    guard let path = _rows.path(of: row), dataSource?.tableView(self, canEditRowAt: path) != false else { return nil }
    return isLeading
      ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
  }
}
