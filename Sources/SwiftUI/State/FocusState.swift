import MartletGraph

/// Which of a view's fields has the keyboard: a Bool for one, an optional value for one of several. Spec: K24.
///
/// The value belongs to the view's identity. Fields that `focused` connects follow it and write it.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Access to a focus state for the fields that it moves between.
  @propertyWrapper public struct Binding: DynamicProperty {
    let location: Location<Value>
    public var wrappedValue: Value {
      get { location.get() }
      nonmutating set { location.set(newValue, transaction: nil) }
    }
    public var projectedValue: Binding { self }
    public static func _install(at pointer: UnsafeMutableRawPointer, storage: inout AnyObject?, owner: _AnyViewNode) {}
    public static var _kind: FieldPlan.Kind {
      .input { a, b in
        a.assumingMemoryBound(to: Self.self).pointee.location
          .isSamePlace(as: b.assumingMemoryBound(to: Self.self).pointee.location)
      }
    }
  }

  private let initial: Value
  private var location: Location<Value>

  nonisolated public init() where Value == Bool { self.init(initial: false) }
  nonisolated public init<T: Hashable>() where Value == T? { self.init(initial: nil) }
  private init(initial: Value) {
    self.initial = initial
    location = ConstantLocation(initial)
  }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction: nil) }
  }
  public var projectedValue: Binding { Binding(location: location) }

  public static func _install(at pointer: UnsafeMutableRawPointer, storage: inout AnyObject?, owner: _AnyViewNode) {
    let state = pointer.assumingMemoryBound(to: Self.self)
    if storage == nil { storage = StateLocation(state.pointee.initial, root: owner.root) }
    state.pointee.location = storage as! Location<Value>
  }
  public static var _kind: FieldPlan.Kind { .ownState }
}

/// What a focus state wants of the field inside, and how the field reports back.
struct FocusRequest: Equatable {
  let isFocused: Bool
  /// Called by the field when it gets or loses the keyboard.
  let report: (Bool) -> Void
  static func == (a: Self, b: Self) -> Bool { a.isFocused == b.isFocused }
}

private enum FocusRequestKey: EnvironmentKey { static var defaultValue: FocusRequest? { nil } }

extension EnvironmentValues {
  /// The wish of the nearest `focused` modifier; nil where nobody cares.
  var focusRequest: FocusRequest? {
    get { self[FocusRequestKey.self] }
    set { self[FocusRequestKey.self] = newValue }
  }
}

extension View {
  /// Gives this field the keyboard while the state is true, and the state the field's focus.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(
      EnvironmentModifier { values in
        values.focusRequest = FocusRequest(isFocused: condition.wrappedValue) { condition.wrappedValue = $0 }
      })
  }
  /// Gives this field the keyboard while the state equals `value`.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(
      EnvironmentModifier { values in
        values.focusRequest = FocusRequest(isFocused: binding.wrappedValue == value) { isFocused in
          if isFocused { binding.wrappedValue = value } else if binding.wrappedValue == value { clear(binding) }
        }
      })
  }
}

/// Sets an optional focus to nil; other values have no "nowhere".
private func clear<Value: Hashable>(_ binding: FocusState<Value>.Binding) {
  guard let none = Value.self as? any ExpressibleByNilLiteral.Type else { return }
  func make<T: ExpressibleByNilLiteral>(_: T.Type) -> Value? { T(nilLiteral: ()) as? Value }
  if let value = make(none) { binding.wrappedValue = value }
}
