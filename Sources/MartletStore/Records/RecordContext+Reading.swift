import Foundation

extension RecordContext {
  /// All objects of the entity and of those that come from it, with what was changed and not saved, in the order in
  /// which they were made.
  public func records(of entity: StoreEntity) throws -> [StoreRecord] {
    takeNews()
    let root = ObjectIdentifier(entity.root)
    let generation = try store.generation(of: entity.root)
    if extents[root]?.generation != generation {
      extents[root] = Extent(records: try readAll(entity.root), generation: generation)
    }
    let all = extents[root]?.records ?? []
    return entity.parent == nil ? all : all.filter { $0.entity.isKind(of: entity) }
  }

  private func readAll(_ root: StoreEntity) throws -> [StoreRecord] {
    var result: [StoreRecord] = []
    try store.readRows(of: root) { row in
      let record = take(row)
      if record.state != .deleted { result.append(record) }
    }
    result += pending.filter { $0.state == .inserted && $0.entity.root === root }
    return result
  }

  /// The record of a row, which is read where the context knows nothing newer.
  private func take(_ row: StoreRow) -> StoreRecord {
    let record = record(row.entity, key: row.key)
    if record.values == nil {
      fill(record, row)
    } else if record.state == .clean, record.version != row.version, mergesOthersChanges {
      refresh(record, row)
    }
    return record
  }

  private func fill(_ record: StoreRecord, _ row: StoreRow) {
    record.values = row.values
    record.version = row.version
    for (place, relation) in record.entity.relations.enumerated() where !relation.isToMany {
      if case .unloaded = record.links[place] { record.links[place] = row.link(relation) }
    }
  }

  private func refresh(_ record: StoreRecord, _ row: StoreRow) {
    record.decoded = record.decoded.map { _ in nil }
    record.links = record.links.map { _ in .unloaded }
    fill(record, row)
    record.face?.recordDidRefresh()
  }

  /// Reads the record's row. One that is no longer there keeps its defaults, and is gone.
  func fulfil(_ record: StoreRecord) {
    if let row = try? store.row(record.entity.root, key: record.key) {
      fill(record, row)
    } else {
      record.values = record.entity.attributes.map(\.defaultValue)
      forget(record)
    }
  }

  /// The objects that the store has in a relation to many.
  func related(to record: StoreRecord, by relation: StoreRelation) -> [StoreRecord] {
    guard record.isStored || record.state == .deleted else { return [] }
    var result: [StoreRecord] = []
    try? store.readRelated(relation, of: record.key) { row in
      let other = take(row)
      if other.isVisible { result.append(other) }
    }
    return result
  }

  /// Reads an object anew; without `keepsChanges` what was not saved is lost.
  public func refresh(_ record: StoreRecord, keepsChanges: Bool) {
    guard record.isStored else { return }
    if !keepsChanges {
      pending.removeAll { $0 === record }
      settle(record)
      record.values = nil
      record.links = record.links.map { _ in .unloaded }
      record.decoded = record.decoded.map { _ in nil }
      record.face?.recordDidRefresh()
    }
    tell([ObjectIdentifier(record.entity.root)])
  }

  /// Forgets everything, changes as well.
  public func reset() {
    let roots = Set(allRecords.map { ObjectIdentifier($0.entity.root) })
    pending = []
    for record in allRecords { forget(record) }
    extents = [:]
    tell(roots)
  }
}
