import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Where pictures and gists come from. Tests give their own.
public protocol ResourceFetching: Sendable {
  /// The bytes at an address. Throws a `FetchError`. `hosts` are those that the page names; no other is asked, also
  /// when an answer sends there.
  func fetch(_ url: URL, limit: Int, hosts: Set<String>) async throws -> Data
}

/// Why an address gave nothing, in words for a person.
public struct FetchError: Error, CustomStringConvertible, Equatable, Sendable {
  public var description: String
  public init(_ description: String) { self.description = description }
}

/// Fetches over http and https: without cookies, without a referrer, and never from this machine or its network.
public struct WebFetcher: ResourceFetching {
  private let allowsLocalHosts: Bool

  /// `allowsLocalHosts` is for tests against a server of their own.
  public init(allowsLocalHosts: Bool = false) {
    self.allowsLocalHosts = allowsLocalHosts
  }

  public func fetch(_ url: URL, limit: Int, hosts: Set<String>) async throws -> Data {
    try check(url, hosts)
    let download = Download(limit: limit) { [self] in try check($0, hosts) }
    return try await download.run(url)
  }

  /// Throws for an address that is not to be asked.
  private func check(_ url: URL, _ hosts: Set<String>) throws {
    guard SafeAddress.isWeb(url), let host = url.host?.lowercased() else { throw FetchError(Wording.notWeb) }
    guard hosts.contains(host) else { throw FetchError(Wording.hostNotNamed) }
    if !allowsLocalHosts && LocalHosts.isLocal(host) { throw FetchError(Wording.isLocal) }
  }
}

/// One address: stops at the limit, asks before it follows.
private final class Download: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private let limit: Int
  private let check: @Sendable (URL) throws -> Void
  private let lock = NSLock()
  private var bytes = Data()
  private var failure: FetchError?
  private var continuation: CheckedContinuation<Data, Error>?

  init(limit: Int, check: @escaping @Sendable (URL) throws -> Void) {
    self.limit = limit
    self.check = check
  }

  /// In a session of its own, since the delegate of a single task is not asked about redirections everywhere.
  func run(_ url: URL) async throws -> Data {
    let session = URLSession(configuration: Self.configuration, delegate: self, delegateQueue: nil)
    defer { session.finishTasksAndInvalidate() }
    return try await withCheckedThrowingContinuation { continuation in
      lock.withLock { self.continuation = continuation }
      session.dataTask(with: URLRequest(url: url)).resume()
    }
  }

  private static var configuration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    configuration.timeoutIntervalForRequest = 20
    configuration.timeoutIntervalForResource = 60
    return configuration
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
  ) {
    do {
      try request.url.map(check)
      completionHandler(request)
    } catch {
      lock.withLock { failure = error as? FetchError }
      completionHandler(nil)
      task.cancel()
    }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    let size = Int(response.expectedContentLength)
    lock.withLock {
      if !(200..<300).contains(status) { failure = failure ?? FetchError(Wording.status(status)) }
      if size > limit { failure = failure ?? FetchError(Wording.tooLarge(size, limit: limit)) }
    }
    completionHandler(lock.withLock { failure } == nil ? .allow : .cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isOver = lock.withLock {
      bytes.append(data)
      if bytes.count > limit { failure = FetchError(Wording.tooLarge(bytes.count, limit: limit)) }
      return bytes.count > limit
    }
    if isOver { dataTask.cancel() }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
    let (continuation, failure, bytes) = lock.withLock {
      defer { self.continuation = nil }
      return (self.continuation, self.failure, self.bytes)
    }
    if let failure {
      continuation?.resume(throwing: failure)
    } else if let error {
      continuation?.resume(throwing: FetchError((error as NSError).localizedDescription))
    } else {
      continuation?.resume(returning: bytes)
    }
  }
}
