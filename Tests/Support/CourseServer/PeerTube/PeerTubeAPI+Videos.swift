/// Courses as PeerTube's videos.
extension PeerTubeAPI {
  static func uuid(_ course: Course) -> String {
    var generator = SeededGenerator(seed: Hash.of("video \(course.id)"))
    var digits = (0..<32).map { _ in Character(String(Int.random(in: 0..<16, using: &generator), radix: 16)) }
    // Version and variant.
    (digits[12], digits[16]) = ("4", "a")
    for place in [20, 16, 12, 8] { digits.insert("-", at: place) }
    return String(digits)
  }

  /// By PeerTube's own numbers.
  static func category(_ domain: Course.Domain) -> (id: Int, label: String) {
    switch domain {
    case .ios, .android, .macos: (15, "Science & Technology")
    case .unity: (7, "Gaming")
    case .server: (13, "Education")
    case .flutter: (12, "How To")
    }
  }

  static func shortUUID(_ course: Course) -> String {
    let alphabet = Array("123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz")
    var generator = SeededGenerator(seed: UInt64(course.id))
    return String((0..<22).map { _ in alphabet.randomElement(using: &generator)! })
  }

  static func summary(_ course: Course, _ request: Request) -> JSON {
    [
      "id": .int(course.videoID), "uuid": .string(uuid(course)), "shortUUID": .string(shortUUID(course)),
      "url": .string(request.address("/videos/watch/\(uuid(course))")), "name": .string(course.name),
      "category": ["id": .int(category(course.domain).id), "label": .string(category(course.domain).label)],
      "licence": ["id": 1, "label": "Attribution"],
      "language": ["id": "en", "label": "English"], "privacy": ["id": 1, "label": "Public"], "nsfw": false,
      "description": .string(course.description), "truncatedDescription": .string(course.description),
      "isLocal": true, "isLive": false, "duration": .int(course.duration), "aspectRatio": .raw("1.7778"),
      "views": .int(Int(course.popularity)), "viewers": 0, "likes": .int(Int(course.popularity) / 20), "dislikes": 0,
      "thumbnailPath": .string("/lazy-static/thumbnails/\(course.id).png"),
      "previewPath": .string("/lazy-static/previews/\(course.id).png"),
      "embedPath": .string("/videos/embed/\(uuid(course))"), "createdAt": .string(course.releasedAt),
      "updatedAt": .string(course.releasedAt), "publishedAt": .string(course.releasedAt),
      "originallyPublishedAt": nil, "account": person(course, request), "channel": channel(course, request),
    ]
  }

  /// What a list leaves out.
  func details(_ course: Course, _ request: Request) -> JSON {
    guard case .object(var members) = Self.summary(course, request) else { return nil }
    let files = JSON.array(MediaLibrary.Rendition.all.map { file($0, of: course, request) })
    members += [
      ("tags", [.string(course.domain.name), .string(course.difficulty)]),
      ("commentsPolicy", ["id": 1, "label": "Enabled"]),
      ("downloadEnabled", true), ("waitTranscoding", true), ("state", ["id": 1, "label": "Published"]),
      ("trackerUrls", []), ("support", nil), ("files", files),
      (
        "streamingPlaylists",
        [
          [
            "id": .int(course.videoID), "type": 1,
            "playlistUrl": .string(request.address("/hls/\(course.videoID)/master.m3u8")),
            "segmentsSha256Url": .string(request.address("/hls/\(course.videoID)/segments-sha256.json")),
            "redundancies": [], "files": files,
          ]
        ]
      ),
    ]
    return .object(members)
  }

  private func file(_ rendition: MediaLibrary.Rendition, of course: Course, _ request: Request) -> JSON {
    let address = JSON.string(request.address("/files/\(course.videoID)-\(rendition.label).mp4"))
    return [
      "id": .int(course.videoID * 10 + rendition.index),
      "resolution": ["id": .int(rendition.height), "label": .string(rendition.label)], "fps": 30,
      "width": .int(rendition.width), "height": .int(rendition.height),
      "size": .int(media.size(of: rendition, videoID: course.videoID)),
      "fileUrl": address, "fileDownloadUrl": address, "torrentUrl": nil, "torrentDownloadUrl": nil, "magnetUri": nil,
      "metadataUrl": nil, "hasAudio": true, "hasVideo": true,
    ]
  }

  static func captions(_ course: Course, _ request: Request) -> JSON {
    let path = "/hls/\(course.videoID)/captions/en.vtt"
    return [
      "total": 1,
      "data": [
        [
          "language": ["id": "en", "label": "English"], "automaticallyGenerated": false, "captionPath": .string(path),
          "fileUrl": .string(request.address(path)), "updatedAt": .string(course.releasedAt),
        ]
      ],
    ]
  }

  private static func person(_ course: Course, _ request: Request) -> JSON {
    let name = course.contributor.lowercased().split(separator: " ").joined(separator: "_")
    return [
      "id": .int(Int(Hash.of(name) % 1_000)), "name": .string(name), "displayName": .string(course.contributor),
      "url": .string(request.address("/accounts/\(name)")), "host": "127.0.0.1", "avatars": [],
    ]
  }

  private static func channel(_ course: Course, _ request: Request) -> JSON {
    let name = "channel_\(course.domain.rawValue)"
    return [
      "id": .int(course.domain.rawValue), "name": .string(name), "displayName": .string(course.domain.name),
      "url": .string(request.address("/video-channels/\(name)")), "host": "127.0.0.1", "avatars": [],
    ]
  }
}
