import Foundation

/// The tables and columns of a store: made where they are missing. Nothing that a store has is dropped, so that an
/// older app, or another one with a part of the schema, finds its data.
struct StoreLayout {
  let store: RecordStore
  private var database: Database { store.database }

  func bringUpToDate() throws {
    // Before the log, so that the file itself says whose it is.
    if try database.integer("PRAGMA application_id") != Int64(StoreFile.owner) {
      try database.run("PRAGMA application_id = \(StoreFile.owner)")
    }
    if store.url != nil {
      // A crash of the app loses nothing, one of the machine the last moments at most, and neither damages the file.
      try database.run("PRAGMA journal_mode = WAL")
      try database.run("PRAGMA synchronous = NORMAL")
    }
    try database.transaction {
      try database.run("CREATE TABLE IF NOT EXISTS \"@notes\" (name TEXT PRIMARY KEY, text TEXT)")
      if try note("identifier") == nil { try setNote("identifier", UUID().uuidString) }
      for table in store.tables { try update(table) }
      for entity in store.entities { try entity.relations.forEach(updateJoinTable) }
    }
  }

  func identifier() throws -> String { try note("identifier") ?? "" }

  func note(_ name: String) throws -> String? {
    var text: String?
    try database.run("SELECT text FROM \"@notes\" WHERE name = ?", [.text(name)]) { text = $0.text(0) }
    return text
  }

  func setNote(_ name: String, _ text: String) throws {
    try database.run("INSERT OR REPLACE INTO \"@notes\" VALUES (?, ?)", [.text(name), .text(text)])
  }

  // MARK: - Tables

  private func update(_ table: StoreTable) throws {
    if let former = table.root.formerName, try columns(of: table.name).isEmpty, try !columns(of: former).isEmpty {
      try database.run("ALTER TABLE \(former.quoted) RENAME TO \(table.name.quoted)")
      try database.run(
        "UPDATE \(table.name.quoted) SET \"@kind\" = ? WHERE \"@kind\" = ?", [.text(table.name), .text(former)])
    }
    var known = try columns(of: table.name)
    if known.isEmpty {
      try database.run(
        "CREATE TABLE \(table.name.quoted) (\"@key\" INTEGER PRIMARY KEY, \"@kind\" TEXT NOT NULL, \"@version\" INTEGER)"
      )
      known = ["@key", "@kind", "@version"]
    }
    let isEmpty = try database.integer("SELECT 1 FROM \(table.name.quoted) LIMIT 1") == nil
    for attribute in table.attributes where !known.contains(attribute.name) {
      if try !rename(attribute.formerName, to: attribute.name, in: table, known) {
        try add(attribute, to: table, isEmpty: isEmpty)
      }
    }
    for relation in table.toOnes where !known.contains(relation.column) {
      if try !rename(relation.formerName, to: relation.column, in: table, known) {
        try addColumn(relation.column, table)
      }
    }
    try addIndexes(table)
  }

  private func columns(of table: String) throws -> Set<String> {
    var names: Set<String> = []
    try database.run("SELECT name FROM pragma_table_info(?)", [.text(table)]) { names.insert($0.text(0)) }
    return names
  }

  private func rename(_ former: String?, to name: String, in table: StoreTable, _ known: Set<String>) throws -> Bool {
    guard let former, known.contains(former) else { return false }
    try database.run("ALTER TABLE \(table.name.quoted) RENAME COLUMN \(former.quoted) TO \(name.quoted)")
    return true
  }

  private func add(_ attribute: StoreAttribute, to table: StoreTable, isEmpty: Bool) throws {
    guard isEmpty || attribute.isOptional || !attribute.defaultValue.isNull else {
      throw StoreError.missingDefault(file: database.path, entity: table.name, property: attribute.name)
    }
    try addColumn(attribute.name, table)
    if !isEmpty, !attribute.defaultValue.isNull {
      try database.run("UPDATE \(table.name.quoted) SET \(attribute.name.quoted) = ?", [attribute.defaultValue])
    }
  }

  private func addColumn(_ name: String, _ table: StoreTable) throws {
    try database.run("ALTER TABLE \(table.name.quoted) ADD COLUMN \(name.quoted)")
  }

  /// What relations to many look for, and what must be unique or is said to be looked up.
  private func addIndexes(_ table: StoreTable) throws {
    var lists = table.toOnes.map { [$0.column] }
    for member in table.members { lists += member.uniqueness + member.indexes }
    let columns = Set(table.attributes.map(\.name) + table.toOnes.map(\.column))
    for list in Set(lists) where columns.isSuperset(of: list) {
      let name = "\(table.name).\(list.joined(separator: ","))"
      let names = list.map(\.quoted).joined(separator: ", ")
      try database.run("CREATE INDEX IF NOT EXISTS \(name.quoted) ON \(table.name.quoted) (\(names))")
    }
  }

  private func updateJoinTable(_ relation: StoreRelation) throws {
    guard case .table(let name, false) = relation.form else { return }
    if let former = relation.formerName {
      let old = "\(relation.source.name).\(former)"
      if try columns(of: name).isEmpty, try !columns(of: old).isEmpty {
        try database.run("ALTER TABLE \(old.quoted) RENAME TO \(name.quoted)")
      }
    }
    try database.run(
      """
      CREATE TABLE IF NOT EXISTS \(name.quoted) (
        source INTEGER, target INTEGER, place INTEGER, PRIMARY KEY (source, target)
      ) WITHOUT ROWID
      """
    )
    let index = name + ".target"
    try database.run("CREATE INDEX IF NOT EXISTS \(index.quoted) ON \(name.quoted) (target)")
  }
}
