import Foundation

/// Why nothing came, in words for people.
enum LoadError: Error, Equatable {
  /// No server answers under this name: no network, a wrong name, or the server is off.
  case unreachable(String)
  case tooSlow(String)
  case insecure(String)
  case redirectsInACircle(String)
  /// The connection or the answer ended too early.
  case cutOff(String)
  /// The answer is not what the API promises.
  case unreadable(String)
  /// Too many requests; the server says when to come back.
  case busy(String, until: Date?)
  case serverFailed(String, Int)
  case refused(String, Int)
  /// The server's own words.
  case told(title: String, detail: String)
  case noFilm
}

extension LoadError {
  var title: String {
    switch self {
    case .unreachable: return "No Connection"
    case .tooSlow: return "The Server Is Too Slow"
    case .insecure: return "Not a Secure Connection"
    case .redirectsInACircle: return "The Address Leads in a Circle"
    case .cutOff: return "The Answer Was Cut Off"
    case .unreadable: return "The Answer Makes No Sense"
    case .busy: return "The Server Is Busy"
    case .serverFailed: return "The Server Has a Problem"
    case .refused: return "The Server Refused"
    case .told(let title, _): return title
    case .noFilm: return "No Film"
    }
  }

  var detail: String {
    switch self {
    case .unreachable(let host): return "\(host) cannot be reached. Check the network and the address in the settings."
    case .tooSlow(let host): return "\(host) did not answer in time."
    case .insecure(let host): return "\(host) cannot prove that it is the right server, so nothing was sent to it."
    case .redirectsInACircle(let host): return "\(host) sends requests from one address to the next and back."
    case .cutOff(let host): return "The connection to \(host) ended before the whole answer was there."
    case .unreadable(let host):
      return "What \(host) sent is not a list of videos. Check the kind of server in the settings."
    case .busy(let host, _): return "\(host) gets too many requests and asks to wait a little."
    case .serverFailed(let host, let status): return "\(host) answered with error \(status)."
    case .refused(let host, 404):
      return "\(host) has nothing at this address (404). Check the kind of server in the settings."
    case .refused(let host, let status): return "\(host) does not give an answer (\(status))."
    case .told(_, let detail): return detail
    case .noFilm: return "There is no film for this video."
    }
  }

  /// Before then, trying again is no use.
  var retryDate: Date? {
    if case .busy(_, let until) = self { return until }
    return nil
  }
}

extension LoadError {
  /// What a session says. Foundation on Linux has no numbers of its own for TLS and for answers that end early.
  init(_ error: Error, host: String) {
    if let error = error as? LoadError {
      self = error
      return
    }
    let error = error as NSError
    let words = [error, error.userInfo[NSUnderlyingErrorKey] as? NSError].compactMap { $0 }
      .map { "\($0.localizedDescription) \($0.userInfo[NSLocalizedDescriptionKey] ?? "")" }.joined(separator: " ")
    switch error.code {
    case NSURLErrorTimedOut: self = .tooSlow(host)
    case NSURLErrorHTTPTooManyRedirects, NSURLErrorRedirectToNonExistentLocation: self = .redirectsInACircle(host)
    case NSURLErrorNetworkConnectionLost, NSURLErrorBadServerResponse, NSURLErrorZeroByteResource: self = .cutOff(host)
    case -1206 ... -1200: self = .insecure(host)
    case NSURLErrorUnknown where words.contains("SSL") || words.contains("certificate"): self = .insecure(host)
    case NSURLErrorUnknown where words.contains("remaining to read") || words.contains("closed"): self = .cutOff(host)
    default: self = error.domain == NSURLErrorDomain ? .unreachable(host) : .unreadable(host)
    }
  }
}
