import Foundation
import MartletStore

/// Keys of what notices of changes bring: sets of objects.
public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInsertedObjectIDsKey = "insertedObjectIDs"
public let NSUpdatedObjectIDsKey = "updatedObjectIDs"
public let NSDeletedObjectIDsKey = "deletedObjectIDs"

extension Notification.Name {
  public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
  public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
}

extension NSManagedObjectContext {
  public static var willSaveObjectsNotification: Notification.Name { .NSManagedObjectContextWillSave }
  public static var didSaveObjectsNotification: Notification.Name { .NSManagedObjectContextDidSave }
  public static var didChangeObjectsNotification: Notification.Name { .NSManagedObjectContextObjectsDidChange }

  /// Writes all changes, or throws and writes none: where a value is missing, is out of bounds, or is not unique, or
  /// where the merge policy says so.
  public func save() throws {
    guard hasChanges else { return }
    guard let records else { throw Self.noStore }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    for object in insertedObjects.union(updatedObjects).union(deletedObjects) { object.willSave() }
    for object in insertedObjects { try object.validateForInsert() }
    for object in updatedObjects { try object.validateForUpdate() }
    for object in deletedObjects { try object.validateForDelete() }
    let info = changesInfo()
    do {
      try records.save()
    } catch {
      throw StoreFailure.error(error)
    }
    for object in (info.values.flatMap { $0 as? Set<NSManagedObject> ?? [] }) { object.didSave() }
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: info)
  }

  static var noStore: NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: NSPersistentStoreOpenError,
      userInfo: [NSLocalizedDescriptionKey: "The context's coordinator has no persistent store: load one first."])
  }

  /// Takes what another context saved, as its notice tells.
  public func mergeChanges(fromContextDidSave notification: Notification) { mergeNews() }

  /// The same, for changes by object IDs.
  public static func mergeChanges(
    fromRemoteContextSave changes: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) { contexts.forEach { $0.mergeNews() } }

  /// What was saved since is kept with the store: the notice is only the time to look.
  private func mergeNews() { records?.mergeNews() }

  /// Identifiers are permanent from the start here.
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
}

enum StoreFailure {
  /// The store's error under the codes that apps look for.
  static func error(_ error: any Error) -> NSError {
    guard let error = error as? StoreError else { return error as NSError }
    let code =
      switch error {
      case .conflict: NSManagedObjectMergeError
      case .duplicate: NSManagedObjectConstraintMergeError
      case .deletionDenied: NSValidationRelationshipDeniedDeleteError
      case .missingDefault: NSMigrationError
      case .damaged, .foreign, .inaccessible: NSPersistentStoreOpenError
      case .failed: NSCoreDataError
      }
    return NSError(
      domain: NSCocoaErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: error.description])
  }
  private static let NSCoreDataError = 134060
}
