import MartletGraph

/// Which of a view's fields has the keyboard: a Bool for one, an optional value for one of several. Spec: K24, D22.
///
/// The value belongs to the view's identity. What `focused` connects follows it and writes it: setting it moves the
/// focus after the next layout, and the user's own moves show in it. A value for which nothing on the screen can have
/// the focus goes back to false or nil.
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

/// Which element an assistive tool is on: a Bool for one, an optional value for one of several.
///
/// Assistive tools on Linux move the keyboard focus with them, so the value follows the keyboard focus, and setting it
/// moves that. Elements that can't have the keyboard are never reported.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// Access to the state for the elements that it moves between.
  public struct Binding {
    let focus: FocusState<Value>.Binding
    public var wrappedValue: Value {
      get { focus.wrappedValue }
      nonmutating set { focus.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }

  private var focus: FocusState<Value>

  nonisolated public init() where Value == Bool { focus = FocusState() }
  nonisolated public init<T: Hashable>() where Value == T? { focus = FocusState() }

  public var wrappedValue: Value {
    get { focus.wrappedValue }
    nonmutating set { focus.wrappedValue = newValue }
  }
  public var projectedValue: Binding { Binding(focus: focus.projectedValue) }

  public static func _install(at pointer: UnsafeMutableRawPointer, storage: inout AnyObject?, owner: _AnyViewNode) {
    FocusState<Value>._install(at: pointer, storage: &storage, owner: owner)
  }
  public static var _kind: FieldPlan.Kind { .ownState }
}
