import Foundation
import MartletGraph
import MartletTree

/// A key of what the focused part of a window says of itself.
public protocol FocusedValueKey {
  associatedtype Value
}

/// What the focused part of the window says of itself, for commands and for views elsewhere.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// An object by its type.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }

  /// Whether nothing that a view could see differs.
  func isSame(as other: FocusedValues) -> Bool {
    values.count == other.values.count
      && values.allSatisfy { key, value in other.values[key].map { areSame(value, $0) } ?? false }
  }

  private func areSame<Value>(_ a: Value, _ b: Any) -> Bool {
    guard let b = b as? Value else { return false }
    return !DynamicFields(of: Held<Value>.self).plan.hasChanged(Held(value: a), Held(value: b))
  }
  private struct Held<Value> { let value: Value }
}

/// Who says what in a window, and who reads it. Spec: D40.
final class FocusedValueBoard {
  /// One view that says something.
  final class Entry {
    private(set) var write: (inout FocusedValues) -> Void = { _ in }
    private var own = FocusedValues()
    /// How deep it stands in the tree: what is nearer to the focus counts.
    var depth = 0
    /// Whether it holds for the whole window, wherever the focus is.
    var isSceneWide = false
    /// How many of its elements have the focus inside.
    var heldCount = 0
    fileprivate var counts: Bool { isSceneWide || heldCount > 0 }

    /// Takes what the view says now; whether it is something else than before.
    func take(_ write: @escaping (inout FocusedValues) -> Void) -> Bool {
      let old = own
      (self.write, own) = (write, FocusedValues())
      write(&own)
      return !own.isSame(as: old)
    }
  }

  private var entries: [Entry] = []
  private let source = Source()

  func add(_ entry: Entry) {
    entries.append(entry)
    source.change()
  }
  func remove(_ entry: Entry) {
    entries.removeAll { $0 === entry }
    source.change()
  }
  func change() { source.change() }

  /// What holds now; whoever reads it while a body runs follows it.
  var values: FocusedValues {
    source.read()
    var values = FocusedValues()
    // What says it for the window comes first, then the way from the outside to what has the focus.
    let writers = entries.filter(\.counts).sorted { a, b in
      a.isSceneWide != b.isSceneWide ? a.isSceneWide : a.depth < b.depth
    }
    for entry in writers { entry.write(&values) }
    return values
  }
}
