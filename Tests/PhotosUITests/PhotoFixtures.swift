import Foundation
import MartletControls
import MartletPhotos
import MartletTesting
import SwiftUI
import UIKit

/// A folder of photos for pickers, and a cache, both gone with the object.
final class PhotoFixtures {
  let folder: URL
  private let root: URL

  init(_ names: String...) throws {
    root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("PhotosUITests-\(UUID().uuidString)")
    folder = root.appendingPathComponent("Pictures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The first name is the newest.
    for (index, name) in names.enumerated() {
      try add(name, Self.picture(hue: CGFloat(index) / CGFloat(max(names.count, 1))), age: TimeInterval(index * 3600))
    }
  }
  deinit { try? FileManager.default.removeItem(at: root) }

  /// `age` is how many seconds before noon of the first day of 2026 the file changed last.
  @discardableResult
  func add(_ name: String, _ data: Data, age: TimeInterval = 0) throws -> URL {
    let file = folder.appendingPathComponent(name)
    try data.write(to: file)
    let date = Date(timeIntervalSince1970: 1_767_268_800 - age)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    return file
  }

  static func picture(hue: CGFloat, size: CGSize = CGSize(width: 40, height: 30)) -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
      UIColor(hue: hue, saturation: 0.7, brightness: 0.9, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  /// Runs a test with this folder as the user's.
  @MainActor func use(_ body: @MainActor () async throws -> Void) async rethrows {
    try await PhotoFolder.$override.withValue(folder) { try await body() }
  }
}

/// The lines that notes write during `body`.
@MainActor func notes(during body: @MainActor () async throws -> Void) async rethrows -> [String] {
  let lines = NoteLines()
  try await Notes.capture({ lines.add($0) }, during: body)
  return lines.all
}

private final class NoteLines: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []
  func add(_ line: String) { lock.withLock { lines.append(line) } }
  var all: [String] { lock.withLock { lines } }
}
