import Foundation
import MartletStore

/// The entities of an app, read from a compiled model or put together by code.
open class NSManagedObjectModel: NSObject {
  open var entities: [NSEntityDescription] = [] {
    didSet {
      entities.forEach { $0.managedObjectModel = self }
      isPrepared = false
    }
  }
  open private(set) var versionIdentifiers: Set<AnyHashable> = []
  private var isPrepared = false

  public override init() {
    super.init()
    ModelTable.add(self)
  }

  /// Reads `Name.momd`, or one version of a model; nil where it cannot be read.
  public convenience init?(contentsOf url: URL) {
    guard let file = CompiledModel(contentsOf: url) else { return nil }
    self.init(file)
  }

  convenience init(_ file: CompiledModel) {
    self.init()
    entities = file.entityDescriptions()
    versionIdentifiers = [file.name]
  }

  /// The models of the bundles as one; nil where there are none.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let models = (bundles ?? [.main]).flatMap { bundle in
      (bundle.urls(forResourcesWithExtension: "momd", subdirectory: nil) ?? []).compactMap {
        CompiledModel(contentsOf: $0 as URL)
      }
    }
    guard !models.isEmpty else { return nil }
    let merged = NSManagedObjectModel()
    merged.entities = models.flatMap { $0.entityDescriptions() }
    return merged
  }

  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  // MARK: - For stores

  private var byStored: [ObjectIdentifier: NSEntityDescription] = [:]

  /// The entities as stores know them. The model is not to be changed afterwards.
  func prepared() -> [StoreEntity] {
    if !isPrepared { prepare() }
    return entities.compactMap(\.stored)
  }

  func description(of entity: StoreEntity) -> NSEntityDescription? { byStored[ObjectIdentifier(entity)] }

  private func prepare() {
    isPrepared = true
    for entity in entities { entity.stored = nil }
    for entity in entities { makeStored(entity) }
    for entity in entities { addRelations(entity) }
    for entity in entities { joinRelations(entity) }
    byStored = Dictionary(entities.map { (ObjectIdentifier($0.stored), $0) }) { first, _ in first }
  }

  /// Parents come first, with all that their children inherit.
  private func makeStored(_ entity: NSEntityDescription) {
    guard entity.stored == nil else { return }
    if let parent = entity.superentity {
      makeStored(parent)
      addRelations(parent)
    }
    let stored = StoreEntity(name: entity.name ?? "", parent: entity.superentity?.stored)
    stored.formerName = entity.renamingIdentifier
    entity.stored = stored
    for case let attribute as NSAttributeDescription in entity.properties { stored.add(attribute.storeAttribute) }
    stored.uniqueness += entity.uniquenessConstraints.map {
      $0.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
    }
    stored.indexes = entity.indexedNames
  }

  private func addRelations(_ entity: NSEntityDescription) {
    for case let relationship as NSRelationshipDescription in entity.properties {
      guard entity.stored.relationPlace(relationship.name) == nil, let destination = relationship.destinationEntity
      else {
        continue
      }
      if destination.stored == nil { makeStored(destination) }
      let relation = StoreRelation(
        name: relationship.name, isToMany: relationship.isToMany, from: entity.stored, to: destination.stored)
      relation.isOptional = relationship.isOptional
      relation.isOrdered = relationship.isOrdered
      relation.formerName = relationship.renamingIdentifier
      relation.deleteRule = relationship.deleteRule.stored
      entity.stored.add(relation)
    }
  }

  private func joinRelations(_ entity: NSEntityDescription) {
    for case let relationship as NSRelationshipDescription in entity.properties {
      guard let inverse = relationship.inverseRelationship, let other = inverse.entity?.stored,
        let place = entity.stored.relationPlace(relationship.name), let back = other.relationPlace(inverse.name)
      else { continue }
      entity.stored.relations[place].join(other.relations[back])
    }
  }
}

/// The models that the app has read, for classes that ask for their entity.
enum ModelTable {
  private struct WeakModel { weak var model: NSManagedObjectModel? }
  private static let lock = NSLock()
  nonisolated(unsafe) private static var models: [WeakModel] = []
  /// That of the bundle, kept where a class asked before anybody read it.
  nonisolated(unsafe) private static var ofBundle: NSManagedObjectModel?

  static func add(_ model: NSManagedObjectModel) {
    lock.withLock {
      models.removeAll { $0.model == nil }
      models.append(WeakModel(model: model))
    }
  }

  /// The newest model's entity of the class.
  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    if let found = search(type) { return found }
    if ofBundle == nil { ofBundle = NSManagedObjectModel.mergedModel(from: nil) }
    return search(type)
  }

  private static func search(_ type: NSManagedObject.Type) -> NSEntityDescription? {
    let all = lock.withLock { models.compactMap(\.model) }
    for model in all.reversed() {
      if let entity = model.entities.first(where: { $0.objectClass == type }) { return entity }
    }
    // A model that was put together by code may have told no class.
    let name = String(describing: type)
    return all.reversed().lazy.compactMap { $0.entitiesByName[name] }.first
  }
}
