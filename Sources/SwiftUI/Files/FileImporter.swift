import Foundation
import MartletHost
import UniformTypeIdentifiers

extension View {
  /// Asks for a file of one of the kinds while `isPresented` is true, in the desktop's dialog. `onCompletion` gets its
  /// URL; it is not called when the person leaves.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileImporter(isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: false) {
      if case .success(let urls) = $0, let url = urls.first { onCompletion(.success(url)) }
    }
  }

  /// The same for one or several files.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
  }

  /// The same; `onCancellation` runs when the person leaves.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(isPresented: isPresented) { dialogs, close in
        dialogs.choose(FileChoice(allowedContentTypes, allowsSeveral: allowsMultipleSelection)) { urls in
          close()
          if urls.isEmpty { onCancellation() } else { onCompletion(.success(urls)) }
        }
      })
  }
}

extension FileChoice {
  init(_ types: [UTType], allowsSeveral: Bool) {
    self.init()
    self.allowsSeveral = allowsSeveral
    asksForFolder = types.contains { [.folder, .directory].contains($0) }
    let takesAll = asksForFolder || types.contains { [.item, .content, .data].contains($0) }
    if !takesAll { types.forEach { add($0) } }
  }

  /// Kinds without files of their own stand for all of theirs.
  private mutating func add(_ type: UTType) {
    switch type {
    case .image: mediaTypes.append("image/*")
    case .movie, .video: mediaTypes.append("video/*")
    case .audio: mediaTypes.append("audio/*")
    case .text, .plainText: mediaTypes.append("text/*")
    case .audiovisualContent: mediaTypes += ["video/*", "audio/*"]
    default:
      if let mediaType = type.preferredMIMEType { mediaTypes.append(mediaType) }
      endings += type.tags[.filenameExtension] ?? type.preferredFilenameExtension.map { [$0] } ?? []
    }
  }
}
