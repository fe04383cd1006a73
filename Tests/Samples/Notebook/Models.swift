import SwiftData

@Model final class Folder {
  var name: String
  var created = Date.now
  @Relationship(deleteRule: .cascade, inverse: \Note.folder) var notes = [Note]()

  init(name: String) { self.name = name }
}

enum Colour: String, Codable, CaseIterable, Identifiable {
  case blue, green, red
  var id: Self { self }
}

@Model final class Note {
  @Attribute(.unique) var title: String
  var text: String = ""
  var isDone = false
  var colour = Colour.blue
  var folder: Folder?

  init(title: String, folder: Folder? = nil) {
    self.title = title
    self.folder = folder
  }
}
