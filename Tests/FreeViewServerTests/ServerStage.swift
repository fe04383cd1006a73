import CourseServer
import Foundation
import FoundationNetworking
import Testing

@testable import FreeView

/// FreeView's sources on the course server, each with a memory of its own.
enum ServerStage {
  enum Kind: CaseIterable, Sendable { case contents, peerTube }

  /// Asks as the app does, as many at a time as a test has, and with more patience: a busy machine is no fault.
  private static let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.timeoutIntervalForRequest = 240
    configuration.httpMaximumConnectionsPerHost = 200
    return URLSession(configuration: configuration)
  }()

  static func source(_ kind: Kind, at address: String) -> any EpisodeSource {
    let cache = AnswerCache(files: DiskCache(folder: nil, limit: 100_000_000))
    let client = HTTPClient(session: session, cache: cache)
    let base = URL(string: address)!
    return kind == .contents
      ? ContentsSource(base: base, client: client) : PeerTubeSource(base: base, client: client)
  }
}

extension EpisodeStore {
  var names: [String] { episodes.map(\.name) }

  var failure: LoadError? {
    if case .failed(let error) = phase { error } else { nil }
  }

  /// Asks for the pages after the first until there is none, as rows do that come into sight; `most` at the most.
  @MainActor func followPages(atMost most: Int) async -> Int {
    for count in 0..<most {
      guard let last = episodes.last else { return count }
      showed(last)
      guard wantedPage != nil, nextPagePhase == .loading else { return count }
      await loadNextPage()
    }
    return most
  }
}

extension LoadError {
  /// What people read: something, short, and nothing of the program's own.
  func expectWords(_ what: String) {
    for text in [title, detail] {
      #expect(!text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty, "\(what): \(self)")
      #expect(text.count <= 320, "\(what): \(text.count) letters")
      for inner in ["Optional(", "nil", "NSURLError", "Error Domain"] { #expect(!text.contains(inner), "\(what)") }
    }
  }

  /// The reasons of fixtures that are told so.
  var reasons: Set<Fixture.Failure> {
    switch self {
    case .unreachable, .tooSlow, .cutOff: [.connection]
    case .insecure: [.security]
    case .redirectsInACircle: [.redirects]
    case .unreadable: [.notJSON, .notUnderstood]
    case .busy: [.tooManyRequests]
    case .serverFailed: [.server]
    case .refused(_, 404), .refused(_, 410): [.notFound]
    case .refused(_, 401), .refused(_, 403): [.notAllowed]
    case .refused: [.refused]
    // The server's own words stand for any of these.
    case .told: [.reported, .refused, .notFound, .notAllowed]
    case .noFilm: [.noFilm]
    }
  }
}

/// Every element of `part` stands in `whole`, in this order.
func isPart<Element: Equatable>(_ part: [Element], of whole: [Element]) -> Bool {
  var rest = whole[...]
  for element in part {
    guard let place = rest.firstIndex(of: element) else { return false }
    rest = rest[rest.index(after: place)...]
  }
  return true
}
