import Foundation
import MartletScript
import MartletTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Files that a person is asked for; the screen's driver answers the dialogs.
@MainActor @Suite final class FileDialogTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("FileDialogTests-\(UUID())")
  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private struct Importing: View {
    let probe: Probe
    @State private var isAsking = false
    var body: some View {
      Button("Ask") { isAsking = true }
        .fileImporter(isPresented: $isAsking, allowedContentTypes: [.image], allowsMultipleSelection: true) { result in
          probe.note("chose \((try? result.get())?.map(\.lastPathComponent) ?? [])")
        } onCancellation: {
          probe.note("left")
        }
      Text(verbatim: isAsking ? "asking" : "idle")
    }
  }

  @Test func chosenFilesArrive() throws {
    let probe = Probe()
    let screen = Screen { VStack { Importing(probe: probe) } }
    try screen.driver.tap(ElementQuery("Ask"))
    #expect(screen.shows("asking"))
    try screen.driver.choose(["a.png", "b.png"].map(folder.appendingPathComponent))
    #expect(probe.events == ["chose [\"a.png\", \"b.png\"]"] && screen.shows("idle"))
  }

  @Test func whoLeavesChoosesNothing() throws {
    let probe = Probe()
    let screen = Screen { VStack { Importing(probe: probe) } }
    try screen.driver.tap(ElementQuery("Ask"))
    try screen.driver.choose([])
    #expect(probe.events == ["left"] && screen.shows("idle"))
    #expect(throws: (any Error).self) { try screen.driver.choose([]) }
  }

  private struct Words: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var text: String
    init(_ text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Exporting: View {
    let probe: Probe
    @State private var isAsking = false
    var body: some View {
      Button("Save") { isAsking = true }
        .fileExporter(
          isPresented: $isAsking, document: Words("hello"), contentType: .plainText, defaultFilename: "note"
        ) { result in
          switch result {
          case .success(let url): probe.note("wrote \(url.lastPathComponent)")
          case .failure: probe.note("failed")
          }
        }
    }
  }

  @Test func aDocumentIsWrittenWhereThePersonSays() throws {
    let probe = Probe()
    let screen = Screen { Exporting(probe: probe) }
    try screen.driver.tap(ElementQuery("Save"))
    let file = folder.appendingPathComponent("note.txt")
    try screen.driver.choose([file])
    #expect(probe.events == ["wrote note.txt"])
    #expect(try String(contentsOf: file, encoding: .utf8) == "hello")
  }

  @Test func whatCannotBeWrittenIsSaid() throws {
    let probe = Probe()
    let screen = Screen { Exporting(probe: probe) }
    try screen.driver.tap(ElementQuery("Save"))
    try screen.driver.choose([folder.appendingPathComponent("no such folder/note.txt")])
    #expect(probe.events == ["failed"])
  }

  private struct Moving: View {
    let probe: Probe
    let files: [URL]
    @State private var movesOne = false
    @State private var movesAll = false
    var body: some View {
      Button("Move one") { movesOne = true }
        .fileMover(isPresented: $movesOne, file: files[0]) {
          note($0.map { [$0] })
        } onCancellation: {
          probe.note("left")
        }
      Button("Move all") { movesAll = true }.fileMover(isPresented: $movesAll, files: files) { note($0) }
    }
    private func note(_ result: Result<[URL], any Error>) {
      probe.note((try? result.get())?.map(\.lastPathComponent).joined(separator: " ") ?? "failed")
    }
  }

  private func words(in file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  @Test func filesMoveWhereThePersonSays() throws {
    let files = ["a.txt", "b.txt"].map(folder.appendingPathComponent)
    for file in files { try Data(file.lastPathComponent.utf8).write(to: file) }
    let probe = Probe()
    let screen = Screen { VStack { Moving(probe: probe, files: files) } }
    try screen.driver.tap(ElementQuery("Move one"))
    try screen.driver.choose([])
    try screen.driver.tap(ElementQuery("Move one"))
    let target = folder.appendingPathComponent("c.txt")
    // The dialog asked whether the file that is there may go.
    try Data("old".utf8).write(to: target)
    try screen.driver.choose([target])
    #expect(try words(in: target) == "a.txt" && !FileManager.default.fileExists(atPath: files[0].path))
    try FileManager.default.moveItem(at: target, to: files[0])
    let inner = folder.appendingPathComponent("inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try screen.driver.tap(ElementQuery("Move all"))
    try screen.driver.choose([inner])
    #expect(try words(in: inner.appendingPathComponent("b.txt")) == "b.txt")
    try Data("mine".utf8).write(to: files[0])
    try screen.driver.tap(ElementQuery("Move all"))
    try screen.driver.choose([inner])
    #expect(try words(in: inner.appendingPathComponent("a.txt")) == "a.txt")
    #expect(probe.events == ["left", "c.txt", "a.txt b.txt", "failed"])
  }

  @Test func foldersAreWrittenAndReadWhole() throws {
    let whole = FileWrapper(directoryWithFileWrappers: [:])
    #expect(whole.addRegularFile(withContents: Data("1".utf8), preferredFilename: "a.txt") == "a.txt")
    #expect(whole.addRegularFile(withContents: Data("2".utf8), preferredFilename: "a.txt") == "a 2.txt")
    let place = folder.appendingPathComponent("whole")
    try whole.write(to: place, options: .atomic, originalContentsURL: nil)
    let read = try FileWrapper(url: place)
    #expect(read.isDirectory && read.fileWrappers?["a 2.txt"]?.regularFileContents == Data("2".utf8))
    #expect(read.matchesContents(of: place))
  }
}
