import Foundation

extension NotificationCenter {
  /// The notifications of a name, from the first wait on; each waiting loop gets all of them.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification
    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public struct Iterator: AsyncIteratorProtocol {
      var stream: AsyncStream<Received>.Iterator
      public mutating func next() async -> Notification? { await stream.next()?.notification }
    }

    /// A notification on its way to another thread.
    struct Received: @unchecked Sendable { let notification: Notification }

    public func makeAsyncIterator() -> Iterator {
      let stream = AsyncStream<Received> { continuation in
        let token = Token(
          center.addObserver(forName: name, object: object, queue: nil) {
            continuation.yield(Received(notification: $0))
          })
        let center = center
        continuation.onTermination = { _ in center.removeObserver(token.value) }
      }
      return Iterator(stream: stream.makeAsyncIterator())
    }

    private struct Token: @unchecked Sendable {
      let value: any NSObjectProtocol
      init(_ value: any NSObjectProtocol) { self.value = value }
    }
  }

  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(self, name, object)
  }
}

extension ProcessInfo {
  /// False: this is no app of a phone on a Mac.
  public var isiOSAppOnMac: Bool { false }
  public var isMacCatalystApp: Bool { false }
}
