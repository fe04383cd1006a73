import Foundation
import SwiftData
import Testing

// The models of one app in the order of its versions.
private enum First: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Note.self] }
  static var versionIdentifier: Schema.Version { .init(1, 0, 0) }
  @Model final class Note {
    var text: String
    init(text: String) { self.text = text }
  }
}

private enum Second: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Note.self, Folder.self] }
  static var versionIdentifier: Schema.Version { .init(2, 0, 0) }
  @Model final class Note {
    @Attribute(originalName: "text") var body: String
    var stars: Int = 4
    var color: String?
    var folder: Folder?
    init(body: String) { self.body = body }
  }
  @Model final class Folder {
    var name: String
    @Relationship(deleteRule: .cascade) var notes: [Note] = []
    init(name: String) { self.name = name }
  }
}

private enum Wrong: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Note.self] }
  static var versionIdentifier: Schema.Version { .init(9, 0, 0) }
  @Model final class Note {
    var text: String
    var stars: Int
    init(text: String, stars: Int) { (self.text, self.stars) = (text, stars) }
  }
}

private enum Plan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [First.self, Second.self] }
  static var stages: [MigrationStage] {
    [
      .custom(
        fromVersion: First.self, toVersion: Second.self,
        willMigrate: { context in
          for note in try context.fetch(FetchDescriptor<First.Note>()) { note.text += "?" }
        },
        didMigrate: { context in
          let folder = Second.Folder(name: "all")
          context.insert(folder)
          folder.notes = try context.fetch(FetchDescriptor<Second.Note>())
        })
    ]
  }
}

@MainActor @Suite struct StoreFileTests {
  private func fill(_ url: URL, _ texts: [String]) throws {
    let container = try ModelContainer(for: First.Note.self, configurations: ModelConfiguration(url: url))
    for text in texts { container.mainContext.insert(First.Note(text: text)) }
    try container.mainContext.save()
  }

  @Test func modelsOutliveTheirContainer() throws {
    try withFile { url in
      try fill(url, ["a"])
      try fill(url, ["b"])
      let container = try ModelContainer(for: First.Note.self, configurations: ModelConfiguration(url: url))
      #expect(try container.mainContext.fetch(FetchDescriptor<First.Note>()).map(\.text) == ["a", "b"])
    }
  }

  @Test func newPropertiesGetTheirDefaults() throws {
    try withFile { url in
      try fill(url, ["a"])
      let container = try ModelContainer(for: Second.Note.self, configurations: ModelConfiguration(url: url))
      let note = try #require(try container.mainContext.fetch(FetchDescriptor<Second.Note>()).first)
      #expect(note.body == "a" && note.stars == 4 && note.color == nil && note.folder == nil)
    }
  }

  @Test func aPlanRunsItsStagesOnce() throws {
    try withFile { url in
      try fill(url, ["a", "b"])
      for _ in 0..<2 {
        let container = try ModelContainer(
          for: Schema(versionedSchema: Second.self), migrationPlan: Plan.self,
          configurations: ModelConfiguration(url: url))
        let folders = try container.mainContext.fetch(FetchDescriptor<Second.Folder>())
        #expect(folders.map { $0.notes.map(\.body) } == [["a?", "b?"]])
      }
    }
  }

  @Test func aPropertyWithoutValuesIsRefused() throws {
    try withFile { url in
      try fill(url, ["a"])
      let error = #expect(throws: SwiftDataError.self) {
        try ModelContainer(for: Wrong.Note.self, configurations: ModelConfiguration(url: url))
      }
      #expect(error?.localizedDescription.contains(url.path) == true)
      #expect(error?.localizedDescription.contains("'stars'") == true)
      try fill(url, ["b"])
    }
  }

  @Test(arguments: ["not a database", "SQLite format 3\u{0}", String(repeating: "x", count: 5000)])
  func aFileOfSomethingElseStays(_ text: String) throws {
    try withFile { url in
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      let error = #expect(throws: SwiftDataError.self) { try fill(url, ["a"]) }
      #expect(error?.localizedDescription.contains(url.path) == true)
      #expect(try Data(contentsOf: url) == Data(text.utf8))
    }
  }

  @Test func aDamagedStoreStays() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("models.store")
    try fill(url, ["a"])
    // The container waits for a turn in which it would save, and then closes the file.
    await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    do {
      var bytes = try Data(contentsOf: url)
      for index in 100..<bytes.count { bytes[index] = 0xA5 }
      try bytes.write(to: url)
      let error = #expect(throws: SwiftDataError.self) { try fill(url, ["b"]) }
      #expect(error?.localizedDescription.contains(url.path) == true)
      #expect(try Data(contentsOf: url) == bytes)
    }
  }

  @Test func tenThousandModelsAreQuick() throws {
    try withFile { url in
      let clock = ContinuousClock()
      let filled = try clock.measure { try fill(url, (0..<10_000).map { "\($0 % 100) note" }) }
      let container = try ModelContainer(for: First.Note.self, configurations: ModelConfiguration(url: url))
      var found: [First.Note] = []
      let fetched = try clock.measure {
        found = try container.mainContext.fetch(
          FetchDescriptor(predicate: #Predicate { $0.text.contains("7") }, sortBy: [SortDescriptor(\.text)]))
      }
      #expect(found.count == 1900 && found.first?.text == "17 note")
      let again = try clock.measure { _ = try container.mainContext.fetch(FetchDescriptor<First.Note>()) }
      print("10,000 models: filled in \(filled), fetched and sorted in \(fetched), again in \(again)")
    }
  }
}
