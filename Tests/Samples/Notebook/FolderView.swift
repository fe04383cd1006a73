import SwiftData
import SwiftUI

struct FolderView: View {
  @Bindable var folder: Folder
  @Environment(\.modelContext) private var modelContext
  @State private var search = ""

  var body: some View {
    Form {
      Section("Name") { TextField("Name", text: $folder.name) }
      NoteList(folder: folder, search: search)
    }
    .searchable(text: $search)
    .navigationTitle(folder.name)
    .toolbar {
      Button("Add Note", systemImage: "plus") {
        let note = Note(title: "Note \(folder.notes.count + 1)", folder: folder)
        modelContext.insert(note)
      }
    }
  }
}

private struct NoteList: View {
  @Query private var notes: [Note]

  init(folder: Folder, search: String) {
    let id = folder.persistentModelID
    _notes = Query(
      filter: #Predicate<Note> { note in
        note.folder?.persistentModelID == id && (search.isEmpty || note.title.contains(search))
      },
      sort: [SortDescriptor(\Note.title)])
  }

  var body: some View {
    Section("\(notes.count) notes") {
      ForEach(notes) { NoteRow(note: $0) }
    }
  }
}

private struct NoteRow: View {
  @Bindable var note: Note

  var body: some View {
    Toggle(note.title, isOn: $note.isDone)
    Picker("Colour", selection: $note.colour) {
      ForEach(Colour.allCases) { Text($0.rawValue.capitalized) }
    }
  }
}
