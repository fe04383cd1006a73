import Foundation

/// The cells of a table: how to make them, those that show, and those that wait to be shown again.
@MainActor @preconcurrency struct CellStore {
  nonisolated init() {}

  private var classes: [String: AnyClass] = [:]
  private var waiting: [String: [UITableViewCell]] = [:]
  private var headerClasses: [String: AnyClass] = [:]
  /// Those that show, by their row's number.
  private(set) var shown: [Int: UITableViewCell] = [:]

  mutating func register(_ type: AnyClass?, for identifier: String) { classes[identifier] = type }
  mutating func registerHeader(_ type: AnyClass?, for identifier: String) { headerClasses[identifier] = type }

  /// One that waits, else a new one of the registered class; nil where nothing is registered.
  mutating func dequeue(_ identifier: String) -> UITableViewCell? {
    if let cell = waiting[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return classes[identifier].flatMap { NSObject._make($0) as? UITableViewCell }.map { cell in
      cell.reuseIdentifier = identifier
      return cell
    }
  }

  func makeHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    headerClasses[identifier].flatMap { NSObject._make($0) as? UITableViewHeaderFooterView }.map { view in
      view.reuseIdentifier = identifier
      return view
    }
  }

  mutating func show(_ cell: UITableViewCell, for row: Int) { shown[row] = cell }

  /// The cell's row does not show any more.
  mutating func end(_ row: Int) -> UITableViewCell? {
    guard let cell = shown.removeValue(forKey: row) else { return nil }
    if let identifier = cell.reuseIdentifier { waiting[identifier, default: []].append(cell) }
    return cell
  }

  func row(of cell: UITableViewCell) -> Int? { shown.first { $0.value === cell }?.key }
}
