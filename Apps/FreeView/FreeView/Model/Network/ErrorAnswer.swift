import Foundation

/// An answer whose status is no success: what it says, in JSON:API's form or in PeerTube's.
struct ErrorAnswer {
  private struct Body: Decodable {
    struct Entry: Decodable {
      let title: String?
      let detail: String?
    }
    let errors: [Readable<Entry>]?
    let title: String?
    let detail: String?
    let error: String?
  }

  private let status: Int
  private let entry: Body.Entry?
  private let retryDate: Date?

  init(_ data: Data, _ response: HTTPURLResponse, now: Date) {
    status = response.statusCode
    entry = Self.entry(in: data)
    retryDate = response.value(forHTTPHeaderField: "Retry-After").flatMap { Self.date($0, now: now) }
  }

  func loadError(host: String) -> LoadError {
    switch status {
    case 429, 503 where retryDate != nil: return .busy(host, until: retryDate)
    case 300..<400: return .redirectsInACircle(host)
    case 500...: return .serverFailed(host, status)
    default:
      guard let entry else { return .refused(host, status) }
      return .told(title: entry.title ?? "The Server Refused", detail: entry.detail ?? "\(host) (\(status))")
    }
  }

  /// The first error that an answer names, whatever its status.
  static func told(in data: Data) -> LoadError? {
    entry(in: data).map { .told(title: $0.title ?? "The Server Refused", detail: $0.detail ?? "") }
  }

  private static func entry(in data: Data) -> Body.Entry? {
    guard let body = try? JSONDecoder().decode(Body.self, from: data) else { return nil }
    if let first = body.errors?.compactMap(\.value).first, first.title != nil || first.detail != nil { return first }
    let detail = body.detail ?? body.error
    return body.title == nil && detail == nil ? nil : Body.Entry(title: body.title, detail: detail)
  }

  /// Seconds, or a date as HTTP writes it. An hour at most: a server that says more is not waited for.
  private static func date(_ text: String, now: Date) -> Date? {
    let latest = now.addingTimeInterval(3600)
    if let seconds = Double(text.trimmingCharacters(in: .whitespaces)), seconds >= 0 {
      return min(now.addingTimeInterval(seconds), latest)
    }
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(secondsFromGMT: 0)
    format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
    return format.date(from: text).map { min($0, latest) }
  }
}
