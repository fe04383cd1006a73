import Foundation

extension WebPage {
  /// The steps of a load, in their order.
  public enum NavigationEvent: Hashable, Sendable {
    case startedProvisionalNavigation, receivedServerRedirect, committed, finished
  }

  /// How a sequence of steps ends before it has finished.
  public enum NavigationError: Error {
    case failedProvisionalNavigation(any Error)
    /// Pages cannot be shown here, or this one has gone.
    case pageClosed
    case webContentProcessTerminated
    case invalidURL
  }

  typealias Events = AsyncThrowingStream<NavigationEvent, any Error>

  /// Who waits for steps: of one load, or of all.
  struct Listener {
    var navigation: WKNavigation?
    var continuation: Events.Continuation
  }

  /// The steps of all loads from now on. A load that fails ends it with an error; ask again to go on.
  public var navigations: some AsyncSequence<NavigationEvent, any Error> { listen(to: nil) }

  func listen(to navigation: WKNavigation?) -> Events {
    let (events, continuation) = Events.makeStream()
    let id = UUID()
    listeners[id] = Listener(navigation: navigation, continuation: continuation)
    continuation.onTermination = { [weak self] _ in Task { @MainActor in self?.listeners[id] = nil } }
    return events
  }

  func tell(_ event: NavigationEvent, of navigation: WKNavigation?) {
    currentNavigationEvent = event
    for listener in listeners.values where listener.navigation == nil || listener.navigation === navigation {
      listener.continuation.yield(event)
      if event == .finished, listener.navigation != nil { listener.continuation.finish() }
    }
  }

  func tell(_ error: NavigationError, of navigation: WKNavigation?) {
    for listener in listeners.values
    where listener.navigation == nil || navigation == nil || listener.navigation === navigation {
      listener.continuation.finish(throwing: error)
    }
  }
}
