import Foundation

extension RecordStore {
  /// Writes the records' changes, all or none. Gives back those that the store knows otherwise now.
  func commit(_ records: [StoreRecord], rule: RecordContext.ConflictRule) throws -> (
    StoreCommit, conflicts: [StoreRecord]
  ) {
    try lock.withLock {
      try database.transaction {
        var commit = StoreCommit()
        var conflicts: [StoreRecord] = []
        for record in records {
          switch record.state {
          case .inserted:
            try insert(record)
            commit.changed.append(.init(entity: record.entity, key: record.key))
          case .updated:
            if try !update(record, rule) { conflicts.append(record) }
            commit.changed.append(.init(entity: record.entity, key: record.key))
          case .deleted:
            try delete(record)
            commit.deleted.append(.init(entity: record.entity, key: record.key))
          case .detached, .clean, .gone: break
          }
        }
        for record in records where record.state != .deleted { try writeJoins(record) }
        return (commit, conflicts)
      }
    }
  }

  private func insert(_ record: StoreRecord) throws {
    let table = try table(of: record.entity)
    var names = ["@key", "@kind", "@version"]
    var values: [StoreValue] = [.integer(record.key), .text(record.entity.name), .integer(1)]
    for (place, attribute) in record.entity.attributes.enumerated() where !attribute.isTransient {
      names.append(attribute.name)
      values.append(record.values?[place] ?? attribute.defaultValue)
    }
    for (place, relation) in record.entity.relations.enumerated() where !relation.isToMany {
      names.append(relation.column)
      values.append(record.one(at: place).map { .integer($0.key) } ?? .null)
    }
    let marks = names.map { _ in "?" }.joined(separator: ", ")
    let columns = names.map(\.quoted).joined(separator: ", ")
    try database.run("INSERT INTO \(table.name.quoted) (\(columns)) VALUES (\(marks))", values)
    record.version = 1
  }

  /// False where the row was changed by somebody else.
  private func update(_ record: StoreRecord, _ rule: RecordContext.ConflictRule) throws -> Bool {
    let table = try table(of: record.entity)
    var (places, links) = (
      record.changedPlaces, record.changedRelations.filter { !record.entity.relations[$0].isToMany }
    )
    guard !places.isEmpty || !links.isEmpty else { return true }
    let now = try database.integer(
      "SELECT \"@version\" FROM \(table.name.quoted) WHERE \"@key\" = ?", [.integer(record.key)])
    let isConflict = now != record.version
    if isConflict {
      switch rule {
      case .fail: throw StoreError.conflict(entity: record.entity.name)
      case .discard: return false
      case .keepPropertiesHere: break
      case .keepObjectsHere:
        places = Set(record.entity.attributes.indices)
        links = Set(record.entity.relations.indices.filter { !record.entity.relations[$0].isToMany })
      case .keepPropertiesThere:
        guard let row = try row(record.entity.root, key: record.key) else { return false }
        places = places.filter { row.values[$0] == record.storedValues?[$0] }
      }
    }
    record.version = (now ?? record.version) + 1
    try write(record, places, links, to: table)
    return !isConflict
  }

  private func write(_ record: StoreRecord, _ places: Set<Int>, _ links: Set<Int>, to table: StoreTable) throws {
    var names = ["@version"]
    var values: [StoreValue] = [.integer(record.version)]
    for place in places.sorted() where !record.entity.attributes[place].isTransient {
      names.append(record.entity.attributes[place].name)
      values.append(record.values?[place] ?? .null)
    }
    for place in links.sorted() {
      names.append(record.entity.relations[place].column)
      values.append(record.one(at: place).map { .integer($0.key) } ?? .null)
    }
    let list = names.map { "\($0.quoted) = ?" }.joined(separator: ", ")
    try database.run(
      "UPDATE \(table.name.quoted) SET \(list) WHERE \"@key\" = ?", values + [.integer(record.key)])
  }

  private func delete(_ record: StoreRecord) throws {
    let table = try table(of: record.entity)
    try database.run("DELETE FROM \(table.name.quoted) WHERE \"@key\" = ?", [.integer(record.key)])
    for relation in record.entity.relations where relation.isToMany {
      guard case .table(let name, let isReversed) = relation.form else { continue }
      try database.run(
        "DELETE FROM \(name.quoted) WHERE \(isReversed ? "target" : "source") = ?", [.integer(record.key)])
    }
    // Relations without a way back lead here as well.
    for other in entities.flatMap(\.relations) where other.inverse == nil && record.entity.isKind(of: other.destination)
    {
      if case .table(let name, false) = other.form {
        try database.run("DELETE FROM \(name.quoted) WHERE target = ?", [.integer(record.key)])
      } else if case .column = other.form {
        let source = try self.table(of: other.source).name.quoted
        try database.run(
          "UPDATE \(source) SET \(other.column.quoted) = NULL WHERE \(other.column.quoted) = ?", [.integer(record.key)])
      }
    }
  }

  private func writeJoins(_ record: StoreRecord) throws {
    for (place, relation) in record.entity.relations.enumerated() {
      guard case .table(let name, false) = relation.form else { continue }
      let isNew = record.state == .inserted
      guard isNew || record.changedRelations.contains(place) else { continue }
      if !isNew { try database.run("DELETE FROM \(name.quoted) WHERE source = ?", [.integer(record.key)]) }
      for (index, other) in record.many(at: place).enumerated() {
        try database.run(
          "INSERT OR REPLACE INTO \(name.quoted) VALUES (?, ?, ?)",
          [.integer(record.key), .integer(other.key), .integer(Int64(index))])
      }
    }
  }
}
