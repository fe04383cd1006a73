import Foundation
import Testing
import UIKit

@testable import Instafilter

/// What goes wrong outside of the app leaves the photo and what was done to it as they are.
@MainActor @Suite struct FailureTests {
  /// A folder that goes away with the object.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("FailureTests-\(UUID().uuidString)")
    init() { try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private var picture: Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30), format: format).pngData { context in
      UIColor.orange.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
    }
  }

  /// An editor with a photo, its sepia changed.
  private func editor() async throws -> PhotoEditor {
    let editor = PhotoEditor()
    editor.open(picture, name: "harbour")
    await wait { editor.photo != nil }
    editor.beginChange()
    editor.value(try #require(editor.edit.parameters.first)).wrappedValue = 0.3
    return editor
  }

  /// Lets the main thread and the renderer's queue go on, a thousand times at most.
  private func wait(until condition: () -> Bool) async {
    for _ in 0..<1000 where !condition() { try? await Task.sleep(for: .milliseconds(5)) }
  }

  private func expectEdited(_ editor: PhotoEditor, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(editor.photo?.name == "harbour", sourceLocation: sourceLocation)
    #expect(editor.edit.values == [kCIInputIntensityKey: 0.3], sourceLocation: sourceLocation)
    #expect(editor.history.canUndo, sourceLocation: sourceLocation)
  }

  @Test func aFileThatIsGone() async throws {
    let editor = try await editor()
    let folder = Folder()
    editor.open(folder.url.appendingPathComponent("gone.png"))
    #expect(editor.message?.text.hasPrefix("gone.png: ") == true)
    expectEdited(editor)
  }

  @Test func aFileThatIsNoPicture() async throws {
    let editor = try await editor()
    let folder = Folder()
    let file = folder.url.appendingPathComponent("words.png")
    try Data("no picture".utf8).write(to: file)
    editor.open(file)
    await wait { editor.message != nil }
    #expect(editor.message?.text.contains("“words”") == true)
    expectEdited(editor)
  }

  /// The photo was read when it was opened.
  @Test func theOpenedFileIsGone() async throws {
    let folder = Folder()
    let file = folder.url.appendingPathComponent("harbour.png")
    try picture.write(to: file)
    let editor = PhotoEditor()
    editor.open(file)
    await wait { editor.preview != nil }
    try FileManager.default.removeItem(at: file)
    var data: Data?
    editor.export(as: .png, quality: 1) { data = $0 }
    await wait { !editor.isSaving }
    #expect(data.flatMap { UIImage(data: $0) }?.size == CGSize(width: 40, height: 30))
  }

  @Test func aPictureThatCannotBeWritten() async throws {
    let editor = try await editor()
    editor.tellOfFailure(CocoaError(.fileWriteOutOfSpace))
    #expect(editor.message != nil && !editor.isSaving)
    expectEdited(editor)
  }
}
