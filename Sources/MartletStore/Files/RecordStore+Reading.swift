import Foundation

extension RecordStore {
  func readRows(of root: StoreEntity, _ body: (StoreRow) -> Void) throws {
    try lock.withLock {
      let table = try table(of: root)
      try database.run("SELECT \(table.selection) FROM \(table.name.quoted) t ORDER BY t.\"@key\"") { statement in
        if let row = table.row(statement) { body(row) }
      }
    }
  }

  func row(_ root: StoreEntity, key: Int64) throws -> StoreRow? {
    try lock.withLock {
      let table = try table(of: root)
      var row: StoreRow?
      let sql = "SELECT \(table.selection) FROM \(table.name.quoted) t WHERE t.\"@key\" = ?"
      try database.run(sql, [.integer(key)]) { row = table.row($0) }
      return row
    }
  }

  /// The rows that a relation to many leads to.
  func readRelated(_ relation: StoreRelation, of key: Int64, _ body: (StoreRow) -> Void) throws {
    try lock.withLock {
      let table = try table(of: relation.destination)
      let rest: String
      switch relation.form {
      case .column: return
      case .inverseColumn(let inverse): rest = "WHERE t.\(inverse.column.quoted) = ? ORDER BY t.\"@key\""
      case .table(let name, let isReversed):
        let (here, there) = isReversed ? ("target", "source") : ("source", "target")
        rest = "JOIN \(name.quoted) j ON j.\(there) = t.\"@key\" WHERE j.\(here) = ? ORDER BY j.place, t.\"@key\""
      }
      let sql = "SELECT \(table.selection) FROM \(table.name.quoted) t \(rest)"
      try database.run(sql, [.integer(key)]) { statement in
        if let row = table.row(statement) { body(row) }
      }
    }
  }

  /// The key of an object with these values.
  func key(of entity: StoreEntity, where names: [String], are values: [StoreValue]) throws -> Int64? {
    try lock.withLock {
      let table = try table(of: entity)
      let condition = names.map { "\($0.quoted) = ?" }.joined(separator: " AND ")
      return try database.integer("SELECT \"@key\" FROM \(table.name.quoted) WHERE \(condition)", values)
    }
  }
}
