import Foundation
import MartletStore

/// What a model has in the place of its variables: a record, and who observes it.
public final class _ModelBacking {
  let entity: ModelEntity
  private var madeRecord: StoreRecord?
  private let registrar = ObservationRegistrar()

  /// For a new model.
  public init<M: PersistentModel>(_ type: M.Type) { entity = ModelEntity.of(type) }

  init(_ entity: ModelEntity, _ record: StoreRecord) { (self.entity, madeRecord) = (entity, record) }

  var record: StoreRecord {
    if let madeRecord { return madeRecord }
    let record = StoreRecord(entity.entity)
    madeRecord = record
    return record
  }

  func moveTo(_ record: StoreRecord) { madeRecord = record }

  func willChange(_ model: any PersistentModel, _ name: String) {
    entity.property(name)?.willChange(registrar, model)
  }
  func didChange(_ model: any PersistentModel, _ name: String) {
    entity.property(name)?.didChange(registrar, model)
  }

  private func noteRead<M: PersistentModel, V>(_ model: M, _ keyPath: KeyPath<M, V>, _ record: StoreRecord) {
    if record.context?.isSearching != true { registrar.access(model, keyPath: keyPath) }
  }
}

// MARK: - Values

extension _ModelBacking {
  @_disfavoredOverload
  public func initialize<V: Codable>(_ name: String, _ value: V) {
    let place = entity.attributePlace(name)
    record.setValue(entity.codec(at: place, V.self).encode(value), at: place)
    record.decoded[place] = ValueBox(value)
  }

  @_disfavoredOverload
  public func get<M: PersistentModel, V: Codable>(_ model: M, _ keyPath: KeyPath<M, V>, _ name: String) -> V {
    let record = record
    noteRead(model, keyPath, record)
    let place = entity.attributePlace(name)
    if let box = record.decoded[place] { return unsafeDowncast(box, to: ValueBox<V>.self).value }
    let value = entity.codec(at: place, V.self).decode(record.value(at: place), name, M.self)
    record.decoded[place] = ValueBox(value)
    return value
  }

  @_disfavoredOverload
  public func set<M: PersistentModel, V: Codable>(
    _ model: M, _ keyPath: KeyPath<M, V>, _ name: String, _ value: V
  ) {
    let record = model.knownRecord
    let place = entity.attributePlace(name)
    record.setValue(entity.codec(at: place, V.self).encode(value), at: place)
    if record.decoded[place] == nil { record.decoded[place] = ValueBox(value) }
  }
}

/// A decoded value. An attribute's are all of one type.
final class ValueBox<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}

// MARK: - Relations

extension _ModelBacking {
  public func initialize<V: _RelationValue>(_ name: String, _ value: V) {
    value._write(to: record, at: entity.relationPlace(name))
  }

  public func get<M: PersistentModel, V: _RelationValue>(_ model: M, _ keyPath: KeyPath<M, V>, _ name: String) -> V {
    let record = record
    noteRead(model, keyPath, record)
    return V._read(from: record, at: entity.relationPlace(name))
  }

  public func set<M: PersistentModel, V: _RelationValue>(
    _ model: M, _ keyPath: KeyPath<M, V>, _ name: String, _ value: V
  ) {
    value._write(to: model.knownRecord, at: entity.relationPlace(name))
  }
}
