import Foundation
import MartletFoundation
import MartletStore

extension NSManagedObject: _KeyedObject {
  func form(_ name: String) -> AttributeForm? { entity.attributesByName[name].map(AttributeForm.init) }

  /// The value of a property, as it is stored: numbers of Swift's, objects of relations.
  func storedValue(_ name: String) -> Any? {
    if let place = entity.stored.attributePlace(name) {
      if let kept = record.decoded[place] as? KeptValue { return kept.value }
      let value = form(name)?.value(record.value(at: place))
      record.decoded[place] = KeptValue(value)
      return value
    }
    guard let place = entity.stored.relationPlace(name) else { return nil }
    let relation = record.entity.relations[place]
    guard relation.isToMany else { return record.one(at: place).flatMap(face) }
    let others = record.many(at: place).compactMap(face)
    return relation.isOrdered ? NSOrderedSet(array: others) : NSSet(array: others)
  }

  private func face(_ record: StoreRecord) -> NSManagedObject? {
    (record.context?.face(of: record) ?? record.face) as? NSManagedObject
  }

  /// What predicates and orders read.
  public func _value(named name: String) -> Any? {
    switch name {
    case "objectID": return objectID
    case "self", "SELF": return self
    default:
      switch storedValue(name) {
      case let set as NSSet: return set.allObjects
      case let set as NSOrderedSet: return set.array
      case let value: return value
      }
    }
  }

  func setStoredValue(_ value: Any?, _ name: String) {
    if let place = entity.stored.attributePlace(name) {
      record.setValue(form(name)?.stored(value) ?? .null, at: place)
      return
    }
    guard let place = entity.stored.relationPlace(name) else {
      preconditionFailure("\(entity.name ?? "the entity") has no property '\(name)'")
    }
    guard record.entity.relations[place].isToMany else {
      return record.setOne((value as? NSManagedObject)?.record, at: place)
    }
    record.setMany(Self.objects(value).map(\.record), at: place)
  }

  static func objects(_ value: Any?) -> [NSManagedObject] {
    switch value {
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
    case let list as [NSManagedObject]: list
    case let object as NSManagedObject: [object]
    default: []
    }
  }

  // MARK: - By name

  /// The value of a property, numbers as objects; nil for none. A name that the entity does not have traps.
  public func value(forKey key: String) -> Any? {
    guard entity.stored.attributePlace(key) != nil || entity.stored.relationPlace(key) != nil else {
      preconditionFailure("\(entity.name ?? "the entity") has no property '\(key)'")
    }
    let value = storedValue(key)
    return value.flatMap(NSNumber.managed) ?? value
  }

  /// The same over several objects: "owner.name".
  public func value(forKeyPath path: String) -> Any? {
    let (key, rest) = (path.prefix { $0 != "." }, path.drop { $0 != "." }.dropFirst())
    let value = value(forKey: String(key))
    return rest.isEmpty ? value : (value as? NSManagedObject)?.value(forKeyPath: String(rest))
  }

  public func setValue(_ value: Any?, forKey key: String) { setStoredValue(value, key) }
  public func setValuesForKeys(_ values: [String: Any]) { for (key, value) in values { setValue(value, forKey: key) } }
  public func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }
  public func setPrimitiveValue(_ value: Any?, forKey key: String) { setStoredValue(value, key) }
  public func willAccessValue(forKey key: String?) {}
  public func didAccessValue(forKey key: String?) {}
  public func willChangeValue(forKey key: String) { objectWillChange.send() }
  public func didChangeValue(forKey key: String) {}

  /// A copy of the relation's objects: changes of it go nowhere; set the property instead.
  public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    Self.objects(storedValue(key)).map(\.objectID)
  }
}

/// A value of an attribute, made once.
private final class KeptValue {
  let value: Any?
  init(_ value: Any?) { self.value = value }
}

// MARK: - What `@NSManaged` becomes

extension NSManagedObject {
  public func _managedValue<T>(forKey key: String) -> T {
    let value = storedValue(key)
    if let result = ManagedCast.cast(value, to: T.self) { return result }
    if let number = value.flatMap(NSNumber.managed) as? T { return number }
    if value == nil, let empty = ManagedCast.empty(T.self) { return empty }
    fatalError(
      "\(entity.name ?? "an entity").\(key) has \(value.map { "a \(type(of: $0))" } ?? "no value"), and no \(T.self)")
  }

  public func _setManagedValue<T>(_ value: T, forKey key: String) { setStoredValue(value, key) }

  /// `addToItems`, `removeFromItems` and their like, which Xcode writes for relations to many.
  public func _changeManagedSet(_ method: String, _ value: Any) {
    let isAdding = method.hasPrefix("addTo")
    let name = method.dropFirst((isAdding ? "addTo" : "removeFrom").count)
    guard let place = relationPlace(of: name) else {
      preconditionFailure("\(entity.name ?? "the entity") has no relation for '\(method)'")
    }
    for object in Self.objects(value) {
      if isAdding { record.add(object.record, at: place) } else { record.remove(object.record, at: place) }
    }
  }

  private func relationPlace(of name: Substring) -> Int? {
    let lowered = name.prefix(1).lowercased() + name.dropFirst()
    return entity.stored.relationPlace(lowered) ?? entity.stored.relationPlace(String(name))
  }
}
