import Foundation
import MartletStore

/// An object that a container stores. Classes get there by `@Model`.
///
/// A model belongs to the thread of its context. Two are equal where they are one object.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, _RelationValue, RecordFace {
  var _$backing: _ModelBacking { get set }
  init(_$backing: _ModelBacking)
  static var _$properties: [_ModelProperty] { get }
  static var _$uniqueness: [[AnyKeyPath]] { get }
  static var _$indexes: [[AnyKeyPath]] { get }
}

extension PersistentModel {
  public static var _$uniqueness: [[AnyKeyPath]] { [] }
  public static var _$indexes: [[AnyKeyPath]] { [] }

  /// Which model it is, from the time it is made and for good.
  public var persistentModelID: PersistentIdentifier { PersistentIdentifier(_$backing.record) }
  public var id: PersistentIdentifier { persistentModelID }

  /// Nil for a model that was never inserted.
  public var modelContext: ModelContext? { (_$backing.record.context?.owner as? ContextCore)?.context }
  /// Whether something is to be saved.
  public var hasChanges: Bool { _$backing.record.hasChanges }
  /// Whether it is to be deleted with the next save.
  public var isDeleted: Bool { _$backing.record.isDeleted }

  public static func == (first: Self, second: Self) -> Bool { first === second }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// MARK: - What the record tells

extension PersistentModel {
  public func recordWillChange(_ name: String) { _$backing.willChange(self, name) }
  public func recordDidChange(_ name: String) { _$backing.didChange(self, name) }

  public func recordDidRefresh() {
    for name in _$backing.entity.names {
      _$backing.willChange(self, name)
      _$backing.didChange(self, name)
    }
  }

  public func recordDidMerge(into record: StoreRecord) {
    _$backing.moveTo(record)
    recordDidRefresh()
  }

  /// The model's record, which knows its model from now on.
  var knownRecord: StoreRecord {
    let record = _$backing.record
    if record.face == nil { record.face = self }
    return record
  }
}
