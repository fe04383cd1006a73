import MartletGraph

/// A value that belongs to a view's identity: changing it runs again the bodies that read it. Spec: C11-C18.
///
/// The initial value is used once an identity. Writing an equal value (where the type is `Equatable`) does nothing.
@propertyWrapper public struct State<Value>: DynamicProperty {
  var initial: Value
  var location: AnyObject?

  nonisolated public init(wrappedValue value: Value) { initial = value }
  nonisolated public init(initialValue value: Value) { initial = value }

  private var place: StateLocation<Value>? { location.map { unsafeDowncast($0, to: StateLocation<Value>.self) } }

  public var wrappedValue: Value {
    get { place?.get() ?? initial }
    nonmutating set { place?.set(newValue, transaction: nil) }
  }

  public var projectedValue: Binding<Value> {
    if let place { Binding(location: place) } else { .constant(initial) }
  }

  public static func _install(at pointer: UnsafeMutableRawPointer, storage: inout AnyObject?, owner: _AnyViewNode) {
    let state = pointer.assumingMemoryBound(to: Self.self)
    if storage == nil { storage = StateLocation(state.pointee.initial, root: owner.root) }
    state.pointee.location = storage
  }
  public static var _kind: FieldPlan.Kind { .ownState }
}

extension State where Value: ExpressibleByNilLiteral {
  nonisolated public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}
