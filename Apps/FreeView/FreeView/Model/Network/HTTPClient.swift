import Foundation

/// Asks servers for JSON and keeps what they answer.
struct HTTPClient {
  var session: URLSession = HTTPClient.standardSession
  let cache: AnswerCache
  /// The present moment, for dates of answers.
  var now: () -> Date = Date.init

  /// Seconds without a byte after which a server counts as too slow.
  static let patience: TimeInterval = 20

  static let standardSession: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.timeoutIntervalForRequest = patience
    return URLSession(configuration: configuration)
  }()

  /// What `read` makes of the answer, which is kept if it can be read. A server that still has the state that is kept
  /// here sends none again.
  func value<Value>(of url: URL, read: (Data) throws -> Value) async throws -> Value {
    let kept = cache.answer(for: url)
    var request = URLRequest(url: url)
    request.setValue("application/vnd.api+json, application/json", forHTTPHeaderField: "Accept")
    if let etag = kept?.etag { request.setValue(etag, forHTTPHeaderField: "If-None-Match") }
    let (data, response) = try await send(request)
    if response.statusCode == 304, var kept {
      kept.date = now()
      cache.keep(kept)
      return try read(kept.body)
    }
    guard 200..<300 ~= response.statusCode else {
      throw ErrorAnswer(data, response, now: now()).loadError(host: url.hostName)
    }
    try checkLength(of: data, response, host: url.hostName)
    let value = try read(data)
    let etag = response.value(forHTTPHeaderField: "ETag")
    cache.keep(AnswerCache.Answer(address: url.absoluteString, etag: etag, date: now(), body: data))
    return value
  }

  /// The last answer that could be read, and when it came.
  func keptValue<Value>(of url: URL, read: (Data) throws -> Value) -> (value: Value, date: Date)? {
    guard let answer = cache.answer(for: url), let value = try? read(answer.body) else { return nil }
    return (value, answer.date)
  }

  private func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
    let host = request.url?.hostName ?? ""
    do {
      let (data, response) = try await session.data(for: request)
      guard let response = response as? HTTPURLResponse else { throw LoadError.unreadable(host) }
      return (data, response)
    } catch let error as URLError where error.code == .cancelled {
      throw CancellationError()
    } catch {
      try Task.checkCancellation()
      throw LoadError(error, host: host)
    }
  }

  private func checkLength(of data: Data, _ response: HTTPURLResponse, host: String) throws {
    let promised = response.value(forHTTPHeaderField: "Content-Length").flatMap { Int($0) }
    let isCoded = response.value(forHTTPHeaderField: "Content-Encoding") != nil
    if !isCoded, let promised, promised > data.count { throw LoadError.cutOff(host) }
  }
}
