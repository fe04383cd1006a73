extension Subscribers {
  /// A subscriber that writes each value to a property of an object, which it keeps alive.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never

    private let lock = Lock()
    private var subscription: (any Subscription)?
    /// The object written to; nil once the subscription ended.
    public private(set) var object: Root?
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    public func receive(subscription: any Subscription) {
      let isWanted = lock.protect {
        guard self.subscription == nil, object != nil else { return false }
        self.subscription = subscription
        return true
      }
      if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ value: Input) -> Demand {
      if let object = lock.protect({ object }) { object[keyPath: keyPath] = value }
      return .none
    }

    public func receive(completion: Completion<Never>) { _ = release() }
    public func cancel() { release()?.cancel() }

    private func release() -> (any Subscription)? {
      let (subscription, object) = lock.protect {
        defer { (self.subscription, self.object) = (nil, nil) }
        return (self.subscription, self.object)
      }
      withExtendedLifetime(object) {}
      return subscription
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a property of an object, until the result is cancelled or released.
  ///
  /// The subscription keeps `object` alive; storing the result in `object` itself makes a cycle.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
