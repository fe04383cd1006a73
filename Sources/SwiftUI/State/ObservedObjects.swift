import Combine
import MartletGraph

/// A view's subscription to an object: any change runs the body again, whatever it read. Spec: C20.
final class ObjectSubscription: EndingStorage {
  private(set) var object: AnyObject
  private var cancellable: AnyCancellable?

  init<Object: ObservableObject>(_ object: Object, owner: _AnyViewNode) {
    self.object = object
    cancellable = _observeObjectWillChange(of: object) { [weak owner] in
      MainThread.run {
        owner?.enqueue()
      }
    }
  }

  func end() { cancellable = nil }

  /// Keeps the subscription in `storage` to `object`, whichever it is now.
  static func renew<Object: ObservableObject>(_ storage: inout AnyObject?, to object: Object, owner: _AnyViewNode) {
    if let old = storage as? ObjectSubscription {
      if old.object === object { return }
      old.end()
    }
    storage = ObjectSubscription(object, owner: owner)
  }
}

/// Bindings to an object's properties, as `$model` gives them.
@dynamicMemberLookup @frozen public struct _ObjectBindings<Object: AnyObject> {
  let object: Object
  public subscript<Subject>(
    dynamicMember path: ReferenceWritableKeyPath<Object, Subject>
  ) -> Binding<Subject> { Binding(location: ObjectLocation(object, path)) }
}

/// An object that somebody else owns and whose changes run this view's body again. Spec: K14.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public var wrappedValue: ObjectType
  public typealias Wrapper = _ObjectBindings<ObjectType>

  nonisolated public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  nonisolated public init(initialValue: ObjectType) { wrappedValue = initialValue }
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  public static func _install(at pointer: UnsafeMutableRawPointer, storage: inout AnyObject?, owner: _AnyViewNode) {
    let property = pointer.assumingMemoryBound(to: Self.self)
    ObjectSubscription.renew(&storage, to: property.pointee.wrappedValue, owner: owner)
  }
  public static var _kind: FieldPlan.Kind {
    .input { a, b in
      a.assumingMemoryBound(to: Self.self).pointee.wrappedValue
        === b.assumingMemoryBound(to: Self.self).pointee.wrappedValue
    }
  }
}

/// An object that this view owns: made once an identity, when the view first appears in the tree. Spec: K13, K15.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?
  public typealias Wrapper = _ObjectBindings<ObjectType>

  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  public var wrappedValue: ObjectType { object ?? make() }
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  public static func _install(at pointer: UnsafeMutableRawPointer, storage: inout AnyObject?, owner: _AnyViewNode) {
    let property = pointer.assumingMemoryBound(to: Self.self)
    if storage == nil {
      storage = ObjectSubscription(Reader.withoutTracking(property.pointee.make), owner: owner)
    }
    property.pointee.object = (storage as! ObjectSubscription).object as? ObjectType
  }
  public static var _kind: FieldPlan.Kind { .ownState }
}

/// An object that an ancestor put into the environment with `environmentObject`. Spec: D7, D8.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  public typealias Wrapper = _ObjectBindings<ObjectType>

  nonisolated public init() {}

  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        """
        No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \
        \(ObjectType.self) may be missing as an ancestor of this view.
        """)
    }
    return object
  }
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  public static func _install(at pointer: UnsafeMutableRawPointer, storage: inout AnyObject?, owner: _AnyViewNode) {
    let property = pointer.assumingMemoryBound(to: Self.self)
    // The owner is running: another object in this one's place runs it again.
    let found = owner.context.scope.lookup(ObjectIdentifier(ObjectType.self)) as? ObjectType
    property.pointee.object = found
    if let found { ObjectSubscription.renew(&storage, to: found, owner: owner) }
  }
  public static var _kind: FieldPlan.Kind { .ownState }
}

/// Bindings to the properties of an observable object. Spec: K21.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }
  @available(*, unavailable, message: "@Bindable takes an object of an @Observable class")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject & Observable {
  nonisolated public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  nonisolated public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  nonisolated public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { Binding(location: ObjectLocation(wrappedValue, path)) }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
