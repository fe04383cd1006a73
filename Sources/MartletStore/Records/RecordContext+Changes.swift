import Foundation

extension RecordContext {
  public var hasChanges: Bool { pending.contains(where: \.hasChanges) }
  public var insertedRecords: [StoreRecord] { pending.filter { $0.state == .inserted } }
  public var updatedRecords: [StoreRecord] { pending.filter { $0.state == .updated } }
  public var deletedRecords: [StoreRecord] { pending.filter { $0.state == .deleted } }

  /// Takes the record, and all new ones that it leads to.
  public func insert(_ record: StoreRecord) {
    var open = [record]
    while let record = open.popLast() {
      guard record.state == .detached || record.state == .gone else { continue }
      if record.state == .gone { record.fulfil() }
      record.state = .inserted
      register(record)
      if record.face == nil { record.face = makeFace?(record) }
      pending.append(record)
      extents[ObjectIdentifier(record.entity.root)]?.records.append(record)
      noteChange(of: record)
      for link in record.links {
        switch link {
        case .one(let other?): open.append(other)
        case .many(let others): open += others.reversed()
        case .one, .key, .unloaded: break
        }
      }
    }
  }

  /// Marks the record, and what its delete rules say, and takes it out of all relations.
  public func delete(_ record: StoreRecord) {
    guard record.isVisible, record.state != .detached else { return }
    record.fulfil()
    let wasInserted = record.state == .inserted
    if record.state == .clean {
      (record.storedValues, record.storedLinks) = (record.values, record.links)
      pending.append(record)
    }
    record.state = .deleted
    for (place, relation) in record.entity.relations.enumerated() { unlink(record, place, relation) }
    if wasInserted {
      pending.removeAll { $0 === record }
      forget(record)
    }
    extents[ObjectIdentifier(record.entity.root)]?.records.removeAll { $0 === record }
    record.face?.recordDidRefresh()
    noteChange(of: record)
  }

  /// It is no longer of the context. Its values can still be read.
  func forget(_ record: StoreRecord) {
    record.state = .gone
    unregister(record)
  }

  private func unlink(_ record: StoreRecord, _ place: Int, _ relation: StoreRelation) {
    let others = relation.isToMany ? record.many(at: place) : record.one(at: place).map { [$0] } ?? []
    switch relation.deleteRule {
    case .cascade: for other in others { delete(other) }
    case .nullify: if let inverse = relation.inverse { for other in others { other.drop(record, from: inverse) } }
    // Told when the context is saved.
    case .deny, .noAction: break
    }
  }

  /// Takes back what was not saved.
  public func rollback() {
    let changed = pending
    pending = []
    for record in changed {
      switch record.state {
      case .inserted: forget(record)
      case .updated, .deleted: restore(record)
      case .detached, .clean, .gone: break
      }
    }
    let roots = Set(changed.map { ObjectIdentifier($0.entity.root) })
    // Deleted objects are back at their places.
    for root in roots { extents[root] = nil }
    for record in changed { record.face?.recordDidRefresh() }
    if !changed.isEmpty { tell(roots) }
  }

  private func restore(_ record: StoreRecord) {
    record.values = record.storedValues
    record.links = record.storedLinks ?? record.links
    settle(record)
    record.decoded = record.decoded.map { _ in nil }
  }

  /// The record is as the store has it.
  func settle(_ record: StoreRecord) {
    (record.storedValues, record.storedLinks, record.state) = (nil, nil, .clean)
    record.changedPlaces = []
    record.changedRelations = []
  }
}
