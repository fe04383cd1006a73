import Foundation

extension StoreRecord {
  public func one(at place: Int) -> StoreRecord? {
    fulfil()
    switch links[place] {
    case .one(let other): return other?.isVisible == true ? other : nil
    case .key(let key):
      let other = context?.record(entity.relations[place].destination, key: key)
      links[place] = .one(other)
      return other?.isVisible == true ? other : nil
    case .unloaded, .many: return nil
    }
  }

  public func many(at place: Int) -> [StoreRecord] {
    if case .unloaded = links[place] {
      links[place] = .many(context?.related(to: self, by: entity.relations[place]) ?? [])
    }
    guard case .many(let others) = links[place] else { return [] }
    // Nobody takes an object out of a relation that has no way back.
    return entity.relations[place].inverse == nil ? others.filter(\.isVisible) : others
  }

  /// Whether it counts for others: neither deleted nor gone.
  public var isVisible: Bool { state != .deleted && state != .gone }

  // MARK: - Changing

  public func setOne(_ other: StoreRecord?, at place: Int) {
    let old = one(at: place)
    guard old !== other else { return }
    let relation = entity.relations[place]
    change(place) { links[place] = .one(other) }
    if let inverse = relation.inverse {
      old?.drop(self, from: inverse)
      other?.take(self, into: inverse)
    }
    adopt(other)
  }

  public func setMany(_ others: [StoreRecord], at place: Int) {
    let old = many(at: place)
    var seen: Set<ObjectIdentifier> = []
    let others = others.filter { seen.insert(ObjectIdentifier($0)).inserted }
    guard !old.elementsEqual(others, by: ===) else { return }
    let oldOnes = Set(old.map(ObjectIdentifier.init))
    change(place) { links[place] = .many(others) }
    let added = others.filter { !oldOnes.contains(ObjectIdentifier($0)) }
    if let inverse = entity.relations[place].inverse {
      for other in old where !seen.contains(ObjectIdentifier(other)) { other.drop(self, from: inverse) }
      for other in added { other.take(self, into: inverse) }
    }
    for other in added { adopt(other) }
  }

  public func add(_ other: StoreRecord, at place: Int) {
    let others = many(at: place)
    if !others.contains(where: { $0 === other }) { setMany(others + [other], at: place) }
  }

  public func remove(_ other: StoreRecord, at place: Int) {
    setMany(many(at: place).filter { $0 !== other }, at: place)
  }

  // MARK: - The other side

  /// The other end of a relation no longer leads here.
  func drop(_ other: StoreRecord, from relation: StoreRelation) {
    guard isVisible, let place = entity.relationPlace(relation.name) else { return }
    if relation.isToMany {
      let left = many(at: place).filter { $0 !== other }
      change(place) { links[place] = .many(left) }
    } else if one(at: place) === other {
      change(place) { links[place] = .one(nil) }
    }
  }

  private func take(_ other: StoreRecord, into relation: StoreRelation) {
    guard let place = entity.relationPlace(relation.name) else { return }
    if relation.isToMany {
      let isLoaded = if case .many = links[place] { true } else { false }
      let others = many(at: place)
      // A list that was there does not hold `other`, or the two would have been joined before.
      let hasOther = !isLoaded && others.contains { $0 === other }
      change(place) { links[place] = .many(hasOther ? others : others + [other]) }
    } else {
      let old = one(at: place)
      guard old !== other else { return }
      change(place) { links[place] = .one(other) }
      // Of two to-one ends, or of a list, the former partner loses this one.
      if let old, let back = relation.inverse { old.drop(self, from: back) }
    }
  }

  private func change(_ place: Int, _ body: () -> Void) {
    fulfil()
    let name = entity.relations[place].name
    face?.recordWillChange(name)
    noteChange()
    changedRelations.insert(place)
    body()
    face?.recordDidChange(name)
    context?.noteChange(of: self)
  }

  /// What an object of a context leads to comes into the context as well.
  private func adopt(_ other: StoreRecord?) {
    guard let other else { return }
    if let context, other.state == .detached { context.insert(other) }
    if context == nil, let context = other.context { context.insert(self) }
    if other.state == .detached { other.keepFace(true) }
  }
}
