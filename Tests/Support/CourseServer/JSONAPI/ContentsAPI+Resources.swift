/// Courses as resource objects.
extension ContentsAPI {
  static func resource(_ course: Course, _ request: Request) -> JSON {
    [
      "id": .string(String(course.id)), "type": "contents", "attributes": attributes(course, request),
      "relationships": [
        "domains": ["data": [["id": .string(String(course.domain.rawValue)), "type": "domains"]]],
        "child_contents": ["meta": ["count": 0]],
        "progression": ["data": nil], "bookmark": ["data": nil],
      ],
      "links": ["self": .string(request.address("/api/contents/\(course.id)"))],
    ]
  }

  private static func attributes(_ course: Course, _ request: Request) -> JSON {
    [
      "uri": .string("rw://betamax/videos/\(course.videoID)"), "name": .string(course.name),
      "description": .string("<p>\(course.description)</p>\n"),
      "description_plain_text": .string(course.description + "\n"), "released_at": .string(course.releasedAt),
      "free": .bool(course.isFree), "difficulty": .string(course.difficulty),
      "content_type": .string(course.contentType), "duration": .int(course.duration),
      "popularity": .number(course.popularity), "technology_triple_string": .string(course.domain.technology),
      "contributor_string": .string(course.contributor), "video_identifier": .int(course.videoID),
      "parent_name": JSON(course.parentName),
      "card_artwork_url": .string(request.address("/artwork/\(course.id).png")),
    ]
  }

  static func domains(of courses: [Course]) -> [JSON] {
    Course.Domain.allCases.filter { domain in courses.contains { $0.domain == domain } }.map {
      ["id": .string(String($0.rawValue)), "type": "domains", "attributes": ["name": .string($0.name)]]
    }
  }
}
