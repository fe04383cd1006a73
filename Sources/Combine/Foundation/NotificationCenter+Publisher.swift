import Foundation

extension NotificationCenter {
  /// A publisher of the notifications of one name, from one object or, with nil, from all.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Delivers notifications on the thread that posts them.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let broadcast = Broadcast<Notification, Never>()
      let observer = center.addObserver(forName: name, object: object, queue: nil) { broadcast.send($0) }
      let removal = AnyCancellable { [center] in center.removeObserver(observer) }
      broadcast.subscribe(
        Leg(
          subscribed: { subscriber.receive(subscription: ObserverSubscription($0, removal: removal)) },
          value: { subscriber.receive($0) },
          completed: { subscriber.receive(completion: $0) }))
    }
  }
}

extension NotificationCenter.Publisher: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.center === right.center && left.name == right.name && left.object === right.object
  }
}

/// A subscription that removes its observer from the center at its end.
private struct ObserverSubscription: Subscription {
  let combineIdentifier = CombineIdentifier()
  private let subscription: any Subscription
  private let removal: AnyCancellable

  init(_ subscription: any Subscription, removal: AnyCancellable) {
    (self.subscription, self.removal) = (subscription, removal)
  }

  func request(_ demand: Subscribers.Demand) { subscription.request(demand) }

  func cancel() {
    removal.cancel()
    subscription.cancel()
  }
}
