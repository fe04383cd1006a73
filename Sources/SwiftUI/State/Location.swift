import Foundation
import MartletGraph

/// A place where a value lies: what a binding refers to.
class Location<Value> {
  /// The value now; whoever is running depends on it.
  func get() -> Value { preconditionFailure("abstract") }
  func set(_ value: Value, transaction: Transaction?) {}
  /// Whether both mean the same place, so that a view that holds a binding need not run again.
  func isSamePlace(as other: Location<Value>) -> Bool { self === other }
}

/// The storage of a `@State`. Spec: C11-C18.
final class StateLocation<Value>: Location<Value> {
  private var value: Value
  private let source = Source()
  private weak var root: ViewRoot?

  init(_ value: Value, root: ViewRoot?) {
    self.value = value
    self.root = root
  }

  override func get() -> Value {
    source.read()
    return value
  }

  override func set(_ new: Value, transaction: Transaction?) {
    guard MainThread.isCurrent else {
      return MainThread.run { self.set(new, transaction: transaction) }
    }
    if Reader.isRunning { root?.noteWriteDuringUpdate(of: Value.self) }
    guard !areEqual(value, new) else { return }
    value = new
    Transaction.carry(transaction) { source.change() }
  }
}

/// A place computed by two closures. It has no identity: holders run again. Spec: K7.
final class FunctionLocation<Value>: Location<Value> {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void
  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getter = get
    setter = set
  }
  override func get() -> Value { getter() }
  override func set(_ value: Value, transaction: Transaction?) {
    Transaction.carry(transaction) { setter(value, .current) }
  }
}

/// A value that nobody can change. Spec: K6.
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value
  init(_ value: Value) { self.value = value }
  override func get() -> Value { value }
  override func isSamePlace(as other: Location<Value>) -> Bool {
    (other as? ConstantLocation).map { areEqual(value, $0.value) } ?? false
  }
}

/// A part of another place: writing it writes the whole, once. Spec: K2.
final class PartLocation<Whole, Part>: Location<Part> {
  private let whole: Location<Whole>
  private let path: WritableKeyPath<Whole, Part>
  init(_ whole: Location<Whole>, _ path: WritableKeyPath<Whole, Part>) {
    self.whole = whole
    self.path = path
  }
  override func get() -> Part { whole.get()[keyPath: path] }
  override func set(_ value: Part, transaction: Transaction?) {
    var copy = Reader.withoutTracking { whole.get() }
    copy[keyPath: path] = value
    whole.set(copy, transaction: transaction)
  }
  override func isSamePlace(as other: Location<Part>) -> Bool {
    guard let other = other as? PartLocation else { return false }
    return path == other.path && whole.isSamePlace(as: other.whole)
  }
}

/// A property of an object.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value> {
  private let object: Object
  private let path: ReferenceWritableKeyPath<Object, Value>
  /// The value when the binding was made, of an object whose reads nobody notes: what holds an older binding shows an
  /// older value and must run again. Nil for an object of the Observation module. Spec: K26.
  private let madeWith: Value?
  init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.path = path
    madeWith = object is any Observable ? nil : object[keyPath: path]
  }
  override func get() -> Value { object[keyPath: path] }
  override func set(_ value: Value, transaction: Transaction?) {
    Transaction.carry(transaction) { object[keyPath: path] = value }
  }
  override func isSamePlace(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation, object === other.object, path == other.path else { return false }
    guard let madeWith, let others = other.madeWith else { return true }
    return areEqual(madeWith, others)
  }
}

/// An element of a collection, by position. Reading past the end is answered with the last value seen. Spec: K5.
final class ElementLocation<Base: MutableCollection>: Location<Base.Element> {
  private let whole: Location<Base>
  private let index: Base.Index
  private var last: Base.Element
  init(_ whole: Location<Base>, _ index: Base.Index) {
    self.whole = whole
    self.index = index
    last = whole.get()[index]
  }
  override func get() -> Base.Element {
    let base = whole.get()
    if index >= base.startIndex, index < base.endIndex { last = base[index] }
    return last
  }
  override func set(_ value: Base.Element, transaction: Transaction?) {
    var copy = Reader.withoutTracking { whole.get() }
    guard index >= copy.startIndex, index < copy.endIndex else { return }
    copy[index] = value
    whole.set(copy, transaction: transaction)
  }
  override func isSamePlace(as other: Location<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation else { return false }
    return index == other.index && whole.isSamePlace(as: other.whole)
  }
}

/// Equality where the type has one; values without it count as different. Spec: C16.
func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  guard let equatable = a as? any Equatable else { return false }
  func compare<E: Equatable>(_ a: E) -> Bool { (b as? E) == a }
  return compare(equatable)
}
