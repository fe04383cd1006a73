import Foundation
import SwiftData

enum Mood: String, Codable, CaseIterable { case calm, busy }

struct Place: Codable, Hashable {
  var city: String
  var room: Int?
}

@Model final class Trip {
  var name: String
  var start: Date
  var notes: String?
  var rating: Int = 3
  var mood = Mood.calm
  var place: Place?
  var tags: [String] = []
  @Attribute(.externalStorage) var photo: Data?
  var link: URL?
  var isDone: Bool = false  // a comment
  var price: Decimal = 1.5
  var code: UUID = UUID()
  @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
  @Transient var draft = ""

  var title: String { "\(name) (\(rating))" }
  static let limit = 10

  init(name: String, start: Date = Date(timeIntervalSinceReferenceDate: 0)) {
    self.name = name
    self.start = start
  }
}

@Model
class Stop {
  var name: String
  var trip: Trip?
  var visitors: [Visitor] = []
  init(_ name: String, trip: Trip? = nil) {
    self.name = name
    self.trip = trip
  }
}

@Model
final class Visitor {
  #Unique<Visitor>([\.first, \.last])
  #Index<Visitor>([\.last])
  @Attribute(.unique) var id: Int
  var first: String
  var last: String
  var stops: [Stop]

  init(id: Int, first: String = "", last: String = "") {
    self.id = id
    (self.first, self.last) = (first, last)
    self.stops = []
  }
}

/// A container in memory.
func container() throws -> ModelContainer {
  try ModelContainer(for: Trip.self, Visitor.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
}

/// A file in a folder of its own, removed at the end.
func withFile<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder.appendingPathComponent("models.store"))
}
