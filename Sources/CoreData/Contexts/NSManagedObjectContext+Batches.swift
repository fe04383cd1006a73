import Foundation
import MartletStore

extension NSManagedObjectContext {
  /// Runs a request for many objects in the store, in a context of its own that is saved at once.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    let worker = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    worker.persistentStoreCoordinator = persistentStoreCoordinator
    worker.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    return try worker.performAndWait {
      let result = try worker.run(request)
      try worker.save()
      return result
    }
  }

  private func run(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    switch request {
    case let request as NSBatchDeleteRequest: return try delete(request)
    case let request as NSBatchInsertRequest: return insert(request)
    case let request as NSBatchUpdateRequest: return try update(request)
    default: preconditionFailure("\(type(of: request)) cannot be executed here")
    }
  }

  private func delete(_ request: NSBatchDeleteRequest) throws -> NSBatchDeleteResult {
    var objects = request.objectIDs.compactMap { try? existingObject(with: $0) }
    if let fetch = request.request { objects += try matching(fetch) }
    let result = NSBatchDeleteResult()
    result.resultType = request.resultType
    result.result =
      switch request.resultType {
      case .resultTypeStatusOnly: true
      case .resultTypeCount: objects.count
      case .resultTypeObjectIDs: objects.map(\.objectID)
      }
    objects.forEach(delete)
    return result
  }

  private func insert(_ request: NSBatchInsertRequest) -> NSBatchInsertResult {
    var objects: [NSManagedObject] = []
    func make() -> NSManagedObject {
      let object = NSEntityDescription.insertNewObject(forEntityName: request.entityName, into: self)
      objects.append(object)
      return object
    }
    for values in request.objectsToInsert ?? [] { make().setValuesForKeys(values) }
    if let fill = request.dictionaryHandler {
      let values = NSMutableDictionary()
      while !fill(values) {
        make().setValuesForKeys(values as? [String: Any] ?? [:])
        values.removeAllObjects()
      }
    }
    if let fill = request.managedObjectHandler {
      while !fill(make()) {}
      // The one with which the handler said that it was done.
      if let last = objects.popLast() { delete(last) }
    }
    let result = NSBatchInsertResult()
    result.resultType = request.resultType
    result.result =
      switch request.resultType {
      case .statusOnly: true
      case .count: objects.count
      case .objectIDs: objects.map(\.objectID)
      }
    return result
  }

  private func update(_ request: NSBatchUpdateRequest) throws -> NSBatchUpdateResult {
    let fetch = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
    (fetch.predicate, fetch.includesSubentities) = (request.predicate, request.includesSubentities)
    let objects = try matching(fetch)
    for (property, value) in request.propertiesToUpdate ?? [:] {
      guard let name = property.base as? String ?? (property.base as? NSPropertyDescription)?.name else { continue }
      for object in objects { object.setValue(value, forKey: name) }
    }
    let result = NSBatchUpdateResult()
    result.resultType = request.resultType
    result.result =
      switch request.resultType {
      case .statusOnlyResultType: true
      case .updatedObjectIDsResultType: objects.map(\.objectID)
      case .updatedObjectsCountResultType: objects.count
      }
    return result
  }
}
