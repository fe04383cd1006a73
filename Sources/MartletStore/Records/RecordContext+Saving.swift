import Foundation

extension RecordContext {
  /// Writes all changes as one, or nothing.
  ///
  /// New objects with the same values in unique properties as others are joined with those, or refused, as the
  /// conflict rule says.
  public func save() throws {
    takeNews()
    guard hasChanges else {
      pending = []
      return
    }
    try checkDeletions()
    try joinTwins()
    let (commit, conflicts) = try store.commit(pending, rule: conflictRule)
    let saved = pending
    pending = []
    for record in saved {
      if record.state == .deleted { forget(record) } else if record.state != .gone { settle(record) }
    }
    for record in conflicts { refresh(record, keepsChanges: false) }
    store.announce(commit, from: self)
    // What was read is what is there now, but for what others did meanwhile.
    for root in commit.roots where extents[root] != nil {
      if let entity = saved.first(where: { ObjectIdentifier($0.entity.root) == root })?.entity.root {
        extents[root]?.generation = (try? store.generation(of: entity)) ?? -1
      }
    }
  }

  private func checkDeletions() throws {
    for record in deletedRecords {
      for (place, relation) in record.entity.relations.enumerated() where relation.deleteRule == .deny {
        let hasOthers = relation.isToMany ? !record.many(at: place).isEmpty : record.one(at: place) != nil
        if hasOthers { throw StoreError.deletionDenied(entity: record.entity.name, relation: relation.name) }
      }
    }
  }

  // MARK: - Unique properties

  private func joinTwins() throws {
    var seen: [[StoreValue]: StoreRecord] = [:]
    for record in pending where record.state == .inserted || record.state == .updated {
      for names in record.entity.uniqueness where record.isVisible {
        let places = names.compactMap(record.entity.attributePlace)
        guard places.count == names.count else { continue }
        guard record.state == .inserted || !record.changedPlaces.isDisjoint(with: places) else { continue }
        let values = places.map { record.value(at: $0) }
        guard !values.contains(.null) else { continue }
        let mark = [.text(record.entity.root.name), .text(names.joined(separator: ","))] + values
        let twin = try seen[mark] ?? storedTwin(of: record, names, places, values)
        if let twin { try join(record, to: twin, names) } else { seen[mark] = record }
      }
    }
  }

  private func storedTwin(
    of record: StoreRecord, _ names: [String], _ places: [Int], _ values: [StoreValue]
  ) throws -> StoreRecord? {
    guard let key = try store.key(of: record.entity, where: names, are: values), key != record.key else { return nil }
    let twin = self.record(record.entity, key: key)
    // Here it may have other values by now, or be deleted.
    return twin.isVisible && places.map { twin.value(at: $0) } == values ? twin : nil
  }

  private func join(_ record: StoreRecord, to twin: StoreRecord, _ names: [String]) throws {
    switch conflictRule {
    case .fail: throw StoreError.duplicate(entity: record.entity.name, properties: names)
    case .keepPropertiesHere, .keepObjectsHere: twin.takeAll(of: record)
    case .keepPropertiesThere, .discard: break
    }
    let wasStored = record.isStored
    if wasStored {
      delete(record)
    } else {
      record.leaveRelations()
      pending.removeAll { $0 === record }
      extents[ObjectIdentifier(record.entity.root)]?.records.removeAll { $0 === record }
      forget(record)
    }
    record.face?.recordDidMerge(into: twin)
    noteChange(of: twin)
  }

  // MARK: - What others did

  /// Where others' changes are not to show by themselves, only objects that nobody holds follow them.
  public func takeNews() {
    if mergesOthersChanges { return mergeNews() }
    let commits = news.take()
    let isUnseen = { (object: StoreCommit.Object) in
      self.registered(object.entity, key: object.key).map(\.isUnseen) ?? true
    }
    for commit in commits {
      let unseen = StoreCommit(changed: commit.changed.filter(isUnseen), deleted: commit.deleted.filter(isUnseen))
      let seen = StoreCommit(
        changed: commit.changed.filter { !isUnseen($0) }, deleted: commit.deleted.filter { !isUnseen($0) })
      if !seen.roots.isEmpty { news.add(seen) }
      if !unseen.roots.isEmpty { merge([unseen]) }
    }
  }

  /// Takes what others saved since the last time.
  public func mergeNews() {
    let commits = news.take()
    if !commits.isEmpty { merge(commits) }
  }

  private func merge(_ commits: [StoreCommit]) {
    var roots: Set<ObjectIdentifier> = []
    for commit in commits {
      roots.formUnion(commit.roots)
      for object in commit.deleted {
        guard let record = registered(object.entity, key: object.key), record.state == .clean else { continue }
        forget(record)
        record.face?.recordDidRefresh()
      }
      for object in commit.changed {
        guard let record = registered(object.entity, key: object.key), record.state == .clean else { continue }
        refresh(record, keepsChanges: false)
      }
    }
    unloadLists(leadingTo: roots)
    tell(roots)
  }

  /// Lists that were looked up may have changed although their owners did not.
  private func unloadLists(leadingTo roots: Set<ObjectIdentifier>) {
    for record in allRecords where record.state == .clean {
      for (place, relation) in record.entity.relations.enumerated()
      where relation.isToMany && roots.contains(ObjectIdentifier(relation.destination.root)) {
        guard case .many = record.links[place] else { continue }
        record.face?.recordWillChange(relation.name)
        record.links[place] = .unloaded
        record.face?.recordDidChange(relation.name)
      }
    }
  }
}

extension StoreRecord {
  /// The other's values in the place of one's own; of its relations those that lead somewhere, beside one's own.
  fileprivate func takeAll(of other: StoreRecord) {
    for place in entity.attributes.indices { setValue(other.value(at: place), at: place) }
    for (place, relation) in entity.relations.enumerated() {
      if relation.isToMany {
        let others = other.many(at: place)
        if !others.isEmpty { setMany(many(at: place) + others, at: place) }
      } else if let one = other.one(at: place) {
        setOne(one, at: place)
      }
    }
  }

  fileprivate func leaveRelations() {
    for (place, relation) in entity.relations.enumerated() {
      if relation.isToMany { setMany([], at: place) } else { setOne(nil, at: place) }
    }
  }
}
