import SwiftUI

struct ContentView: View {
  @StateObject private var editor = PhotoEditor()
  @State private var showingImagePicker = false
  @State private var showingFilters = false
  @State private var showingSaveForm = false
  @State private var isComparing = false
  @State private var inputImage: UIImage?
  @State private var inputFile: URL?
  @State private var exported: (file: PictureFile, format: PictureFormat)?
  @Environment(\.horizontalSizeClass) private var widthClass

  var body: some View {
    NavigationStack {
      content
        .navigationTitle("Instafilter")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { toolbar }
        .sheet(isPresented: $showingImagePicker, onDismiss: loadImage) {
          ImagePicker(image: $inputImage, file: $inputFile)
        }
        .sheet(isPresented: $showingFilters) { FilterList(editor: editor) }
        .sheet(isPresented: $showingSaveForm) { SaveForm(save: export) }
        .alert(item: $editor.message) { Alert(title: Text($0.title), message: Text(verbatim: $0.text)) }
        .fileExporter(
          isPresented: Binding {
            exported != nil
          } set: {
            if !$0 { exported = nil }
          }, document: exported?.file,
          contentType: exported?.format.type ?? .jpeg, defaultFilename: editor.photo?.name
        ) { result in
          if case .failure(let error) = result { editor.tellOfFailure(error) }
        }
        .dropDestination(for: URL.self) { files, _ in
          files.first.map(editor.open)
          return !files.isEmpty
        }
    }
  }

  @ViewBuilder private var content: some View {
    if widthClass == .regular {
      HStack(spacing: 0) {
        photo.padding()
        Divider()
        SidePanel(editor: editor).frame(width: 320)
      }
    } else {
      VStack {
        photo.padding(.horizontal)
        if editor.photo != nil { FilterStrip(editor: editor) }
        ValueSliders(editor: editor).padding(.horizontal)
        buttons.padding([.horizontal, .bottom])
      }
    }
  }

  private var photo: some View {
    PhotoView(editor: editor, isComparing: isComparing) { showingImagePicker = true }
  }

  private var buttons: some View {
    HStack {
      Button("Change Filter") { showingFilters = true }
      Spacer()
      SaveButton(editor: editor)
    }
  }

  @ToolbarContentBuilder private var toolbar: some ToolbarContent {
    ToolbarItem(placement: .navigationBarLeading) {
      Button("Choose Photo", systemImage: "photo.on.rectangle") { showingImagePicker = true }
        .keyboardShortcut("o")
    }
    ToolbarItemGroup(placement: .primaryAction) {
      Button("Undo", systemImage: "arrow.uturn.backward", action: editor.undo)
        .disabled(!editor.history.canUndo)
        .keyboardShortcut("z")
      Button("Redo", systemImage: "arrow.uturn.forward", action: editor.redo)
        .disabled(!editor.history.canRedo)
        .keyboardShortcut("z", modifiers: [.command, .shift])
      Toggle("Compare", systemImage: "square.split.2x1", isOn: $isComparing)
        .toggleStyle(.button)
        .disabled(editor.photo == nil)
        .keyboardShortcut("b")
      Button("Save As", systemImage: "square.and.arrow.down") { showingSaveForm = true }
        .disabled(editor.photo == nil || editor.isSaving)
        .keyboardShortcut("s", modifiers: [.command, .shift])
    }
  }

  private func loadImage() {
    guard let image = inputImage else { return }
    if let inputFile { editor.open(inputFile) } else { editor.open(image) }
    (inputImage, inputFile) = (nil, nil)
  }

  private func export(as format: PictureFormat, quality: Double) {
    editor.export(as: format, quality: quality) { data in
      guard let data else { return editor.tellOfFailure(nil) }
      exported = (PictureFile(data: data), format)
    }
  }
}

/// Into the photo library, while there is something to save.
struct SaveButton: View {
  @ObservedObject var editor: PhotoEditor

  var body: some View {
    Button("Save", action: editor.saveToLibrary)
      .disabled(editor.photo == nil || editor.isSaving)
      .keyboardShortcut("s")
  }
}

/// What a wide window has beside the photo.
struct SidePanel: View {
  @ObservedObject var editor: PhotoEditor

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ScrollView {
        FilterGrid(editor: editor).padding()
      }
      Divider()
      ValueSliders(editor: editor).padding(.horizontal)
      HStack {
        Spacer()
        SaveButton(editor: editor).buttonStyle(.borderedProminent)
      }
      .padding([.horizontal, .bottom])
    }
  }
}

#Preview {
  ContentView()
}
