import Foundation
import MartletControls

extension UITableView {
  /// Asks the data source for everything anew, before the next frame.
  public func reloadData() {
    guard !_isStandIn else { return }
    _selectedRows = []
    _forgetRows()
    _changes = nil
    _rowsDidChange(isAnimated: false)
  }

  var _countsOfSource: [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  // MARK: Changes of single rows

  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.insertedRows += indexPaths }
  }
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.deletedRows += indexPaths }
  }
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.reloadedRows += indexPaths }
  }
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic) { $0.movedRows.append((indexPath, newIndexPath)) }
  }
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.insertedSections.formUnion(sections) }
  }
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.deletedSections.formUnion(sections) }
  }
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.reloadedSections.formUnion(sections) }
  }
  public func reconfigureRows(at indexPaths: [IndexPath]) { reloadRows(at: indexPaths, with: .none) }

  /// Several changes as one: between the two calls nothing is shown.
  public func beginUpdates() {
    _changeDepth += 1
    if _changes == nil { _changes = TableChanges() }
  }
  public func endUpdates() {
    guard _changeDepth > 0 else { return }
    _changeDepth -= 1
    guard _changeDepth == 0, let changes = _changes else { return }
    _changes = nil
    apply(changes)
  }
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  private func change(_ animation: RowAnimation, _ note: (inout TableChanges) -> Void) {
    beginUpdates()
    note(&_changes!)
    if animation != .none { _changes!.isAnimated = true }
    endUpdates()
  }

  private func apply(_ changes: TableChanges) {
    // Nobody has seen the rows before the change: they are loaded as they are now.
    guard !_areRowsStale else { return _rowsDidChange(isAnimated: false) }
    let counts = _countsOfSource
    _rows.apply(changes)
    _rows.fill(sections: changes.insertedSections.union(changes.reloadedSections), counts: counts)
    if _rows.counts != counts {
      Notes.once(
        "after the changes of a table its data source has \(counts) rows in its sections, the changes make "
          + "\(_rows.counts): all is loaded anew")
      return reloadData()
    }
    _rowsDidChange(isAnimated: changes.isAnimated)
  }

  /// The list shows what there is now.
  func _rowsDidChange(isAnimated: Bool) {
    _isChangeAnimated = isAnimated
    _lookDidChange()
    _isChangeAnimated = false
  }
}
