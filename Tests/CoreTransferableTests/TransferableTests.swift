import CoreTransferable
import Foundation
import MartletFoundation
import Testing

/// As apps write it for pictures that they pick.
private struct Picked: Transferable, Equatable {
  var bytes: Data
  struct Broken: Error {}
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(importedContentType: .image) { data in
      if data.isEmpty { throw Broken() }
      return Picked(bytes: data)
    }
  }
}

/// As apps write it for films.
private struct Film: Transferable {
  var copy: URL
  var wasOriginal: Bool
  var text: String
  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .movie) { film in
      SentTransferredFile(film.copy)
    } importing: { received in
      Film(
        copy: received.file, wasOriginal: received.isOriginalFile,
        text: try String(contentsOf: received.file, encoding: .utf8))
    }
  }
}

private struct Note: Transferable, Codable, Equatable {
  var text: String
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json).suggestedFileName("note")
    ProxyRepresentation(exporting: \.text)
  }
}

private struct Secret: Transferable {
  var isOpen: Bool
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .plainText) { (_: Secret) in Data("secret".utf8) }
      .exportingCondition { $0.isOpen }
  }
}

@Suite struct TransferableTests {
  private func source(_ types: UTType..., text: String = "bytes", file: URL? = nil) -> _TransferSource {
    _TransferSource(contentTypes: types, file: file) { Data(text.utf8) }
  }

  @Test func dataOfASpecialCaseIsTaken() async throws {
    #expect(try await Picked._load(from: source(.jpeg))?.bytes == Data("bytes".utf8))
    #expect(try await Data._load(from: source(.jpeg)) == Data("bytes".utf8))
  }

  @Test func otherKindsAreNotTaken() async throws {
    #expect(try await Picked._load(from: source(.plainText)) == nil)
    #expect(try await String._load(from: source(.jpeg)) == nil)
  }

  @Test func whatTheAppThrowsArrives() async {
    await #expect(throws: Picked.Broken.self) { try await Picked._load(from: source(.png, text: "")) }
  }

  @Test func filesComeAsCopiesThatGoAway() async throws {
    let film = try #require(await Film._load(from: source(.mpeg4Movie, text: "film")))
    #expect(film.text == "film" && !film.wasOriginal && film.copy.pathExtension == "mp4")
    #expect(!FileManager.default.fileExists(atPath: film.copy.path))
  }

  @Test func codableValuesAreJSON() async throws {
    let note = Note(text: "hello")
    let sent = try #require(await note._export())
    #expect(sent.contentType == .json && sent.name == "note")
    #expect(try await Note._load(from: _TransferSource(contentTypes: [.json]) { sent.data }) == note)
    #expect(note._exportedContentTypes == [.json, .utf8PlainText])
    #expect(try await note._export(as: .plainText).map { String(decoding: $0.data, as: UTF8.self) } == "hello")
  }

  @Test func conditionsTakeFormsAway() async throws {
    #expect(Secret(isOpen: false)._exportedContentTypes.isEmpty)
    #expect(try await Secret(isOpen: false)._export() == nil)
    #expect(try await Secret(isOpen: true)._export() != nil)
  }

  @Test func addressesTravelAsTextAndFilesAsTheirContents() async throws {
    let address = try #require(URL(string: "https://example.org/a"))
    #expect(address._exportedContentTypes == [.url])
    #expect(try await URL._load(from: source(.url, text: "https://example.org/a")) == address)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    try Data("words".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let sent = try #require(await file._export())
    #expect(sent.data == Data("words".utf8) && sent.contentType == .plainText && sent.file == file)
  }

  @Test func providersCarryTransferables() async throws {
    let provider = NSItemProvider()
    provider.register(Note(text: "carried"))
    #expect(provider.registeredTypeIdentifiers == ["public.json", "public.utf8-plain-text"])
    let note = try await withCheckedThrowingContinuation { continuation in
      provider.loadTransferable(type: Note.self) { continuation.resume(with: $0) }
    }
    #expect(note == Note(text: "carried"))
  }
}
