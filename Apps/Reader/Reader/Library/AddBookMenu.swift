import SwiftUI

/// The ways by which books come into the library.
struct AddBookMenu: View {
  @EnvironmentObject private var library: Library
  @State private var isChoosing = false
  @State private var kinds = ImportKinds.files
  @State private var isAsking = false
  @State private var address = ""

  var body: some View {
    Menu("Add", systemImage: "plus") {
      Button("Files…", systemImage: "doc") { choose(.files) }
        .keyboardShortcut("o")
      Button("Folder…", systemImage: "folder") { choose(.folder) }
      Button("Address…", systemImage: "link") { isAsking = true }
    }
    .fileImporter(
      isPresented: $isChoosing, allowedContentTypes: kinds.types, allowsMultipleSelection: kinds == .files
    ) { library.finishImport($0) }
    .alert("Add a Book from the Web", isPresented: $isAsking) {
      TextField("https://example.org/Chapters.json", text: $address)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .keyboardType(.URL)
      Button("Cancel", role: .cancel) {}
      Button("Add") {
        library.addRemote(address)
        address = ""
      }
    } message: {
      Text("The address of a book's chapters. They are kept for reading without a connection.")
    }
  }

  private func choose(_ kinds: ImportKinds) {
    self.kinds = kinds
    isChoosing = true
  }
}
