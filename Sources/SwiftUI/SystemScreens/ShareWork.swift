import Foundation
import MartletFoundation
import MartletHost
import MartletPhotos
import UIKit

/// Does what was chosen.
@MainActor struct ShareWork {
  let request: ShareRequest
  let clipboard: (any Clipboard)?
  let dialogs: (any FileDialogs)?

  /// Whether it was done; false where the user left a dialog.
  func perform(_ choice: ShareChoice) async throws -> Bool {
    if let activity = choice.activity { return await perform(activity) }
    switch choice.type {
    case .copyToPasteboard:
      clipboard?.text = request.text
      return true
    case .saveToCameraRoll: return try await savePictures()
    case .saveToFile: return try await saveFiles()
    case .openWithApp: return try await open()
    case .mail: return await UIApplication.shared.open(mailAddress)
    default: return false
    }
  }

  private func perform(_ activity: UIActivity) async -> Bool {
    await withCheckedContinuation { continuation in
      activity._didFinish = { isDone in
        activity._didFinish = nil
        continuation.resume(returning: isDone)
      }
      activity.perform()
    }
  }

  private func savePictures() async throws -> Bool {
    let work = UnfinishedWork("saving pictures")
    defer { work.end() }
    let saver = PhotoSaver()
    for item in request.items where item.isPicture {
      guard let file = try await item.file?() else { continue }
      let name = file.name as NSString
      let (stem, ending) = (name.deletingPathExtension, name.pathExtension)
      let folder = saver.folder
      try await Task.detached {
        try PhotoSaver(folder: folder).save(file.data, named: stem, fileExtension: ending.isEmpty ? "png" : ending)
      }.value
    }
    return true
  }

  /// Not counted is the time in which a dialog waits for the user.
  private func file(of item: ShareItem) async throws -> ShareItem.File? {
    let work = UnfinishedWork("preparing \(item.title)")
    defer { work.end() }
    return try await item.file?()
  }

  private func saveFiles() async throws -> Bool {
    var isDone = false
    for item in request.items {
      guard let file = try await file(of: item) else { continue }
      let destination = await withCheckedContinuation { continuation in
        dialogs?.chooseDestination(FileDestination(name: file.name)) { continuation.resume(returning: $0) }
      }
      guard let destination else { return isDone }
      let work = UnfinishedWork("writing \(file.name)")
      defer { work.end() }
      try await Task.detached { try file.data.write(to: destination, options: .atomic) }.value
      isDone = true
    }
    return isDone
  }

  /// The first address, else a copy of the first file, which stays for the program that opens it.
  private func open() async throws -> Bool {
    if let link = request.items.lazy.compactMap(\.link).first { return await UIApplication.shared.open(link) }
    for item in request.items {
      guard let file = try await file(of: item) else { continue }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Shared-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let copy = folder.appendingPathComponent(PhotoSaver.clean(file.name))
      try file.data.write(to: copy)
      return await UIApplication.shared.open(copy)
    }
    return false
  }

  private var mailAddress: URL {
    var parts = URLComponents()
    parts.scheme = "mailto"
    parts.queryItems = [
      request.subject.map { URLQueryItem(name: "subject", value: $0) },
      request.text.map { URLQueryItem(name: "body", value: $0) },
    ].compactMap { $0 }
    // "+" stands for itself in mail addresses, and mail programs read it so.
    return parts.url ?? URL(string: "mailto:")!
  }
}
