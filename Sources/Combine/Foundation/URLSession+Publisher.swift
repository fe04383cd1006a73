import Foundation
import FoundationNetworking

extension URLSession {
  /// A publisher of what one request brings. Every subscription loads anew.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher of what one request brings. Every subscription loads anew.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Delivers the data and the response of a request, or fails with a `URLError`.
  ///
  /// The load starts when the subscriber asks, ends when it cancels, and delivers on the session's
  /// queue. A response with an error status is a value.
  public struct DataTaskPublisher: Publisher, @unchecked Sendable {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
      subscriber.receive(subscription: DataTaskSubscription(AnySubscriber(subscriber), request, session))
    }
  }
}

private final class DataTaskSubscription: Subscription, @unchecked Sendable {
  typealias Downstream = AnySubscriber<URLSession.DataTaskPublisher.Output, URLError>

  private let lock = Lock()
  private var downstream: Downstream?
  private var task: URLSessionDataTask?
  private let request: URLRequest
  private let session: URLSession

  init(_ downstream: Downstream, _ request: URLRequest, _ session: URLSession) {
    self.downstream = downstream
    self.request = request
    self.session = session
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let started = lock.protect { () -> URLSessionDataTask? in
      guard downstream != nil, task == nil else { return nil }
      task = session.dataTask(with: request) { self.loaded($0, $1, $2) }
      return task
    }
    started?.resume()
  }

  func cancel() { release().task?.cancel() }

  private func loaded(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    guard let downstream = release().downstream else { return }
    if let response, error == nil {
      _ = downstream.receive((data ?? Data(), response))
      downstream.receive(completion: .finished)
    } else {
      downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }

  private func release() -> (downstream: Downstream?, task: URLSessionDataTask?) {
    lock.protect {
      defer { (downstream, task) = (nil, nil) }
      return (downstream, task)
    }
  }
}
