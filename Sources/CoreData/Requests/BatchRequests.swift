import Foundation

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

open class NSPersistentStoreResult: NSObject {}

/// Deletes what a request fetches, in the store: contexts see it when they fetch anew.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  let request: NSFetchRequest<any NSFetchRequestResult>?
  let objectIDs: [NSManagedObjectID]
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>) {
    (request, objectIDs) = (fetchRequest, [])
  }
  public init(objectIDs: [NSManagedObjectID]) { (request, self.objectIDs) = (nil, objectIDs) }
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult> { request ?? NSFetchRequest() }
}

open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// True, a count, or a list of object IDs, as was asked for.
  open internal(set) var result: Any?
  open internal(set) var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
}

public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }

/// Makes many objects, in the store.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  open var entityName: String
  open private(set) var entity: NSEntityDescription?
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  open var objectsToInsert: [[String: Any]]?
  /// Fills a dictionary or an object; true ends.
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?

  public init(entityName: String, objects: [[String: Any]]) {
    (self.entityName, objectsToInsert) = (entityName, objects)
  }
  public convenience init(entity: NSEntityDescription, objects: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: objects)
    self.entity = entity
  }
  public init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    (entityName, self.entity, dictionaryHandler) = (entity.name ?? "", entity, handler)
  }
  public init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    (entityName, self.entity, managedObjectHandler) = (entity.name ?? "", entity, handler)
  }
  public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    (self.entityName, dictionaryHandler) = (entityName, handler)
  }
  public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    (self.entityName, managedObjectHandler) = (entityName, handler)
  }
}

open class NSBatchInsertResult: NSPersistentStoreResult {
  open internal(set) var result: Any?
  open internal(set) var resultType = NSBatchInsertRequestResultType.statusOnly
}

public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

/// Gives properties of many objects new values, in the store.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  public let entityName: String
  open var predicate: NSPredicate?
  open var includesSubentities = true
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  /// By the properties' names or descriptions.
  open var propertiesToUpdate: [AnyHashable: Any]?

  public init(entityName: String) { self.entityName = entityName }
  public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }
}

open class NSBatchUpdateResult: NSPersistentStoreResult {
  open internal(set) var result: Any?
  open internal(set) var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
}
