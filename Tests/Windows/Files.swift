// What Scripts/test-window uses for files: dialogs that open and save, and a place where other programs drop things.
// Everything is said on standard output.
import SwiftUI
import UniformTypeIdentifiers

@main struct Files: App {
  var body: some Scene { WindowGroup { FilesView() } }
}

func say(_ words: String) {
  print(words)
  fflush(stdout)
}

struct Letter: FileDocument {
  static let readableContentTypes = [UTType.plainText]
  var text: String

  init(text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

struct FilesView: View {
  @State private var isImporting = false
  @State private var isExporting = false

  var body: some View {
    VStack(spacing: 12) {
      Button("Import") { isImporting = true }
      Button("Export") { isExporting = true }
      Rectangle()
        .fill(.yellow)
        .overlay(Text("Words"))
        .dropDestination(for: String.self) { words, _ in
          say("words \(words)")
          return true
        } isTargeted: {
          say("words targeted \($0)")
        }
      Rectangle()
        .fill(.green)
        .overlay(Text("Files"))
        .onDrop(of: [.fileURL], isTargeted: nil, perform: take)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) {
      say("import \(outcome($0, \.lastPathComponent))")
    }
    .fileExporter(
      isPresented: $isExporting, document: Letter(text: "Dear reader"), contentType: .plainText,
      defaultFilename: "letter"
    ) { say("export \(outcome($0, \.lastPathComponent))") }
    .onAppear { say("ready") }
  }

  private func take(_ providers: [NSItemProvider]) -> Bool {
    for provider in providers {
      _ = provider.loadObject(ofClass: URL.self) { url, _ in say("file \(url?.lastPathComponent ?? "nothing")") }
    }
    return true
  }

  private func outcome<Value>(_ result: Result<Value, any Error>, _ words: (Value) -> String) -> String {
    switch result {
    case .success(let value): words(value)
    case .failure(let error): "failed: \(error)"
    }
  }
}
