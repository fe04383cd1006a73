import Foundation
import MartletStore

/// A stored variable of a model's class.
public struct _ModelProperty {
  let name: String
  let keyPath: AnyKeyPath
  let attribute: Schema.Attribute?
  let relationship: Schema.Relationship?
  /// Nil for an attribute.
  let relation: (any _RelationValue.Type)?
  /// A `ValueCodec` of the variable's type; nil for a relation.
  let codec: AnyObject?
  let valueType: Any.Type
  let isOptional: Bool
  let defaultValue: () -> StoreValue
  let willChange: (ObservationRegistrar, any PersistentModel) -> Void
  let didChange: (ObservationRegistrar, any PersistentModel) -> Void

  @_disfavoredOverload
  public static func make<M: PersistentModel, V: Codable>(
    _ name: String, _ keyPath: KeyPath<M, V>, attribute: Schema.Attribute? = nil,
    relationship: Schema.Relationship? = nil, default value: @autoclosure @escaping () -> V? = nil
  ) -> _ModelProperty {
    let codec = ValueCodec<V>(defaultValue: value)
    return _ModelProperty(
      name: name, keyPath: keyPath, attribute: attribute, relationship: nil, relation: nil, codec: codec,
      valueType: V.self, isOptional: V.self is any OptionalForm.Type,
      defaultValue: { value().map(codec.encode) ?? .null },
      willChange: { $0.willSet($1 as! M, keyPath: keyPath) }, didChange: { $0.didSet($1 as! M, keyPath: keyPath) })
  }

  public static func make<M: PersistentModel, V: _RelationValue>(
    _ name: String, _ keyPath: KeyPath<M, V>, attribute: Schema.Attribute? = nil,
    relationship: Schema.Relationship? = nil, default value: @autoclosure @escaping () -> V? = nil
  ) -> _ModelProperty {
    _ModelProperty(
      name: name, keyPath: keyPath, attribute: nil, relationship: relationship, relation: V.self, codec: nil,
      valueType: V.self, isOptional: V._isOptional || V._isToMany, defaultValue: { .null },
      willChange: { $0.willSet($1 as! M, keyPath: keyPath) }, didChange: { $0.didSet($1 as! M, keyPath: keyPath) })
  }
}
