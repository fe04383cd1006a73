import Foundation
import MartletStore

/// How a container's store is to be opened.
open class NSPersistentStoreDescription: NSObject {
  open var url: URL?
  open var type = NSSQLiteStoreType
  open var configuration: String?
  open private(set) var options: [String: NSObject] = [:]
  open var isReadOnly = false
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  /// A store of a cloud: there is none here, and the store is local.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

  public init(url: URL) { self.url = url }
  public override init() {}

  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// A model, its store and a context for the app's views.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]
  /// Of the main queue.
  public let viewContext: NSManagedObjectContext

  /// With the model `name.momd` of the app. Traps where there is none: without its model, nothing can be stored.
  public convenience init(name: String) {
    guard let model = Self.model(named: name) else {
      fatalError("the app has no model \(name).xcdatamodeld, or it cannot be read")
    }
    self.init(name: name, managedObjectModel: model)
  }

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    (self.name, managedObjectModel) = (name, model)
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite"))
    ]
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  private static func model(named name: String) -> NSManagedObjectModel? {
    let bundles = [Bundle.main] + Bundle.allBundles
    let url = bundles.lazy.compactMap { $0.url(forResource: name, withExtension: "momd") }.first
    return url.flatMap { NSManagedObjectModel(contentsOf: $0) } ?? NSManagedObjectModel.mergedModel(from: nil)
  }

  /// The app's folder of application data.
  open class func defaultDirectoryURL() -> URL { StoreFile.folder }

  /// Opens the stores of the descriptions, now, and says how it went.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description) { description, error in
        guard description.shouldAddStoreAsynchronously else { return block(description, error) }
        nonisolated(unsafe) let (block, description) = (block, description)
        DispatchQueue.main.async { block(description, error) }
      }
    }
  }

  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs the block on the queue of a new context.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  open func performBackgroundTask<T, Failure: Error>(
    _ block: @escaping (NSManagedObjectContext) throws(Failure) -> T
  ) async throws(Failure) -> T {
    let context = newBackgroundContext()
    return try await context.perform { () throws(Failure) in try block(context) }
  }
}

/// A container whose store is local: there is no cloud here.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

open class NSPersistentCloudKitContainerOptions: NSObject {
  public let containerIdentifier: String
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
