import CoreTransferable
import Foundation
import MartletHost
import MartletPhotos
import MartletTesting
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ShareLinkTests {
  private let size = CGSize(width: 390, height: 800)

  private final class Memory: Clipboard {
    var text: String?
    var picture: Data?
  }

  private final class Dialogs: FileDialogs {
    var asked: FileDestination?
    let answer: URL?
    init(_ answer: URL?) { self.answer = answer }
    func choose(_ request: FileChoice, done: @escaping ([URL]) -> Void) { done([]) }
    func chooseDestination(_ request: FileDestination, done: @escaping (URL?) -> Void) {
      asked = request
      DispatchQueue.main.async { [answer] in done(answer) }
    }
  }

  /// A folder that goes away with the object.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("ShareLinkTests-\(UUID().uuidString)")
    init() { try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }
    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [] }
  }

  private var picture: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 6))
    }
  }

  @Test func theUsualLabelSaysShare() {
    let screen = Screen(size: size) { ShareLink(item: URL(string: "https://example.org")!) }
    #expect(screen.shows("Share…"))
    let german = Screen(size: size, locale: Locale(identifier: "de")) { ShareLink(item: "words") }
    #expect(german.shows("Teilen …"))
  }

  /// A screen of the system's looks the same whatever styles the app has where it opens.
  @Test func theShareScreenTakesNoStyles() async throws {
    struct Shouting: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text(verbatim: "Hey,")
          configuration.label
        }
      }
    }
    let screen = Screen(size: size) { ShareLink(item: "words") { Text("Go") }.buttonStyle(Shouting()) }
    screen.services.clipboard = Memory()
    try screen.tap("Hey,, Go")
    #expect(await screen.waits { screen.shows("Copy") })
    #expect(!screen.shows("Hey,, Copy"))
  }

  // The forms of the coverage table.
  @Test func allFormsShowTheirLabels() {
    let image = Image(uiImage: picture)
    let url = URL(string: "https://example.org")!
    let screen = Screen(size: size) {
      VStack {
        ShareLink(item: image, preview: SharePreview("Picture", image: image)) { Label("A", systemImage: "airplane") }
        ShareLink("B", item: url)
        ShareLink(item: url, subject: Text("Subject"), message: Text("Message")) { Text("C") }
        ShareLink(items: [url, url]) { Text("D") }
        ShareLink("E", item: image, preview: SharePreview("Picture"))
        ShareLink(item: "words") { Text("F") }
        ShareLink(items: ["a", "b"], preview: { SharePreview($0) }) { Text("G") }
      }
    }
    for label in ["A", "B", "C", "D", "E", "F", "G"] { #expect(screen.shows(label), "\(label)") }
  }

  @Test func anAddressIsCopiedWithItsMessage() async throws {
    let clipboard = Memory()
    let screen = Screen(size: size) {
      ShareLink(item: URL(string: "https://example.org/a")!, message: Text("Look:")) { Text("Go") }
    }
    screen.services.clipboard = clipboard
    try screen.tap("Go")
    #expect(await screen.waits { screen.shows("Copy") })
    #expect(screen.shows("example.org, https://example.org/a") && !screen.shows("Save to Pictures"))
    try screen.tap("Copy")
    #expect(await screen.waits { clipboard.text != nil && !screen.shows("Copy") })
    #expect(clipboard.text == "Look:\nhttps://example.org/a")
  }

  @Test func aPictureIsSavedAmongTheUsersPictures() async throws {
    let folder = Folder()
    try await PhotoFolder.$override.withValue(folder.url) {
      let image = Image(uiImage: picture)
      let screen = Screen(size: size) {
        ShareLink(item: image, preview: SharePreview("Instafilter image", image: image)) { Text("Go") }
      }
      try screen.tap("Go")
      #expect(await screen.waits { screen.shows("Save to Pictures") })
      #expect(screen.shows("Instafilter image"))
      // No words to copy or to mail, no desktop for dialogs.
      for label in ["Copy", "Save to a File…", "Send by Mail"] {
        #expect(!screen.shows(label))
      }
      try screen.tap("Save to Pictures")
      #expect(await screen.waits { !screen.shows("Save to Pictures") })
    }
    #expect(folder.names == ["Instafilter image.png"])
    let saved = UIImage(contentsOfFile: folder.url.path + "/Instafilter image.png")
    #expect(saved?.size == CGSize(width: 8, height: 6))
  }

  @Test func aFailureIsToldAndTheScreenStays() async throws {
    let folder = Folder()
    let file = folder.url.appendingPathComponent("file")
    try Data().write(to: file)
    try await PhotoFolder.$override.withValue(file) {
      let image = Image(uiImage: picture)
      let screen = Screen(size: size) {
        ShareLink(item: image, preview: SharePreview("P", image: image)) { Text("Go") }
      }
      try screen.tap("Go")
      #expect(await screen.waits { screen.shows("Save to Pictures") })
      try screen.tap("Save to Pictures")
      #expect(await screen.waits { screen.shows("OK") })
      try screen.tap("OK")
      #expect(await screen.waits { screen.shows("Save to Pictures") })
    }
  }

  @Test func aValueOfTheAppsOwnIsSavedWhereTheUserSays() async throws {
    let folder = Folder()
    let target = folder.url.appendingPathComponent("chosen.json")
    let dialogs = Dialogs(target)
    let screen = Screen(size: size) {
      ShareLink(item: Recipe(name: "Soup"), preview: SharePreview("Soup")) { Text("Go") }
    }
    screen.services.files = dialogs
    try screen.tap("Go")
    #expect(await screen.waits { screen.shows("Save to a File…") })
    try screen.tap("Save to a File…")
    #expect(await screen.waits { folder.names == ["chosen.json"] })
    #expect(dialogs.asked?.name == "recipe.json")
    #expect(try JSONDecoder().decode(Recipe.self, from: Data(contentsOf: target)).name == "Soup")
  }

  private struct Recipe: Transferable, Codable {
    var name: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json).suggestedFileName("recipe")
    }
  }

  @Test func cancellingClosesTheScreen() async throws {
    let screen = Screen(size: size) { ShareLink(item: "words") { Text("Go") } }
    screen.services.clipboard = Memory()
    try screen.tap("Go")
    #expect(await screen.waits { screen.shows("Copy") })
    try screen.tap("Cancel")
    #expect(await screen.waits { !screen.shows("Copy") })
  }
}
