import Foundation
import MartletStore

/// What a variable may be that leads to other models: a model, an optional one, a list, an optional list.
public protocol _RelationValue {
  static var _destination: any PersistentModel.Type { get }
  static var _isToMany: Bool { get }
  static var _isOptional: Bool { get }
  static func _read(from record: StoreRecord, at place: Int) -> Self
  func _write(to record: StoreRecord, at place: Int)
}

extension PersistentModel {
  public static var _destination: any PersistentModel.Type { self }
  public static var _isToMany: Bool { false }
  public static var _isOptional: Bool { false }

  public static func _read(from record: StoreRecord, at place: Int) -> Self {
    guard let other = record.one(at: place) else {
      let relation = record.entity.relations[place]
      fatalError("\(relation.source.name).\(relation.name) leads to a model that was deleted: make it optional")
    }
    return _model(of: other)
  }

  public func _write(to record: StoreRecord, at place: Int) { record.setOne(knownRecord, at: place) }

  /// The record's model: the one that is there, or a new one.
  static func _model(of record: StoreRecord) -> Self {
    if let face = record.face { return face as! Self }
    let model = ModelEntity.of(self).makeModel(record)
    record.face = model
    return model as! Self
  }
}

extension Optional: _RelationValue where Wrapped: _RelationValue {
  public static var _destination: any PersistentModel.Type { Wrapped._destination }
  public static var _isToMany: Bool { Wrapped._isToMany }
  public static var _isOptional: Bool { true }

  public static func _read(from record: StoreRecord, at place: Int) -> Wrapped? {
    if !Wrapped._isToMany, record.one(at: place) == nil { return nil }
    return Wrapped._read(from: record, at: place)
  }

  public func _write(to record: StoreRecord, at place: Int) {
    if let self {
      self._write(to: record, at: place)
    } else if Wrapped._isToMany {
      record.setMany([], at: place)
    } else {
      record.setOne(nil, at: place)
    }
  }
}

extension Array: _RelationValue where Element: PersistentModel {
  public static var _destination: any PersistentModel.Type { Element.self }
  public static var _isToMany: Bool { true }
  public static var _isOptional: Bool { false }

  public static func _read(from record: StoreRecord, at place: Int) -> [Element] {
    record.many(at: place).map { Element._model(of: $0) }
  }

  public func _write(to record: StoreRecord, at place: Int) { record.setMany(map(\.knownRecord), at: place) }
}
