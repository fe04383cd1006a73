import Foundation

/// One answer of an API that a client should survive, by a name that tells what it is. A client whose server is
/// `/fixtures/NAME` is given it.
public struct Fixture: Sendable {
  /// What a right client asks and where.
  public enum Question: Sendable {
    /// `GET /api/contents`
    case contents
    /// `GET /api/videos/3000/stream`
    case stream
    /// `GET /api/v1/videos`
    case peerTubeVideos
    /// `GET /api/v1/videos/3000`
    case peerTubeVideo

    public var path: String {
      switch self {
      case .contents: "/api/contents"
      case .stream: "/api/videos/3000/stream"
      case .peerTubeVideos: "/api/v1/videos"
      case .peerTubeVideo: "/api/v1/videos/3000"
      }
    }
  }

  /// What a right client shows.
  public enum Shows: Equatable, Sendable {
    /// So many results; where it matters, the first one's name.
    case rows(Int, first: String? = nil)
    /// It can play something.
    case film
    case failure(Failure)
  }

  /// Why there is nothing to show.
  public enum Failure: String, Equatable, Sendable {
    /// No answer, or one that broke off.
    case connection
    /// The other side is not who it should be, or speaks no TLS.
    case security
    case redirects
    /// 404 and 410.
    case notFound
    /// 401 and 403.
    case notAllowed
    case tooManyRequests
    /// Other statuses of 4xx.
    case refused
    /// 5xx.
    case server
    /// The answer is no JSON.
    case notJSON
    /// The answer is JSON, but not what was asked for.
    case notUnderstood
    /// The service says in `errors` what is wrong, with a status of success.
    case reported
    case noFilm
  }

  public let name: String
  public let question: Question
  public let shows: Shows
  private let make: @Sendable (Request) -> Answer

  init(
    _ name: String, _ question: Question, _ shows: Shows, make: @escaping @Sendable (Request) -> Answer
  ) {
    (self.name, self.question, self.shows, self.make) = (name, question, shows, make)
  }

  /// Whether a client that shows this is right.
  public func isRight(_ shown: Shows) -> Bool {
    [shows, Self.alternatives[name]].contains { right in
      switch (right, shown) {
      case (.rows(let count, nil)?, .rows(let found, _)): count == found
      default: right == shown
      }
    }
  }

  /// Decoders that look into a value only when it is asked for find less wrong with these than a parser of the whole.
  private static let alternatives: [String: Shows] = [
    "contents-name-half-a-surrogate": .rows(2), "contents-latin-1-bytes": .rows(2),
    "contents-bytes-that-are-no-text": .rows(2), "contents-control-characters-in-text": .rows(2),
    "contents-number-with-leading-zeros": .rows(3),
  ]

  /// nil: the request asks for something else, a film for example.
  func answer(_ request: Request) -> Answer? { request.path.hasPrefix("/api/") ? make(request) : nil }

  public static let all: [Fixture] =
    [
      attributeFixtures, valueFixtures, textFixtures, documentFixtures, rowFixtures, pageFixtures, bytesFixtures,
      statusFixtures, connectionFixtures, streamFixtures, peerTubeFixtures,
    ].flatMap { $0 }

  public static func named(_ name: String) -> Fixture? { byName[name] }
  private static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
