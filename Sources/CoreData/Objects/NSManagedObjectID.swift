import Foundation
import MartletStore

/// Which object of which store. It is the same before and after the object is saved.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  public let entity: NSEntityDescription
  let key: Int64
  private weak var record: StoreRecord?
  private weak var coordinator: NSPersistentStoreCoordinator?

  init(_ entity: NSEntityDescription, key: Int64, record: StoreRecord?, _ coordinator: NSPersistentStoreCoordinator?) {
    (self.entity, self.key, self.record, self.coordinator) = (entity, key, record, coordinator)
  }

  open var isTemporaryID: Bool { record.map { !$0.isStored && $0.state != .deleted } ?? false }
  open weak var persistentStore: NSPersistentStore? { coordinator?.persistentStores.first }

  /// An address that finds the object again: `NSPersistentStoreCoordinator.managedObjectID(forURIRepresentation:)`.
  open func uriRepresentation() -> URL {
    let store = coordinator?.persistentStores.first?.identifier ?? "none"
    let name = (entity.name ?? "").addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    return URL(string: "x-coredata://\(store)/\(name)/p\(key)") ?? URL(fileURLWithPath: "/")
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSManagedObjectID else { return false }
    return other.key == key && other.entity.name == entity.name
  }
  open override var hash: Int { key.hashValue }
  open override var description: String { uriRepresentation().absoluteString }
}

/// What a fetch can give.
public protocol NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
