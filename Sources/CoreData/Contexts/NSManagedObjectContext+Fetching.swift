import Foundation
import MartletStore

extension NSManagedObjectContext {
  /// What the request asks for, with what was changed here and not saved.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    if request.resultType == .countResultType {
      return [NSNumber(value: try count(for: request))].compactMap { $0 as? T }
    }
    let objects = try matching(request)
    switch request.resultType {
    case .managedObjectIDResultType: return objects.compactMap { $0.objectID as? T }
    case .dictionaryResultType: return dictionaries(objects, request).compactMap { $0 as? T }
    default: return objects.compactMap { $0 as? T }
    }
  }

  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    let unsorted = NSFetchRequest<T>()
    unsorted.take(from: request)
    unsorted.sortDescriptors = nil
    return try matching(unsorted).count
  }

  func matching<T>(_ request: NSFetchRequest<T>) throws -> [NSManagedObject] {
    guard let records else { throw Self.noStore }
    let entity = try entity(of: request)
    var found = try reading { try records.records(of: entity.stored) }
    if !request.includesSubentities { found = found.filter { $0.entity === entity.stored } }
    if !request.includesPendingChanges { found = found.filter { $0.state != .inserted } }
    var objects = found.compactMap { records.face(of: $0) as? NSManagedObject }
    if let predicate = request.predicate { objects = objects.filter { predicate.evaluate(with: $0) } }
    if let descriptors = request.sortDescriptors, !descriptors.isEmpty { objects = Self.sorted(objects, descriptors) }
    objects = Array(objects.dropFirst(request.fetchOffset))
    return request.fetchLimit > 0 ? Array(objects.prefix(request.fetchLimit)) : objects
  }

  private func reading<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch { throw StoreFailure.error(error) }
  }

  private func entity<T>(of request: NSFetchRequest<T>) throws -> NSEntityDescription {
    let model = persistentStoreCoordinator?.managedObjectModel
    let name = request.entity?.name ?? request.entityName ?? ""
    if let entity = model?.entitiesByName[name] { return entity }
    preconditionFailure("the context's model has no entity named '\(name)'")
  }

  static func sorted(_ objects: [NSManagedObject], _ descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
    // Swift's sort keeps the order of equals.
    objects.sorted { a, b in
      for descriptor in descriptors {
        switch descriptor.compare(a, to: b) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return false
    }
  }

  private func dictionaries<T>(_ objects: [NSManagedObject], _ request: NSFetchRequest<T>) -> [NSDictionary] {
    let names = request.propertiesToFetch?.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
    var seen: Set<NSDictionary> = []
    return objects.compactMap { object in
      let pairs = (names ?? object.entity.attributesByName.keys.sorted()).compactMap { name in
        object.value(forKeyPath: name).map { (name, $0) }
      }
      let row = NSDictionary(dictionary: Dictionary(pairs) { first, _ in first })
      return request.returnsDistinctResults && !seen.insert(row).inserted ? nil : row
    }
  }

  // MARK: - By identifier

  /// The object of an identifier, whether or not the store has it.
  public func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    guard let object = found(objectID) else { fatalError("the context has no store: load one first") }
    return object
  }

  /// The object of an identifier; throws where the store does not have it.
  public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    let object = found(objectID)
    object?.record.fulfil()
    if let object, object.record.isVisible { return object }
    throw NSError(
      domain: NSCocoaErrorDomain, code: 133000,
      userInfo: [NSLocalizedDescriptionKey: "There is no object of the identifier \(objectID)."])
  }

  /// The object of an identifier, where it is in the context.
  public func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    guard let entity = persistentStoreCoordinator?.managedObjectModel.entitiesByName[objectID.entity.name ?? ""] else {
      return nil
    }
    return records?.registered(entity.stored, key: objectID.key).flatMap { records?.face(of: $0) as? NSManagedObject }
  }

  private func found(_ objectID: NSManagedObjectID) -> NSManagedObject? {
    guard let records,
      let entity = persistentStoreCoordinator?.managedObjectModel.entitiesByName[objectID.entity.name ?? ""]
    else { return nil }
    records.takeNews()
    return records.face(of: records.record(entity.stored, key: objectID.key)) as? NSManagedObject
  }
}
