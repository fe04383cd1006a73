import Foundation
import MartletFoundation
import MartletHost

extension View {
  /// Asks where `file` is to go while `isPresented` is true, and moves it there. `onCompletion` gets its new URL or what
  /// went wrong; it is not called when the person leaves. Without a file nothing is asked.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {}) }

  /// The same; `onCancellation` runs when the person leaves.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(isPresented: isPresented) { dialogs, close in
        guard let file else { return close() }
        var destination = FileDestination(name: file.lastPathComponent)
        destination.folder = file.deletingLastPathComponent()
        dialogs.chooseDestination(destination) { place in
          close()
          guard let place else { return onCancellation() }
          onCompletion(Result { try move(file, to: place) })
        }
      })
  }

  /// Asks for a folder while `isPresented` is true, and moves the files into it under their names. It ends at the first
  /// that cannot be moved, as where a file of that name is there already.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// The same; `onCancellation` runs when the person leaves.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    let files = Array(files)
    return modifier(
      FileDialogModifier(isPresented: isPresented) { dialogs, close in
        guard !files.isEmpty else { return close() }
        var choice = FileChoice()
        choice.asksForFolder = true
        dialogs.choose(choice) { folders in
          close()
          guard let folder = folders.first else { return onCancellation() }
          onCompletion(Result { try files.map { try move($0, into: folder) } })
        }
      })
  }
}

/// Moves a file to where the person said, in the place of one that is there: the dialog asked.
private func move(_ file: URL, to place: URL) throws -> URL {
  guard file.standardizedFileURL != place.standardizedFileURL else { return place }
  guard FileManager.default.fileExists(atPath: place.path) else {
    try FileManager.default.moveItem(at: file, to: place)
    return place
  }
  // A file that cannot be moved leaves the one that is there as it was. (`replaceItemAt` loses both here.)
  if rename(file.path, place.path) == 0 { return place }
  let copy = place.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: copy) }
  try FileManager.default.copyItem(at: file, to: copy)
  guard rename(copy.path, place.path) == 0 else {
    throw CocoaError(.fileWriteUnknown, userInfo: [NSURLErrorKey: place])
  }
  try FileManager.default.removeItem(at: file)
  return place
}

/// Nobody was asked about what is in the folder: nothing of it is replaced.
private func move(_ file: URL, into folder: URL) throws -> URL {
  let place = folder.appendingPathComponent(file.lastPathComponent)
  try FileManager.default.moveItem(at: file, to: place)
  return place
}
