import Foundation

/// Invented courses, the same for the same seed.
public struct Catalogue: Sendable {
  public var courses: [Course]

  public init(courses: [Course]) { self.courses = courses }

  public init(seed: UInt64, count: Int) {
    var generator = SeededGenerator(seed: seed)
    courses = (0..<count).map { Self.course($0, &generator) }
  }

  public func course(id: Int) -> Course? { courses.first { $0.id == id } }
  public func course(videoID: Int) -> Course? { courses.first { $0.videoID == videoID } }

  private static let verbs = [
    "Drawing", "Sorting", "Saving", "Testing", "Measuring", "Hiding", "Sharing", "Counting", "Sending", "Planning",
  ]
  private static let things = [
    "Maps", "Tides", "Recipes", "Long Lists", "Photographs", "Timetables", "Small Animations", "Letters", "Mazes",
    "Bus Delays", "Colours", "Forms",
  ]
  private static let ways = [
    "in an Afternoon", "Without Tears", "by Hand", "From Scratch", "for Two Screens", "at Night", "One Step at a Time",
  ]
  private static let people = ["Ida Holm", "Tomás Rey", "Aiko Mori", "Lena Brandt", "Sam Okafor", "Noor Haddad"]
  private static let series = ["Garden of Views", "The Patient Server", "Two Pixels Left"]

  private static func course(_ index: Int, _ generator: inout SeededGenerator) -> Course {
    let verb = verbs.randomElement(using: &generator)!
    let thing = things.randomElement(using: &generator)!
    let way = ways.randomElement(using: &generator)!
    let day = Int.random(in: 0..<1_800, using: &generator)
    return Course(
      id: 5_000_000 + index * 7, videoID: 3_000 + index, name: "\(verb) \(thing) \(way)",
      description: "\(verb) \(thing.lowercased()) needs a plan. Part \(index + 1) shows one, and what goes wrong.",
      releasedAt: date(day: day), isFree: index % 5 != 4,
      difficulty: Course.difficulties.randomElement(using: &generator)!,
      contentType: index % 9 == 8 ? "screencast" : "episode",
      duration: Int.random(in: 90...5_400, using: &generator),
      popularity: Double(Int.random(in: 0...20_000_000, using: &generator)) / 1_000,
      domain: Course.Domain.allCases.randomElement(using: &generator)!,
      contributor: people.randomElement(using: &generator)!,
      parentName: index % 3 == 0 ? nil : series.randomElement(using: &generator)!)
  }

  /// Noon of a day after the first of January 2018.
  static func date(day: Int) -> String {
    formatter.string(from: Date(timeIntervalSince1970: 1_514_808_000 + Double(day) * 86_400))
  }

  nonisolated(unsafe) private static let formatter: ISO8601DateFormatter = {
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
    return formatter
  }()
}
