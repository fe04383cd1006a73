import Foundation

/// Which rows a table has, each with a number that stays while the row moves.
struct TableRows {
  struct Section {
    var id: Int
    var rows: [Int]
  }
  private(set) var sections: [Section] = []
  private var lastID = 0
  /// The data source is to be asked anew.
  var isStale = true

  mutating func load(counts: [Int]) {
    isStale = false
    sections = counts.map { makeSection(rowCount: $0) }
  }

  private mutating func makeID() -> Int {
    lastID += 1
    return lastID
  }
  private mutating func makeSection(rowCount: Int) -> Section {
    Section(id: makeID(), rows: (0..<max(0, rowCount)).map { _ in makeID() })
  }

  var counts: [Int] { sections.map(\.rows.count) }

  func id(at path: IndexPath) -> Int? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let rows = sections[path.section].rows
    return rows.indices.contains(path.row) ? rows[path.row] : nil
  }

  func path(of id: Int) -> IndexPath? {
    for (index, section) in sections.enumerated() {
      if let row = section.rows.firstIndex(of: id) { return IndexPath(row: row, section: index) }
    }
    return nil
  }

  // MARK: Changes

  /// Paths count as they were before all changes for what goes, and as they are after them for what comes.
  mutating func apply(_ changes: TableChanges) {
    for path in changes.reloadedRows where id(at: path) != nil { sections[path.section].rows[path.row] = makeID() }
    for index in changes.reloadedSections where sections.indices.contains(index) {
      sections[index].rows = sections[index].rows.map { _ in makeID() }
    }
    let moved = changes.movedRows.compactMap { move in id(at: move.from).map { (id: $0, to: move.to) } }
    for path in (changes.deletedRows + changes.movedRows.map(\.from)).sorted(by: >) where id(at: path) != nil {
      sections[path.section].rows.remove(at: path.row)
    }
    for index in changes.deletedSections.sorted(by: >) where sections.indices.contains(index) {
      sections.remove(at: index)
    }
    for index in changes.insertedSections.sorted() where index <= sections.count {
      sections.insert(makeSection(rowCount: 0), at: index)
    }
    let coming = changes.insertedRows.map { (id: makeID(), to: $0) } + moved
    for row in coming.sorted(by: { $0.to < $1.to }) where sections.indices.contains(row.to.section) {
      let rows = sections[row.to.section].rows
      sections[row.to.section].rows.insert(row.id, at: min(row.to.row, rows.count))
    }
  }

  /// Rows of sections that came are known by the data source alone.
  mutating func fill(sections indices: Set<Int>, counts: [Int]) {
    for index in indices where sections.indices.contains(index) && counts.indices.contains(index) {
      while sections[index].rows.count < counts[index] { sections[index].rows.append(makeID()) }
      sections[index].rows.removeLast(max(0, sections[index].rows.count - counts[index]))
    }
  }
}

/// What an app says has changed in a table.
struct TableChanges {
  var insertedRows: [IndexPath] = []
  var deletedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  var insertedSections: Set<Int> = []
  var deletedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var isAnimated = false
}
