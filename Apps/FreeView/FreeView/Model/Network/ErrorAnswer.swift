import Foundation

/// An answer whose status is no success: what it says, in JSON:API's form or in PeerTube's.
struct ErrorAnswer {
  private struct Body: Decodable {
    struct Entry: Decodable {
      let title: String?
      let detail: String?

      /// `host` stands where the server says no more than a title.
      func loadError(host: String) -> LoadError {
        .told(title: (title ?? "The Server Refused").cut(to: 80), detail: (detail ?? host).cut(to: 300))
      }
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
      return entry?.loadError(host: "\(host) (\(status))") ?? .refused(host, status)
    }
  }

  /// The first error that an answer names, whatever its status.
  static func told(in data: Data, host: String) -> LoadError? { entry(in: data)?.loadError(host: host) }

  private static func entry(in data: Data) -> Body.Entry? {
    guard let body = try? JSONDecoder().decode(Body.self, from: data) else { return nil }
    let entries = (body.errors ?? []).compactMap(\.value) + [Body.Entry(title: body.title, detail: body.detail ?? body.error)]
    return entries.map { Body.Entry(title: said($0.title), detail: said($0.detail)) }
      .first { $0.title != nil || $0.detail != nil }
  }

  /// Blanks alone say nothing.
  private static func said(_ text: String?) -> String? {
    let trimmed = text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    return trimmed.isEmpty ? nil : trimmed
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
