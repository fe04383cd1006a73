import Foundation
import MartletStore

extension ModelContext {
  /// Models as they are here, with what was changed and not saved.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    records.isSearching = true
    defer { records.isSearching = false }
    var models = try all(of: T.self, isWithNew: descriptor.includePendingChanges)
    if let predicate = descriptor.predicate { models = try models.filter(predicate.evaluate) }
    if !descriptor.sortBy.isEmpty { models.sort(using: descriptor.sortBy) }
    if let offset = descriptor.fetchOffset { models = Array(models.dropFirst(offset)) }
    if let limit = descriptor.fetchLimit, limit > 0 { models = Array(models.prefix(limit)) }
    return models
  }

  private func all<T: PersistentModel>(of type: T.Type, isWithNew: Bool) throws -> [T] {
    let found = try records.records(of: ModelEntity.of(type).entity)
    return (isWithNew ? found : found.filter { $0.state != .inserted }).map { T._model(of: $0) }
  }

  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    var unsorted = descriptor
    unsorted.sortBy = []
    return try fetch(unsorted).count
  }

  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<T> { FetchResultsCollection(models: try fetch(descriptor)) }

  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (_ model: T) throws -> Void
  ) throws {
    for model in try fetch(descriptor) { try block(model) }
  }

  /// The model of an identifier, from the store where need be. One that is not there traps.
  public func model(for identifier: PersistentIdentifier) -> any PersistentModel {
    guard let model = found(identifier) else {
      fatalError("there is no \(identifier.entityName) of that identifier in the context")
    }
    return model
  }

  /// The same, nil where the model is not there, or of another class.
  public func registeredModel<T: PersistentModel>(for identifier: PersistentIdentifier) -> T? {
    guard let entity = entity(identifier), let record = records.registered(entity, key: identifier.key) else {
      return nil
    }
    return records.face(of: record) as? T
  }

  /// The model of an identifier as one of a class.
  public subscript<T: PersistentModel>(_ identifier: PersistentIdentifier, as type: T.Type) -> T? {
    found(identifier) as? T
  }

  private func entity(_ identifier: PersistentIdentifier) -> StoreEntity? {
    container.schema.models.first { $0.entity.name == identifier.entityName }?.entity
  }

  private func found(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
    guard let entity = entity(identifier) else { return nil }
    let record = records.record(entity, key: identifier.key)
    record.fulfil()
    guard record.isVisible else { return nil }
    return records.face(of: record) as? any PersistentModel
  }
}
