/// A property of a class that publishes its changes.
///
/// A write first fires the object's `objectWillChange`, then sends the new value to `$property`, and
/// only then stores it: a subscriber that reads the property still sees the old value (Spec: K17, K18).
/// Writing an equal value counts as a change.
@propertyWrapper
public struct Published<Value> {
  let box: PublishedBox<Value>

  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }
  public init(initialValue: Value) { box = PublishedBox(initialValue) }

  @available(*, unavailable, message: "@Published works on properties of classes only.")
  public var wrappedValue: Value {
    get { fatalError("@Published works on properties of classes only.") }
    set { fatalError("@Published works on properties of classes only.") }
  }

  /// The publisher of the property: the current value at once, then each new one.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    // Exists for `assign(to: &$property)`. Nonmutating: a subscriber that is called while the
    // assignment is being set up may read the property, without a conflicting access.
    nonmutating set {}
  }

  // There is no `_modify` on purpose: with one, `items.removeAll { … items … }` would be an exclusivity
  // violation and trap. The price is that a write through `+=` or `append` copies a shared buffer.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set { object[keyPath: storageKeyPath].box.publish(newValue) }
  }

  /// The publisher of a `@Published` property.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let box: PublishedBox<Value>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      box.subscribe(subscriber)
    }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}
extension Published.Publisher: @unchecked Sendable where Value: Sendable {}

extension Publisher where Failure == Never {
  /// Writes each value to a `@Published` property, for as long as the property's object lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    box.keep(sink { [weak box] in box?.publish($0) })
  }
}
