import Foundation
import MartletStore

/// Models of a container as one place of an app sees and changes them.
///
/// It belongs to one thread at a time, with its models. The container's main context saves by itself, soon after each
/// change; others do where `autosaveEnabled` says so.
public final class ModelContext: Equatable, CustomDebugStringConvertible {
  public let container: ModelContainer
  let core: ContextCore
  var records: RecordContext { core.records }
  /// A word for those who look at the store's history, which is not kept here.
  public var author: String?
  public var autosaveEnabled: Bool {
    get { core.savesItself }
    set { core.savesItself = newValue }
  }

  public convenience init(_ container: ModelContainer) {
    self.init(container, ContextCore(container.store, container.entities, isMain: false))
  }

  init(_ container: ModelContainer, _ core: ContextCore) {
    (self.container, self.core) = (container, core)
    core.handle = self
    core.container = container
  }

  public static func == (first: ModelContext, second: ModelContext) -> Bool { first.core === second.core }
  public var debugDescription: String { "ModelContext(\(container.configurationNames))" }

  // MARK: - Changes

  /// Takes the model into the context, with all new ones that it leads to. One that is there already stays.
  public func insert<T: PersistentModel>(_ model: T) { records.insert(model.knownRecord) }

  /// Deletes the model with the next save, and what its relations' rules say.
  public func delete<T: PersistentModel>(_ model: T) { records.delete(model.knownRecord) }

  /// Deletes all models of the class that the predicate takes.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor(predicate: predicate)) { delete(found) }
  }

  public var hasChanges: Bool { records.hasChanges }
  public var insertedModelsArray: [any PersistentModel] { models(records.insertedRecords) }
  public var changedModelsArray: [any PersistentModel] { models(records.updatedRecords) }
  public var deletedModelsArray: [any PersistentModel] { models(records.deletedRecords) }

  private func models(_ list: [StoreRecord]) -> [any PersistentModel] {
    list.compactMap { records.face(of: $0) as? any PersistentModel }
  }

  // MARK: - Saving

  /// Posted before and after a save.
  public static let willSave = Notification.Name("ModelContext.willSave")
  public static let didSave = Notification.Name("ModelContext.didSave")

  /// The identifiers that `didSave` brings.
  public enum NotificationKey: String {
    case queryGeneration, invalidatedAllIdentifiers, insertedIdentifiers, updatedIdentifiers, deletedIdentifiers
  }

  /// Writes all changes, or throws and writes none.
  public func save() throws {
    guard hasChanges else { return }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    let parts: [(NotificationKey, [StoreRecord])] = [
      (.insertedIdentifiers, records.insertedRecords), (.updatedIdentifiers, records.updatedRecords),
      (.deletedIdentifiers, records.deletedRecords),
    ]
    try records.save()
    let lists = parts.map { ($0.0.rawValue, $0.1.map(PersistentIdentifier.init)) }
    NotificationCenter.default.post(
      name: Self.didSave, object: self, userInfo: Dictionary(lists) { first, _ in first })
  }

  /// Takes back all changes since the last save.
  public func rollback() { records.rollback() }

  /// Runs `block`, then saves.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Changes count at once here.
  public func processPendingChanges() {}
}
