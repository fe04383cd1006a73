import Foundation
import MartletControls
import MartletFoundation
import MartletGraph
import MartletStore

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case privateQueueConcurrencyType = 1
  case mainQueueConcurrencyType = 2
}

/// Managed objects as one place of an app sees and changes them. Nothing reaches the store before `save`.
///
/// A context and its objects belong to its queue: the main one, or one of its own, which `perform` runs on.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  let queue: DispatchQueue
  private var madeRecords: RecordContext?
  /// Objects that were made before there was a store.
  private var waiting: [NSManagedObject] = []

  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var name: String?
  open var transactionAuthor: String?
  open var userInfo: NSMutableDictionary = [:]
  /// Changes are not recorded here: it is kept, and nobody registers with it.
  open var undoManager: UndoManager?
  /// What happens when the store, or an object with the same unique values, differs: an `NSMergePolicy`.
  open var mergePolicy: Any = NSMergePolicy.error { didSet { applyPolicy() } }
  /// Whether what other contexts save shows here by itself.
  open var automaticallyMergesChangesFromParent = false {
    didSet { madeRecords?.mergesOthersChanges = automaticallyMergesChangesFromParent }
  }

  public init(concurrencyType: NSManagedObjectContextConcurrencyType) {
    self.concurrencyType = concurrencyType
    queue = concurrencyType == .mainQueueConcurrencyType ? .main : DispatchQueue(label: "NSManagedObjectContext")
    super.init()
    queue.setSpecific(key: Self.queueKey, value: ObjectIdentifier(queue))
  }

  public convenience init(_ concurrencyType: ConcurrencyType) {
    self.init(
      concurrencyType: concurrencyType == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }
  public enum ConcurrencyType: Sendable { case mainQueue, privateQueue }

  static let queueKey = DispatchSpecificKey<ObjectIdentifier>()

  // MARK: - Records

  /// Nil while the coordinator has no store.
  var records: RecordContext? {
    if let madeRecords { return madeRecords }
    guard let store = persistentStoreCoordinator?.store else { return nil }
    let records = RecordContext(store)
    madeRecords = records
    records.owner = self
    records.makeFace = { [weak self] record in
      guard let entity = self?.persistentStoreCoordinator?.managedObjectModel.description(of: record.entity) else {
        fatalError("the context's model has no entity named '\(record.entity.name)'")
      }
      return NSManagedObject.make(record, entity)
    }
    records.mergesOthersChanges = automaticallyMergesChangesFromParent
    if concurrencyType == .mainQueueConcurrencyType { records.schedule = { MainThread.run($0) } }
    records.didChange = { [weak self] in self?.noteChange() }
    applyPolicy()
    for object in waiting { records.insert(object.record) }
    waiting = []
    return records
  }

  private func applyPolicy() { madeRecords?.conflictRule = (mergePolicy as? NSMergePolicy)?.rule ?? .fail }

  func objects(_ records: [StoreRecord]) -> Set<NSManagedObject> {
    Set(records.compactMap { self.records?.face(of: $0) as? NSManagedObject })
  }

  // MARK: - Changes

  open func insert(_ object: NSManagedObject) {
    if let records {
      records.insert(object.record)
    } else {
      object.waitingContext = self
      waiting.append(object)
    }
  }

  open func delete(_ object: NSManagedObject) {
    guard object.record.isVisible else { return }
    object.prepareForDeletion()
    waiting.removeAll { $0 === object }
    records?.delete(object.record)
  }

  open var hasChanges: Bool { records?.hasChanges ?? !waiting.isEmpty }
  open var insertedObjects: Set<NSManagedObject> { records.map { objects($0.insertedRecords) } ?? Set(waiting) }
  open var updatedObjects: Set<NSManagedObject> { objects(records?.updatedRecords ?? []) }
  open var deletedObjects: Set<NSManagedObject> { objects(records?.deletedRecords ?? []) }
  open var registeredObjects: Set<NSManagedObject> { objects(records?.allRecords ?? []) }

  open func rollback() {
    waiting = []
    records?.rollback()
  }
  open func reset() {
    waiting = []
    records?.reset()
  }
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    records?.refresh(object.record, keepsChanges: flag)
  }
  open func refreshAllObjects() { records?.allRecords.forEach { records?.refresh($0, keepsChanges: $0.hasChanges) } }
  /// Changes count at once here.
  open func processPendingChanges() {}

  // MARK: - Saying what changed

  private var isNoticeWaiting = false

  /// One notice for all that happens in a turn of the queue.
  private func noteChange() {
    guard !isNoticeWaiting else { return }
    isNoticeWaiting = true
    queue.async { [weak self] in
      guard let self else { return }
      isNoticeWaiting = false
      NotificationCenter.default.post(
        name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: changesInfo())
    }
  }

  func changesInfo() -> [AnyHashable: Any] {
    [NSInsertedObjectsKey: insertedObjects, NSUpdatedObjectsKey: updatedObjects, NSDeletedObjectsKey: deletedObjects]
  }
}
