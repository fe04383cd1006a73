import SwiftUI
import UniformTypeIdentifiers

/// A finished picture on its way to a file.
struct PictureFile: FileDocument {
  static let readableContentTypes: [UTType] = []
  static let writableContentTypes = PictureFormat.allCases.map(\.type)

  let data: Data

  init(data: Data) { self.data = data }
  init(configuration: ReadConfiguration) throws { throw CocoaError(.fileReadUnsupportedScheme) }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: data)
  }
}
