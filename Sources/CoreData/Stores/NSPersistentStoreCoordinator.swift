import Foundation
import MartletControls
import MartletStore

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
/// Options of stores. Simple migrations happen by themselves here, whatever is said.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// A history of changes is not kept here, and there are no changes from elsewhere to tell of.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"

extension Notification.Name {
  public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
}

/// A file with objects, or a place in memory for them.
open class NSPersistentStore: NSObject {
  public struct StoreType: Hashable, Sendable {
    public let rawValue: String
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }

  open internal(set) var url: URL?
  open internal(set) var type: String
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open internal(set) var identifier: String!
  open var configurationName: String { "PF_DEFAULT_CONFIGURATION_NAME" }
  open internal(set) var options: [AnyHashable: Any]?
  open var isReadOnly = false

  init(_ store: RecordStore, type: String, options: [AnyHashable: Any]?) {
    (url, self.type, self.options) = (store.url ?? URL(fileURLWithPath: "/dev/null"), type, options)
    identifier = try? store.identifier
  }
}

/// Joins a model with its store.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public let managedObjectModel: NSManagedObjectModel
  open private(set) var persistentStores: [NSPersistentStore] = []
  open var name: String?
  private(set) var store: RecordStore?

  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  /// Opens a store, or makes it; one of an older model gets what it lacks. Throws where the file is none of ours, is
  /// damaged, or lacks values that the model needs; it is left as it is then.
  // DEVIATION: a coordinator has one store, for all entities.
  @discardableResult
  open func addPersistentStore(
    ofType type: String, configurationName: String?, at url: URL?, options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    if let first = persistentStores.first {
      Notes.once("a coordinator has one store here: \(first.url?.path ?? "in memory") keeps all objects")
      return first
    }
    let isInMemory = type == NSInMemoryStoreType || url?.path == "/dev/null"
    do {
      let opened = try RecordStore(url: isInMemory ? nil : url, entities: managedObjectModel.prepared())
      let store = NSPersistentStore(opened, type: type, options: options)
      store.persistentStoreCoordinator = self
      (self.store, persistentStores) = (opened, [store])
      return store
    } catch {
      throw StoreFailure.error(error)
    }
  }

  @discardableResult
  open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(ofType: type.rawValue, configurationName: configuration, at: url, options: options)
  }

  open func addPersistentStore(
    with description: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      try addPersistentStore(
        ofType: description.type, configurationName: nil, at: description.url, options: description.options)
      block(description, nil)
    } catch {
      block(description, error)
    }
  }

  open func remove(_ store: NSPersistentStore) throws {
    guard persistentStores.contains(store) else { return }
    (self.store, persistentStores) = (nil, [])
  }

  open func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url == url } }
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

  /// Removes the store's files.
  open func destroyPersistentStore(at url: URL, ofType type: String, options: [AnyHashable: Any]? = nil) throws {
    if let store = persistentStore(for: url) { try remove(store) }
    try StoreFile.remove(url)
  }
  open func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws { try destroyPersistentStore(at: url, ofType: type.rawValue) }

  /// The identifier that an address stands for; nil for one of another store.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    let parts = url.path.split(separator: "/").map(String.init)
    guard url.scheme == "x-coredata", url.host == persistentStores.first?.identifier, parts.count == 2,
      let entity = managedObjectModel.entitiesByName[parts[0]], let key = Int64(parts[1].dropFirst())
    else { return nil }
    return NSManagedObjectID(entity, key: key, record: nil, self)
  }
}
