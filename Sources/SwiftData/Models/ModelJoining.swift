import MartletStore

/// Finds which relations are two ends of one.
enum ModelJoining {
  static func join(_ entities: [ModelEntity]) {
    for entity in entities { joinNamed(entity) }
    for entity in entities { joinObvious(entity) }
  }

  /// Those that `@Relationship(inverse:)` names. Where two name one, it is the first's.
  private static func joinNamed(_ entity: ModelEntity) {
    for relation in entity.entity.relations where relation.inverse == nil {
      guard let property = entity.property(relation.name), let inverse = property.relationship?.inverse,
        let kind = property.relation
      else { continue }
      guard let other = ModelEntity.of(kind._destination).relation(inverse), other.inverse == nil else { continue }
      relation.join(other)
    }
  }

  /// The only relation to a class whose only relation leads back.
  private static func joinObvious(_ entity: ModelEntity) {
    for relation in entity.entity.relations where relation.inverse == nil {
      let other = relation.destination
      guard other !== entity.entity, open(from: entity.entity, to: other).count == 1 else { continue }
      let back = open(from: other, to: entity.entity)
      if back.count == 1 { relation.join(back[0]) }
    }
  }

  private static func open(from source: StoreEntity, to destination: StoreEntity) -> [StoreRelation] {
    source.relations.filter { $0.inverse == nil && $0.destination === destination }
  }
}
