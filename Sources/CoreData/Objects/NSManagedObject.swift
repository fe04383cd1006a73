import Combine
import Foundation
import MartletFoundation
import MartletStore

/// An object of a managed object context: its values are those of its entity.
///
/// It belongs to its context's queue. Classes of an app's own declare properties with `@NSManaged`.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult, RecordFace {
  public let entity: NSEntityDescription
  private(set) var record: StoreRecord
  /// Where it is kept before its context has a store.
  weak var waitingContext: NSManagedObjectContext?
  /// Sends before each change.
  public private(set) lazy var objectWillChange = ObservableObjectPublisher()

  /// The record that the next object is to take: objects of what is stored are made by their classes' initialiser.
  @TaskLocal static var adopted: StoreRecord?

  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    if entity.stored == nil { _ = entity.managedObjectModel?.prepared() }
    let adopted = Self.adopted
    record = adopted ?? StoreRecord(entity.stored)
    super.init()
    record.face = self
    if adopted == nil {
      context?.insert(self)
      awakeFromInsert()
    }
  }

  /// A new object in the context, of the class's entity.
  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: Self.entity(in: context), insertInto: context)
  }

  private static func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
    let entities = context.persistentStoreCoordinator?.managedObjectModel.entities ?? []
    return entities.first { $0.objectClass == self } ?? entity()
  }

  /// The class's entity in the app's model. A class that the model does not have traps.
  open class func entity() -> NSEntityDescription {
    guard let entity = ModelTable.entity(of: self) else {
      fatalError("no model of the app has an entity of the class \(self)")
    }
    return entity
  }

  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "")
  }

  static func make(_ record: StoreRecord, _ entity: NSEntityDescription) -> NSManagedObject {
    $adopted.withValue(record) { entity.objectClass.init(entity: entity, insertInto: nil) }
  }

  // MARK: - State

  open var managedObjectContext: NSManagedObjectContext? {
    record.context?.owner as? NSManagedObjectContext ?? waitingContext
  }
  open var objectID: NSManagedObjectID {
    NSManagedObjectID(
      entity, key: record.key, record: record, managedObjectContext?.persistentStoreCoordinator)
  }
  open var hasChanges: Bool { record.hasChanges }
  open var isInserted: Bool { record.state == .inserted }
  open var isUpdated: Bool { record.state == .updated }
  open var isDeleted: Bool { record.isDeleted }
  open var isFault: Bool { record.isFault }
  open var hasPersistentChangedValues: Bool { record.hasChanges && !record.changedNames.isEmpty }

  /// What is not as it was when it was fetched or saved.
  open func changedValues() -> [String: Any] {
    Dictionary(record.changedNames.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }

  /// The values as they were fetched or saved; of all properties for nil.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let names = keys ?? entity.attributesByName.keys.sorted()
    return Dictionary(names.map { ($0, committedValue($0) ?? NSNull()) }) { first, _ in first }
  }

  private func committedValue(_ name: String) -> Any? {
    guard let place = entity.stored.attributePlace(name) else { return value(forKey: name) }
    return form(name).flatMap { $0.value(record.storedValue(at: place)) }
  }

  // MARK: - For subclasses

  /// After the object was made and inserted.
  open func awakeFromInsert() {}
  /// After the object was read from the store.
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}
  open func validateForInsert() throws { try validateValues() }
  open func validateForUpdate() throws { try validateValues() }
  open func validateForDelete() throws {}

  // MARK: - What the record tells

  public func recordWillChange(_ name: String) { objectWillChange.send() }
  public func recordDidChange(_ name: String) {}
  public func recordDidRefresh() { objectWillChange.send() }
  public func recordDidMerge(into record: StoreRecord) {
    objectWillChange.send()
    self.record = record
  }
}

extension NSManagedObject: CVarArg {}
extension NSManagedObject: _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}
