import SwiftData
import SwiftUI

struct ContentView: View {
  @Environment(\.modelContext) private var modelContext
  @Query(sort: \Folder.name, animation: .default) private var folders: [Folder]
  @State private var path: [Folder] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(folders) { folder in
          NavigationLink(value: folder) {
            LabeledContent(folder.name, value: "\(folder.notes.count)")
          }
        }
        .onDelete { offsets in
          for index in offsets { modelContext.delete(folders[index]) }
        }
      }
      .overlay {
        if folders.isEmpty { ContentUnavailableView("No Folders", systemImage: "folder") }
      }
      .navigationTitle("Notebook")
      .navigationDestination(for: Folder.self) { FolderView(folder: $0) }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItem {
          Button("Add Folder", systemImage: "folder.badge.plus") {
            let folder = Folder(name: "Folder \(folders.count + 1)")
            modelContext.insert(folder)
            path = [folder]
          }
        }
      }
    }
  }
}

#Preview {
  ContentView().modelContainer(for: Folder.self, inMemory: true)
}
