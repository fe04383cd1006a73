import Foundation
import MartletTesting
import SwiftData
import SwiftUI
import Testing

@MainActor @Suite struct QueryTests {
  @Test func rowsComeAndGoWithTheirModels() throws {
    let container = try container()
    let screen = Screen { TripList().modelContainer(container) }
    #expect(screen.shows("0 trips"))
    try screen.tap("Add")
    try screen.tap("Add")
    #expect(screen.shows("2 trips") && screen.shows("Trip 2") && screen.shows("Trip 1"))
    try screen.tap("Remove")
    #expect(screen.shows("1 trips") && !screen.shows("Trip 1"))
    container.mainContext.rollback()
    screen.update()
    #expect(screen.shows("0 trips"))
  }

  @Test func changesOfAModelSortItAnew() throws {
    let container = try container()
    let trips = ["b", "a"].map { Trip(name: $0) }
    trips.forEach(container.mainContext.insert)
    let screen = Screen { TripList().modelContainer(container) }
    #expect(screen.labels.filter { $0.count == 1 } == ["a", "b"])
    trips[0].name = "0"
    screen.update()
    #expect(screen.labels.filter { $0.count == 1 } == ["0", "a"])
  }

  @Test func aFieldWritesIntoItsModel() throws {
    let container = try container()
    let trip = Trip(name: "Alps")
    container.mainContext.insert(trip)
    let screen = Screen { TripEditor(trip: trip).modelContainer(container) }
    try screen.set("Name", to: "Jura")
    #expect(trip.name == "Jura" && screen.shows("Jura!"))
  }

  @Test func theConditionComesFromAround() throws {
    let container = try container()
    for (name, rating) in [("low", 1), ("high", 5)] {
      let trip = Trip(name: name)
      trip.rating = rating
      container.mainContext.insert(trip)
    }
    let screen = Screen { Chooser().modelContainer(container) }
    #expect(screen.shows("low") && screen.shows("high"))
    try screen.tap("Best")
    #expect(!screen.shows("low") && screen.shows("high"))
  }

  @Test func whatAnotherContextSavesShows() throws {
    let container = try container()
    let screen = Screen { TripList().modelContainer(container) }
    let background = ModelContext(container)
    background.insert(Trip(name: "x"))
    screen.update()
    #expect(screen.shows("0 trips"))
    try background.save()
    screen.update()
    #expect(screen.shows("1 trips"))
  }

  @Test func changesAreSavedByThemselves() async throws {
    let container = try container()
    container.mainContext.insert(Trip(name: "x"))
    #expect(container.mainContext.hasChanges)
    let screen = Screen { Text("") }
    #expect(await screen.waits { !container.mainContext.hasChanges })
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 1)
  }

  @Test func anActorFillsTheStoreBesideTheScreen() async throws {
    let container = try container()
    let screen = Screen { TripList().modelContainer(container) }
    let id = try await Filler(modelContainer: container).fill(3)
    #expect(await screen.waits { screen.shows("3 trips") })
    #expect(container.mainContext[id, as: Trip.self]?.name == "Trip 3")
  }
}

private struct TripList: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Trip.name) private var trips: [Trip]
  let heading = "Trips"

  var body: some View {
    VStack {
      Text("\(trips.count) trips")
      ForEach(trips) { Text($0.name) }
      Button("Add") { context.insert(Trip(name: "Trip \(trips.count + 1)")) }
      Button("Remove") { context.delete(trips[0]) }
    }
  }
}

private struct TripEditor: View {
  @Bindable var trip: Trip
  var body: some View {
    TextField("Name", text: $trip.name)
    Text(trip.name + "!")
  }
}

private struct Chooser: View {
  @State private var least = 0
  var body: some View {
    Rated(least: least)
    Button("Best") { least = 4 }
  }
}

private struct Rated: View {
  @Query private var trips: [Trip]
  init(least: Int) { _trips = Query(filter: #Predicate { $0.rating >= least }, sort: [SortDescriptor(\.name)]) }
  var body: some View { ForEach(trips) { Text($0.name) } }
}

@ModelActor private actor Filler {
  func fill(_ count: Int) throws -> PersistentIdentifier {
    let trips = (1...count).map { Trip(name: "Trip \($0)") }
    trips.forEach { modelContext.insert($0) }
    try modelContext.save()
    return trips[count - 1].persistentModelID
  }
}
