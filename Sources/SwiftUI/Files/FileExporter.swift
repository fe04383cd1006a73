import Foundation
import MartletFoundation
import MartletHost
import UniformTypeIdentifiers

extension View {
  /// Asks where `document` is to be written while `isPresented` is true, and writes it there, atomically.
  /// `onCompletion` gets the URL or what went wrong; it is not called when the person leaves. Without a document nothing
  /// is asked.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(isPresented, document.map { [$0] } ?? [], contentType, defaultFilename) { result in
      onCompletion(result.map { $0[0] })
    }
  }

  /// The same; `onCancellation` runs when the person leaves.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    exporter(
      isPresented, document.map { [$0] } ?? [], contentTypes.first ?? D.writableContentTypes.first ?? .data,
      defaultFilename, onCancellation: onCancellation
    ) { result in onCompletion(result.map { $0[0] }) }
  }

  /// Several documents, into a folder that the person chooses.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    exporter(isPresented, Array(documents), contentType, nil, onCompletion: onCompletion)
  }

  nonisolated private func exporter<D: FileDocument>(
    _ isPresented: Binding<Bool>, _ documents: [D], _ type: UTType, _ name: String?,
    onCancellation: @escaping () -> Void = {}, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(isPresented: isPresented) { dialogs, close in
        guard !documents.isEmpty else { return close() }
        let export = FileExport(documents: documents, type: type, name: name)
        export.ask(dialogs) { folderOrFile in
          close()
          guard let folderOrFile else { return onCancellation() }
          onCompletion(Result { try export.write(to: folderOrFile) })
        }
      })
  }
}

/// Documents on their way to files.
private struct FileExport<Document: FileDocument> {
  let documents: [Document]
  let type: UTType
  let name: String?

  private var fileName: String {
    let name = name ?? "Untitled"
    return URL(fileURLWithPath: name).appendingPathExtension(for: type).lastPathComponent
  }

  func ask(_ dialogs: any FileDialogs, done: @escaping (URL?) -> Void) {
    if documents.count == 1 { return dialogs.chooseDestination(FileDestination(name: fileName), done: done) }
    var choice = FileChoice()
    choice.asksForFolder = true
    dialogs.choose(choice) { done($0.first) }
  }

  /// One document to the file; several into the folder, each under a name that is free.
  func write(to place: URL) throws -> [URL] {
    if documents.count == 1 { return [try write(documents[0], to: place)] }
    return try documents.map { document in
      let wrapper = try self.wrapper(of: document, at: nil)
      return try write(wrapper, to: freePlace(for: wrapper.preferredFilename ?? fileName, in: place))
    }
  }

  private func write(_ document: Document, to file: URL) throws -> URL {
    try write(wrapper(of: document, at: file), to: file)
  }

  private func write(_ wrapper: FileWrapper, to file: URL) throws -> URL {
    try wrapper.write(to: file, options: .atomic, originalContentsURL: nil)
    return file
  }

  private func wrapper(of document: Document, at file: URL?) throws -> FileWrapper {
    let existing = file.flatMap { FileManager.default.fileExists(atPath: $0.path) ? try? FileWrapper(url: $0) : nil }
    return try document.fileWrapper(
      configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
  }

  private func freePlace(for name: String, in folder: URL) -> URL {
    let wanted = folder.appendingPathComponent(name)
    var place = wanted
    var number = 1
    while FileManager.default.fileExists(atPath: place.path) {
      number += 1
      place = folder.appendingPathComponent("\(wanted.deletingPathExtension().lastPathComponent) \(number)")
        .appendingPathExtension(wanted.pathExtension)
    }
    return place
  }
}
