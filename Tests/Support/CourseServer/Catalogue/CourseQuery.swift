/// What a client asks of the catalogue: both APIs come down to this.
struct CourseQuery {
  enum Sort { case popularity, releasedAt, name }

  var isFree: Bool?
  var contentTypes: Set<String> = []
  var domains: Set<Int> = []
  var difficulties: Set<String> = []
  /// Every word must stand in the name, the description or the contributor's name.
  var text = ""
  var sort = Sort.popularity
  var isDescending = true
  var first = 0
  var count = 20

  struct Page {
    var courses: [Course]
    var total: Int
  }

  func page(of catalogue: Catalogue) -> Page {
    let found = catalogue.courses.filter(fits).sorted(by: areInOrder)
    return Page(courses: Array(found.dropFirst(first).prefix(count)), total: found.count)
  }

  private func fits(_ course: Course) -> Bool {
    (isFree == nil || course.isFree == isFree)
      && (contentTypes.isEmpty || contentTypes.contains(course.contentType))
      && (domains.isEmpty || domains.contains(course.domain.rawValue))
      && (difficulties.isEmpty || difficulties.contains(course.difficulty))
      && words.allSatisfy("\(course.name)\n\(course.description)\n\(course.contributor)".lowercased().contains)
  }
  private var words: [String] { text.lowercased().split(separator: " ").map(String.init) }

  /// Equal ones by number, so that pages never overlap.
  private func areInOrder(_ one: Course, _ other: Course) -> Bool {
    switch sort {
    case .popularity where one.popularity != other.popularity:
      (one.popularity < other.popularity) != isDescending
    case .releasedAt where one.releasedAt != other.releasedAt: (one.releasedAt < other.releasedAt) != isDescending
    case .name where one.name != other.name: (one.name < other.name) != isDescending
    default: one.id < other.id
    }
  }
}
