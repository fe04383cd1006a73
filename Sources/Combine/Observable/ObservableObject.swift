/// An object that tells its observers before it changes.
///
/// The default `objectWillChange` fires before each write to a `@Published` property (Spec: K18), of
/// this class or of a superclass. An object held by another one does not report to it (Spec: K16).
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Delivers a value before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that the object's `@Published` properties share; the same one on every read.
  ///
  /// The first read for an object costs in proportion to its published properties.
  public var objectWillChange: ObservableObjectPublisher {
    PublishedFields.of(type(of: self)).publisher(for: self)
  }
}

/// Calls a closure before each change of an object, whatever the type of its `objectWillChange`.
///
/// Ends when the result is cancelled or released. Does not keep `object` alive unless its publisher does.
public func _observeObjectWillChange<O: ObservableObject>(
  of object: O, _ change: @escaping () -> Void
) -> AnyCancellable {
  let publisher = object.objectWillChange
  if let shared = publisher as? ObservableObjectPublisher { return shared._observe(change) }
  return publisher.sink { _ in change() }
}
