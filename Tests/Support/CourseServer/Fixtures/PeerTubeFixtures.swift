import Foundation

extension Fixture {
  /// The same of PeerTube's API.
  static let peerTubeFixtures: [Fixture] = [withoutNames, withoutMembers, lists, videos].flatMap { $0 }

  /// What names a video in addresses is its uuid or, without one, its number.
  private static let withoutNames: [Fixture] = [
    damaged("name", "null", .null, .rows(2)), damaged("name", "missing", nil, .rows(2)),
    damaged("name", "number", 7, .rows(2)),
    damaged("uuid", "null", .null), damaged("uuid", "missing", nil), damaged("uuid", "number", 7),
  ]
  private static let withoutMembers: [Fixture] = members.flatMap { member in
    [damaged(member, "null", .null), damaged(member, "array", [])]
  }
  private static let members = [
    "description", "duration", "views", "thumbnailPath", "previewPath", "publishedAt", "account", "channel", "category",
    "language", "isLive", "nsfw",
  ]

  private static func damaged(_ member: String, _ damage: String, _ value: JSON?, _ shows: Shows = .rows(3)) -> Fixture
  {
    list("peertube-" + member.lowercased() + "-" + damage, shows) { $0[0][member] = value }
  }

  private static let lists: [Fixture] = [
    list("peertube-right", .rows(3, first: FixtureDocument.names[0])) { _ in },
    list("peertube-no-videos", .rows(0)) { $0 = [] },
    list("peertube-row-null", .rows(3)) { $0.append(nil) },
    list("peertube-video-twice", .rows(3)) { $0.append($0[0]) },
    list("peertube-thumbnail-on-another-host", .rows(3)) { $0[0]["thumbnailPath"] = "//192.0.2.1/a.png" },
    list("peertube-duration-negative", .rows(3)) { $0[0]["duration"] = -1 },
    Fixture("peertube-data-missing", .peerTubeVideos, .failure(.notUnderstood)) { _ in PeerTubeAPI.answer(["total": 3])
    },
    Fixture("peertube-total-missing", .peerTubeVideos, .rows(0)) { _ in PeerTubeAPI.answer(["data": []]) },
    Fixture("peertube-not-a-peertube", .peerTubeVideos, .failure(.notJSON)) { _ in
      Answer(type: "text/html", body: Data("<!doctype html><title>A blog</title>".utf8))
    },
    Fixture("peertube-problem-429", .peerTubeVideos, .failure(.tooManyRequests)) { _ in
      PeerTubeAPI.problem(429, "Too Many Requests", "Too many requests, please try again later.")
    },
    Fixture("peertube-problem-404", .peerTubeVideo, .failure(.notFound)) { _ in
      PeerTubeAPI.problem(404, "Not Found", "Video not found")
    },
    Fixture("peertube-problem-403", .peerTubeVideo, .failure(.notAllowed)) { _ in
      PeerTubeAPI.problem(403, "Forbidden", "Cannot get this video regarding follow constraints")
    },
  ]

  private static let videos: [Fixture] = [
    video("peertube-video-right", .film) { _ in },
    video("peertube-playlists-missing", .film) { $0["streamingPlaylists"] = nil },
    video("peertube-playlists-empty", .film) { $0["streamingPlaylists"] = [] },
    video("peertube-playlists-null", .film) { $0["streamingPlaylists"] = .null },
    video("peertube-files-empty", .film) { $0["files"] = [] },
    video("peertube-nothing-to-play", .failure(.noFilm)) { ($0["files"], $0["streamingPlaylists"]) = ([], []) },
    video("peertube-playlist-without-address", .film) {
      $0["streamingPlaylists"] = [["id": 1, "type": 1, "playlistUrl": nil]]
    },
    video("peertube-playlist-of-unknown-type", .film) {
      $0["streamingPlaylists"] = [["id": 1, "type": 9, "playlistUrl": "x"]]
    },
  ]

  private static func course(_ index: Int) -> Course {
    var course = Catalogue(seed: 7, count: 3).courses[index]
    course.name = FixtureDocument.names[index]
    return course
  }

  private static func list(
    _ name: String, _ shows: Shows, _ change: @escaping @Sendable (inout [JSON]) -> Void
  ) -> Fixture {
    Fixture(name, .peerTubeVideos, shows) { request in
      var rows = (0..<3).map { PeerTubeAPI.summary(course($0), request) }
      change(&rows)
      return PeerTubeAPI.answer(["total": .int(rows.count), "data": .array(rows)])
    }
  }

  private static func video(
    _ name: String, _ shows: Shows, _ change: @escaping @Sendable (inout JSON) -> Void
  ) -> Fixture {
    Fixture(name, .peerTubeVideo, shows) { request in
      let catalogue = Catalogue(courses: [course(0)])
      var video = PeerTubeAPI(catalogue: catalogue, media: MediaLibrary()).details(course(0), request)
      change(&video)
      return PeerTubeAPI.answer(video)
    }
  }
}
