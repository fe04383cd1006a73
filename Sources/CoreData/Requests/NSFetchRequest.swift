import Foundation

/// What can be asked of a store through a context.
open class NSPersistentStoreRequest: NSObject {}

public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType = NSFetchRequestResultType([])
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// Which objects to fetch, in which order and form.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
  open var entityName: String?
  private var chosenEntity: NSEntityDescription?
  open var predicate: NSPredicate?
  /// The first decides. Without any, objects come in the order in which they were made.
  open var sortDescriptors: [NSSortDescriptor]?
  /// 0 is no limit.
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  /// Names, or descriptions of attributes, that dictionaries are to have; all attributes for nil.
  open var propertiesToFetch: [Any]?
  open var returnsDistinctResults = false
  open var includesSubentities = true
  open var includesPendingChanges = true
  // How much is read at once is the store's own affair here.
  open var fetchBatchSize = 0
  open var includesPropertyValues = true
  open var returnsObjectsAsFaults = true
  open var shouldRefreshRefetchedObjects = false
  open var relationshipKeyPathsForPrefetching: [String]?

  public override init() { super.init() }

  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }

  open var entity: NSEntityDescription? {
    get { chosenEntity }
    set { (chosenEntity, entityName) = (newValue, newValue?.name ?? entityName) }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSFetchRequest<ResultType>()
    copy.take(from: self)
    return copy
  }

  /// Everything that another says, of whatever results.
  func take<Other>(from other: NSFetchRequest<Other>) {
    (entityName, chosenEntity, predicate) = (other.entityName, other.entity, other.predicate)
    (sortDescriptors, fetchLimit, fetchOffset) = (other.sortDescriptors, other.fetchLimit, other.fetchOffset)
    (resultType, propertiesToFetch) = (other.resultType, other.propertiesToFetch)
    (returnsDistinctResults, includesSubentities) = (other.returnsDistinctResults, other.includesSubentities)
    (includesPendingChanges, returnsObjectsAsFaults) = (other.includesPendingChanges, other.returnsObjectsAsFaults)
  }
}
