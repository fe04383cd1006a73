/// An activity that can be ended early.
public protocol Cancellable {
  /// Ends the activity. Calling it again does nothing.
  func cancel()
}

extension Cancellable {
  /// Keeps this activity alive in a set, for as long as the set lives.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(AnyCancellable(self))
  }

  /// Keeps this activity alive in a collection, for as long as the collection lives.
  public func store<Collection: RangeReplaceableCollection>(in collection: inout Collection)
  where Collection.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }
}

/// An activity that ends when the last reference to this object goes.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let lock = Lock()
  private var cancelAction: (() -> Void)?

  /// Makes a token that runs the closure once, on `cancel()` or at the end of its life.
  public init(_ cancel: @escaping () -> Void) {
    cancelAction = cancel
  }

  /// Makes a token that cancels another activity.
  public init<C: Cancellable>(_ canceller: C) {
    cancelAction = { canceller.cancel() }
  }

  deinit { cancelAction?() }

  public func cancel() {
    let action = lock.protect {
      defer { cancelAction = nil }
      return cancelAction
    }
    action?()
  }

  /// Keeps this token alive in a set, for as long as the set lives.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Keeps this token alive in a collection, for as long as the collection lives.
  public func store<Collection: RangeReplaceableCollection>(in collection: inout Collection)
  where Collection.Element == AnyCancellable {
    collection.append(self)
  }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
