import Foundation

/// A sort descriptor of the newer kind as one of the older.
final class ComparedSortDescriptor: NSSortDescriptor {
  private(set) var original: Any?

  convenience init<Object>(_ descriptor: SortDescriptor<Object>) {
    self.init(keyPath: \Any.self, ascending: true) { a, b in
      guard let a = a as? Object, let b = b as? Object else { return .orderedSame }
      return descriptor.compare(a, b)
    }
    original = descriptor
  }
}
