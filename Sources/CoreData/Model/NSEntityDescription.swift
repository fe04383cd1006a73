import Foundation
import MartletStore

/// A kind of managed objects.
open class NSEntityDescription: NSObject {
  open var name: String?
  /// The class of its objects, with its module's name: "App.Item".
  open var managedObjectClassName: String! = "NSManagedObject"
  open var isAbstract = false
  open var renamingIdentifier: String?
  open var userInfo: [AnyHashable: Any]?
  /// Names of properties of which no two objects have the same values.
  open var uniquenessConstraints: [[Any]] = []
  open internal(set) weak var managedObjectModel: NSManagedObjectModel?
  open private(set) weak var superentity: NSEntityDescription?
  open var subentities: [NSEntityDescription] = [] { didSet { subentities.forEach { $0.superentity = self } } }
  /// Its own; those of a parent are found by name as well.
  open var properties: [NSPropertyDescription] = [] { didSet { properties.forEach { $0.entity = self } } }
  var indexedNames: [[String]] = []

  /// What the store knows of it, made when a model is first used.
  var stored: StoreEntity!

  open var propertiesByName: [String: NSPropertyDescription] {
    let own = Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
    return own.merging(superentity?.propertiesByName ?? [:]) { own, _ in own }
  }
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    relationshipsByName.values.filter { $0.destinationEntity === entity }
  }
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || superentity?.isKindOf(entity: entity) == true
  }

  // MARK: - By name

  open class func entity(forEntityName name: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    context.persistentStoreCoordinator?.managedObjectModel.entitiesByName[name]
  }

  /// Makes a new object of that entity. A name that the model does not have traps.
  open class func insertNewObject(
    forEntityName name: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: name, in: context) else {
      fatalError("the context's model has no entity named '\(name)'")
    }
    return entity.objectClass.init(entity: entity, insertInto: context)
  }

  /// The class of its objects; `NSManagedObject` where the app has none of that name.
  lazy var objectClass: NSManagedObject.Type = {
    let name = managedObjectClassName ?? "NSManagedObject"
    return NSClassFromString(name) as? NSManagedObject.Type ?? NSManagedObject.self
  }()
}
