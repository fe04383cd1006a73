import Foundation
import SwiftData
import Testing

@MainActor @Suite struct ModelTests {
  @Test func modelsHaveTheirValuesBeforeTheyAreInserted() throws {
    let trip = Trip(name: "Alps")
    trip.rating += 1
    trip.tags.append("snow")
    trip.place = Place(city: "Chur", room: nil)
    #expect(trip.title == "Alps (4)")
    #expect(trip.tags == ["snow"] && trip.place?.city == "Chur" && trip.mood == .calm && trip.notes == nil)
    #expect(trip.modelContext == nil && !trip.hasChanges)
  }

  @Test func everyKindOfValueComesBackFromTheStore() throws {
    let container = try container()
    let trip = Trip(name: "Alps", start: Date(timeIntervalSinceReferenceDate: 123.25))
    trip.notes = "é \u{1F3D4} \"quoted\""
    (trip.mood, trip.place, trip.tags) = (.busy, Place(city: "Chur", room: 3), ["a", "b"])
    (trip.photo, trip.link, trip.isDone, trip.price) = (
      Data([0, 1, 255]), URL(string: "https://a.b/c?d=1"), true, 2.75
    )
    container.mainContext.insert(trip)
    try container.mainContext.save()

    let other = try #require(try ModelContext(container).fetch(FetchDescriptor<Trip>()).first)
    #expect(other !== trip && other.persistentModelID == trip.persistentModelID)
    #expect(other.name == "Alps" && other.start == trip.start && other.notes == trip.notes)
    #expect(other.mood == .busy && other.place == Place(city: "Chur", room: 3) && other.tags == ["a", "b"])
    #expect(other.photo == Data([0, 1, 255]) && other.link == trip.link && other.isDone && other.price == 2.75)
    #expect(other.code == trip.code)
  }

  @Test func bothEndsOfARelationChangeTogether() throws {
    let context = try container().mainContext
    let trip = Trip(name: "Alps")
    context.insert(trip)
    let stop = Stop("Chur", trip: trip)
    #expect(trip.stops == [stop] && stop.modelContext === context)
    let other = Trip(name: "Jura")
    context.insert(other)
    other.stops.append(stop)
    #expect(trip.stops.isEmpty && stop.trip === other)
    stop.trip = nil
    #expect(other.stops.isEmpty)
  }

  @Test func relationsOfManyToManyFindTheirWayBack() throws {
    let container = try container()
    let (one, two) = (Stop("one"), Stop("two"))
    let visitor = Visitor(id: 1)
    container.mainContext.insert(one)
    container.mainContext.insert(two)
    visitor.stops = [one, two]
    #expect(one.visitors == [visitor])
    try container.mainContext.save()
    let other = ModelContext(container)
    let stops = try other.fetch(FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.name)]))
    #expect(stops.map(\.visitors.count) == [1, 1])
    #expect(stops[0].visitors[0].stops.map(\.name) == ["one", "two"])
  }

  @Test func deletingFollowsTheRules() throws {
    let context = try container().mainContext
    let trip = Trip(name: "Alps")
    context.insert(trip)
    trip.stops = [Stop("a"), Stop("b")]
    let visitor = Visitor(id: 1)
    trip.stops[0].visitors.append(visitor)
    try context.save()
    context.delete(trip)
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
    #expect(visitor.stops.isEmpty && trip.isDeleted)
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Visitor>()) == [visitor])
    #expect(!context.hasChanges)
  }

  @Test func rollbackTakesEverythingBack() throws {
    let context = try container().mainContext
    let trip = Trip(name: "Alps")
    context.insert(trip)
    trip.stops = [Stop("a")]
    try context.save()
    trip.name = "Jura"
    trip.stops.append(Stop("b"))
    context.insert(Trip(name: "new"))
    context.delete(trip.stops[0])
    context.rollback()
    #expect(trip.name == "Alps" && trip.stops.map(\.name) == ["a"] && trip.stops[0].trip === trip)
    #expect(try context.fetch(FetchDescriptor<Trip>()) == [trip])
    #expect(!context.hasChanges)
  }

  @Test func aUniqueValueTakesThePlaceOfTheOldOne() throws {
    let container = try container()
    let context = container.mainContext
    context.insert(Visitor(id: 1, first: "A", last: "B"))
    try context.save()
    let again = Visitor(id: 1, first: "C", last: "D")
    context.insert(again)
    try context.save()
    let found = try context.fetch(FetchDescriptor<Visitor>())
    #expect(found.map(\.first) == ["C"])
    again.last = "E"
    #expect(found[0].last == "E")
    try context.save()
    #expect(try ModelContext(container).fetch(FetchDescriptor<Visitor>()).map(\.last) == ["E"])
  }

  @Test func fetchesFilterSortAndCut() throws {
    let context = try container().mainContext
    for (index, name) in ["d", "a", "c", "b"].enumerated() {
      let trip = Trip(name: name)
      trip.rating = index
      context.insert(trip)
      if index > 1 { trip.stops = [Stop("x\(index)")] }
    }
    let least = 1
    var descriptor = FetchDescriptor<Trip>(
      predicate: #Predicate { $0.rating >= least && $0.name != "z" }, sortBy: [SortDescriptor(\.name)])
    #expect(try context.fetch(descriptor).map(\.name) == ["a", "b", "c"])
    descriptor.fetchLimit = 1
    descriptor.fetchOffset = 1
    #expect(try context.fetch(descriptor).map(\.name) == ["b"])
    let related = #Predicate<Trip> { trip in trip.stops.contains { $0.name == "x3" } }
    #expect(try context.fetch(FetchDescriptor(predicate: related)).map(\.name) == ["b"])
    #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["d", "a", "c", "b"])
    try context.delete(model: Trip.self, where: #Predicate { $0.rating > 1 })
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 2)
  }

  @Test func modelsTellObserversOfChanges() throws {
    let context = try container().mainContext
    let trip = Trip(name: "Alps")
    context.insert(trip)
    let calls = Calls()
    withObservationTracking {
      _ = trip.stops
    } onChange: {
      calls.count += 1
    }
    trip.name = "other"
    #expect(calls.count == 0)
    _ = Stop("a", trip: trip)
    #expect(calls.count == 1)
  }

  @Test func anotherContextSeesWhatIsSaved() throws {
    let container = try container()
    let trip = Trip(name: "Alps")
    container.mainContext.insert(trip)
    try container.mainContext.save()
    let background = ModelContext(container)
    let copy = try #require(background[trip.persistentModelID, as: Trip.self])
    copy.name = "Jura"
    copy.stops.append(Stop("a"))
    #expect(trip.name == "Alps")
    try background.save()
    #expect(trip.name == "Jura" && trip.stops.map(\.name) == ["a"])
    background.delete(copy)
    try background.save()
    #expect(try container.mainContext.fetchCount(FetchDescriptor<Trip>()) == 0)
    #expect(try container.mainContext.fetchCount(FetchDescriptor<Stop>()) == 0)
  }
}

private final class Calls: @unchecked Sendable { var count = 0 }
