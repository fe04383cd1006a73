import Combine
import MartletGraph

/// What the focused part of the window says under a key; nil while nothing says it.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var board: FocusedValueBoard?

  nonisolated public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }
  nonisolated public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[object: objectType] }
  }

  public var wrappedValue: Value? { board.flatMap { read($0.values) } }

  public static func _install(at pointer: UnsafeMutableRawPointer, storage: inout AnyObject?, owner: _AnyViewNode) {
    pointer.assumingMemoryBound(to: Self.self).pointee.board = owner.root.focusedValues
  }
  public static var _kind: FieldPlan.Kind { .ownState }
}

/// The value behind a binding that the focused part of the window says under a key; nil while nothing says it.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  @FocusedValue private var binding: Binding<Value>?

  nonisolated public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { _binding = FocusedValue(keyPath) }

  /// Writing nil, or where nothing says a binding, does nothing.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }
  public var projectedValue: Binding<Value?> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

/// An object of the focused part of the window, whose changes run this view's body again.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  nonisolated public init() {}

  public var wrappedValue: ObjectType? { object }
  /// Bindings to the object's properties; nil while there is none.
  public var projectedValue: _ObjectBindings<ObjectType>? { object.map { _ObjectBindings(object: $0) } }

  public static func _install(at pointer: UnsafeMutableRawPointer, storage: inout AnyObject?, owner: _AnyViewNode) {
    // The owner is running: another object in this one's place runs it again.
    let found = owner.root.focusedValues.values[object: ObjectType.self]
    pointer.assumingMemoryBound(to: Self.self).pointee.object = found
    if let found { return ObjectSubscription.renew(&storage, to: found, owner: owner) }
    (storage as? ObjectSubscription)?.end()
    storage = nil
  }
  public static var _kind: FieldPlan.Kind { .ownState }
}
