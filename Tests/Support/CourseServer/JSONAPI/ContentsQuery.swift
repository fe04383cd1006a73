/// Reads the parameters of `GET /api/contents`.
struct ContentsQuery {
  var courses = CourseQuery()
  var pageNumber = 1
  var pageSize = 20

  /// What is wrong with a parameter, for an object of `errors`.
  struct Fault: Error {
    var parameter: String
    var detail: String
  }

  init(_ request: Request) throws {
    for (name, value) in request.query { try read(name, value) }
    courses.first = (pageNumber - 1) * pageSize
    courses.count = pageSize
  }

  private mutating func read(_ name: String, _ value: String) throws {
    switch name {
    case "filter[subscription_types][]":
      guard let isFree = ["free": true, "professional": false][value] else {
        throw Fault(parameter: name, detail: "'\(value)' is no subscription type: free, professional")
      }
      // Both chosen: all.
      courses.isFree = courses.isFree.map { $0 == isFree } == false ? nil : isFree
    case "filter[content_types][]": courses.contentTypes.insert(value)
    case "filter[domain_ids][]": courses.domains.insert(try number(name, value, in: 0...Int(Int32.max)))
    case "filter[difficulties][]": courses.difficulties.insert(value)
    case "filter[q]": courses.text = value
    case "sort": try readSort(name, value)
    case "page[number]": pageNumber = try number(name, value, in: 1...1_000_000)
    case "page[size]": pageSize = try number(name, value, in: 1...100)
    default: break
    }
  }

  private mutating func readSort(_ name: String, _ value: String) throws {
    courses.isDescending = value.hasPrefix("-")
    switch value.drop(while: { $0 == "-" }) {
    case "popularity": courses.sort = .popularity
    case "released_at": courses.sort = .releasedAt
    default:
      throw Fault(parameter: name, detail: "'\(value)' is no order: popularity, released_at, with - for descending")
    }
  }

  private func number(_ name: String, _ value: String, in range: ClosedRange<Int>) throws -> Int {
    guard let number = Int(value), range.contains(number) else {
      throw Fault(parameter: name, detail: "'\(value)' is no number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
