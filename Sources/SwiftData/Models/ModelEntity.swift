import Foundation
import MartletStore

/// What is known of a model's class: its entity in stores, and how its variables are read.
///
/// There is one for each class, whatever containers it is in: a model has relations before it is in any.
final class ModelEntity {
  let type: any PersistentModel.Type
  let entity: StoreEntity
  private let properties: [_ModelProperty]
  private let byName: [String: _ModelProperty]
  private let places: [String: Int]
  private let codecs: [AnyObject?]

  private init(_ type: any PersistentModel.Type) {
    self.type = type
    entity = StoreEntity(name: String(describing: type))
    properties = type._$properties
    byName = Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
    for property in properties where property.relation == nil { entity.add(property.storeAttribute) }
    codecs = properties.filter { $0.relation == nil }.map(\.codec)
    places = Dictionary(entity.attributes.enumerated().map { ($1.name, $0) }) { first, _ in first }
    entity.uniqueness = properties.filter { $0.attribute?.isUnique == true }.map { [$0.name] }
    entity.uniqueness += lists(type._$uniqueness)
    entity.indexes = lists(type._$indexes)
  }

  private func lists(_ lists: [[AnyKeyPath]]) -> [[String]] { lists.map { $0.compactMap(name) } }

  var names: [String] { properties.map(\.name) }
  func property(_ name: String) -> _ModelProperty? { byName[name] }
  func name(_ keyPath: AnyKeyPath) -> String? { properties.first { $0.keyPath == keyPath }?.name }

  func attributePlace(_ name: String) -> Int {
    guard let place = places[name] else { fatalError("\(type) has no stored variable '\(name)'") }
    return place
  }

  func relationPlace(_ name: String) -> Int {
    guard let place = entity.relationPlace(name) else { fatalError("\(type) has no relation '\(name)'") }
    return place
  }

  func codec<Value>(at place: Int, _: Value.Type) -> ValueCodec<Value> {
    unsafeDowncast(codecs[place]!, to: ValueCodec<Value>.self)
  }

  func makeModel(_ record: StoreRecord) -> any PersistentModel { type.init(_$backing: _ModelBacking(self, record)) }

  // MARK: - All of them

  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var known: [ObjectIdentifier: ModelEntity] = [:]

  static func of(_ type: any PersistentModel.Type) -> ModelEntity {
    lock.withLock {
      if let entity = known[ObjectIdentifier(type)] { return entity }
      let new = discover(type)
      for entity in new { entity.addRelations() }
      ModelJoining.join(new)
      return known[ObjectIdentifier(type)]!
    }
  }

  /// The class's, and those of all classes that it leads to.
  private static func discover(_ type: any PersistentModel.Type) -> [ModelEntity] {
    var (open, new) = ([type], [ModelEntity]())
    while let next = open.popLast() {
      guard known[ObjectIdentifier(next)] == nil else { continue }
      let entity = ModelEntity(next)
      known[ObjectIdentifier(next)] = entity
      new.append(entity)
      open += entity.properties.compactMap { $0.relation?._destination }
    }
    return new
  }

  private func addRelations() {
    for property in properties {
      guard let kind = property.relation, let destination = Self.known[ObjectIdentifier(kind._destination)] else {
        continue
      }
      let relation = StoreRelation(
        name: property.name, isToMany: kind._isToMany, from: entity, to: destination.entity)
      relation.isOptional = property.isOptional
      relation.formerName = property.relationship?.originalName
      relation.deleteRule = property.relationship?.deleteRule.stored ?? .nullify
      entity.add(relation)
    }
  }

  /// The classes that this one's relations lead to.
  var neighbours: [any PersistentModel.Type] { properties.compactMap { $0.relation?._destination } }
  /// The relation that a key path of the class names.
  func relation(_ keyPath: AnyKeyPath) -> StoreRelation? {
    name(keyPath).flatMap { entity.relationPlace($0) }.map { entity.relations[$0] }
  }
}

extension _ModelProperty {
  fileprivate var storeAttribute: StoreAttribute {
    var result = StoreAttribute(name: name)
    result.formerName = attribute?.originalName
    result.defaultValue = defaultValue()
    result.isOptional = isOptional
    result.isTransient = attribute?.options.contains(.ephemeral) == true
    return result
  }
}
