import Foundation
import MartletFoundation
import MartletHost
import MartletPhotos
import MartletTesting
import SwiftUI
import Testing
import UIKit

@testable import PhotosUI

@MainActor @Suite struct PhotosPickerTests {
  private let size = CGSize(width: 390, height: 700)

  /// What an app's view holds.
  private final class Chosen {
    var one: PhotosPickerItem?
    var several: [PhotosPickerItem] = []
  }

  private struct OnePicker: View {
    let chosen: Chosen
    var filter: PHPickerFilter?
    @State private var item: PhotosPickerItem?
    var body: some View {
      PhotosPicker("Select a picture", selection: $item, matching: filter)
        .onChange(of: item) { _, new in chosen.one = new }
    }
  }

  private struct SeveralPicker: View {
    let chosen: Chosen
    var limit: Int?
    @State private var items: [PhotosPickerItem] = []
    var body: some View {
      PhotosPicker(selection: $items, maxSelectionCount: limit, matching: .any(of: [.images, .not(.videos)])) {
        Label("Select pictures", systemImage: "photo")
      }
      .onChange(of: items) { _, new in chosen.several = new }
    }
  }

  @Test func aTapOnAPhotoPicksIt() async throws {
    let photos = try PhotoFixtures("beach.png", "mountain.png")
    try await photos.use {
      let chosen = Chosen()
      let screen = Screen(size: size) { OnePicker(chosen: chosen) }
      try screen.tap("Select a picture")
      await screen.settleAll()
      #expect(screen.shows("Photos"))
      try screen.tap("mountain.png, January 1, 2026")
      await screen.settleAll()
      #expect(chosen.one?.itemIdentifier == "mountain.png")
      #expect(chosen.one?.supportedContentTypes == [.png])
      #expect(!screen.shows("Photos"))
    }
  }

  @Test func photosLoadAsDataAndImagesAndOwnTypes() async throws {
    let photos = try PhotoFixtures("beach.png")
    try await photos.use {
      let item = PhotosPickerItem(itemIdentifier: "beach.png")
      let data = try await item.loadTransferable(type: Data.self)
      #expect(try data == Data(contentsOf: photos.folder.appendingPathComponent("beach.png")))
      let image = try await item.loadTransferable(type: Image.self)
      #expect(image?.sharedImage?.size == CGSize(width: 40, height: 30))
      // A picture is no text.
      #expect(try await item.loadTransferable(type: String.self) == nil)
      let result = await withCheckedContinuation { continuation in
        _ = item.loadTransferable(type: Data.self) { continuation.resume(returning: $0) }
      }
      #expect(try result.get() == data)
    }
  }

  /// Scripts wait until the caller goes on, which it does in the same turn of its own thread.
  @Test func aPhotoIsUnfinishedWorkUntilItIsHandedOver() async throws {
    let name = "\(UUID()).png"
    let photos = try PhotoFixtures(name)
    try await photos.use {
      let item = PhotosPickerItem(itemIdentifier: name)
      let wasUnfinished = try await item.loadTransferable(type: Watched.self)?.unfinished.contains("reading \(name)")
      #expect(wasUnfinished == true && !UnfinishedWork.status.running.contains("reading \(name)"))
      let late = await withCheckedContinuation { continuation in
        _ = item.loadTransferable(type: Data.self) { _ in
          continuation.resume(returning: UnfinishedWork.status.running)
        }
      }
      #expect(late.contains("reading \(name)"))
    }
  }

  /// What was unfinished when it was read. Not sendable, as values of apps may be.
  private final class Watched: Transferable {
    let unfinished: [String]
    init() { unfinished = UnfinishedWork.status.running }
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(importedContentType: .image) { _ in Watched() }
    }
  }

  private actor Reader {
    func value(of item: PhotosPickerItem) async throws -> Bool {
      try await item.loadTransferable(type: Watched.self) != nil
    }
  }

  @Test func anActorLoadsValuesThatDoNotTravel() async throws {
    let photos = try PhotoFixtures("a.png")
    try await photos.use {
      let isLoaded = try await Reader().value(of: PhotosPickerItem(itemIdentifier: "a.png"))
      #expect(isLoaded)
    }
  }

  @Test func aPhotoThatIsGoneThrows() async throws {
    let photos = try PhotoFixtures("beach.png")
    try await photos.use {
      let item = PhotosPickerItem(itemIdentifier: "beach.png")
      try FileManager.default.removeItem(at: photos.folder.appendingPathComponent("beach.png"))
      await #expect(throws: PhotoError.self) { try await item.loadTransferable(type: Data.self) }
      await #expect(throws: PhotoError.self) {
        try await PhotosPickerItem(itemIdentifier: "other.png").loadTransferable(type: Data.self)
      }
    }
  }

  @Test func cancellingPicksNothing() async throws {
    let photos = try PhotoFixtures("beach.png")
    try await photos.use {
      let chosen = Chosen()
      let screen = Screen(size: size) { OnePicker(chosen: chosen) }
      try screen.tap("Select a picture")
      await screen.settleAll()
      try screen.tap("Cancel")
      await screen.settleAll()
      #expect(chosen.one == nil && !screen.shows("Photos"))
    }
  }

  @Test func severalArePickedInTheOrderOfTheTaps() async throws {
    let photos = try PhotoFixtures("a.png", "b.png", "c.png")
    try await photos.use {
      let chosen = Chosen()
      let screen = Screen(size: size) { SeveralPicker(chosen: chosen, limit: 2) }
      try screen.tap("Select pictures")
      await screen.settleAll()
      for name in ["c.png", "a.png", "b.png"] { try screen.tap("\(name), January 1, 2026") }
      await screen.settleAll()
      try screen.tap("Add")
      await screen.settleAll()
      #expect(chosen.several.map(\.itemIdentifier) == ["c.png", "a.png"])
    }
  }

  @Test func aSecondTapTakesAPhotoBack() async throws {
    let photos = try PhotoFixtures("a.png", "b.png")
    try await photos.use {
      let chosen = Chosen()
      let screen = Screen(size: size) { SeveralPicker(chosen: chosen) }
      try screen.tap("Select pictures")
      await screen.settleAll()
      for name in ["a.png", "b.png", "a.png"] { try screen.tap("\(name), January 1, 2026") }
      try screen.tap("Add")
      await screen.settleAll()
      #expect(chosen.several.map(\.itemIdentifier) == ["b.png"])
    }
  }

  @Test func searchLeavesWhatFits() async throws {
    let photos = try PhotoFixtures("beach.png", "mountain.png")
    try await photos.use {
      let screen = Screen(size: size) { OnePicker(chosen: Chosen()) }
      try screen.tap("Select a picture")
      await screen.settleAll()
      try screen.tap("Search")
      screen.type("BEA")
      await screen.settleAll()
      #expect(screen.shows("beach.png, January 1, 2026") && !screen.shows("mountain.png, January 1, 2026"))
      screen.type("x")
      await screen.settleAll()
      #expect(screen.shows("No Results for “BEAx”"))
    }
  }

  @Test func brokenFilesAreLeftOutWithANote() async throws {
    let photos = try PhotoFixtures("good.png")
    try photos.add("cut.png", PhotoFixtures.picture(hue: 0.5).prefix(40))
    try photos.add("words.jpg", Data("words".utf8))
    try await photos.use {
      let lines = await notes {
        let screen = Screen(size: size) { OnePicker(chosen: Chosen()) }
        try? screen.tap("Select a picture")
        let isGone = await screen.waits {
          screen.shows("good.png, January 1, 2026") && !screen.shows("cut.png, January 1, 2026")
        }
        #expect(isGone)
      }
      #expect(lines.contains { $0.contains("words.jpg is left out: its contents are no picture") })
      #expect(lines.contains { $0.contains("cut.png cannot be read") })
    }
  }

  @Test func anEmptyFolderSaysWhereToPutPictures() async throws {
    let photos = try PhotoFixtures()
    try await photos.use {
      let screen = Screen(size: size) { OnePicker(chosen: Chosen()) }
      try screen.tap("Select a picture")
      await screen.settleAll()
      #expect(screen.shows("No Photos"))
      #expect(screen.shows("Pictures in \(photos.folder.path) appear here."))
      // Without a desktop there is no dialog to offer.
      #expect(!screen.shows("Choose a File…"))
    }
  }

  private final class Dialogs: FileDialogs {
    var asked: FileChoice?
    let answer: [URL]
    init(_ answer: [URL]) { self.answer = answer }
    func choose(_ request: FileChoice, done: @escaping ([URL]) -> Void) {
      asked = request
      DispatchQueue.main.async { [answer] in done(answer) }
    }
    func chooseDestination(_ request: FileDestination, done: @escaping (URL?) -> Void) {}
  }

  @Test func theDesktopsDialogTakesAFileFromElsewhere() async throws {
    let (photos, elsewhere) = (try PhotoFixtures("beach.png"), try PhotoFixtures("other.png"))
    try await photos.use {
      let chosen = Chosen()
      let dialogs = Dialogs([elsewhere.folder.appendingPathComponent("other.png")])
      let screen = Screen(size: size) { OnePicker(chosen: chosen) }
      screen.services.files = dialogs
      try screen.tap("Select a picture")
      await screen.settleAll()
      try screen.tap("Choose a File…")
      #expect(await screen.waits { chosen.one != nil })
      #expect(dialogs.asked?.mediaTypes == ["image/*"] && dialogs.asked?.allowsSeveral == false)
      let data = try await chosen.one?.loadTransferable(type: Data.self)
      #expect(try data == Data(contentsOf: elsewhere.folder.appendingPathComponent("other.png")))
    }
  }

  @Test func filtersChooseByKindAndName() throws {
    func photo(_ name: String) -> PhotoFile {
      PhotoFile(id: name, url: URL(fileURLWithPath: "/p/" + name), format: .png, date: .distantPast, byteCount: 1)
    }
    let (shot, plain) = (photo("Screenshot from today.png"), photo("beach.png"))
    #expect(PHPickerFilter.images.includes(plain) && PHPickerFilter.images.includes(shot))
    #expect(!PHPickerFilter.videos.includes(plain))
    #expect(PHPickerFilter.any(of: [.videos, .images]).includes(plain))
    let noShots = PHPickerFilter.all(of: [.images, .not(.screenshots)])
    #expect(noShots.includes(plain) && !noShots.includes(shot))
  }

  @Test func keysMoveAndPick() async throws {
    let photos = try PhotoFixtures("a.png", "b.png", "c.png", "d.png", "e.png")
    try await photos.use {
      let chosen = Chosen()
      let screen = Screen(size: size) { OnePicker(chosen: chosen) }
      try screen.tap("Select a picture")
      await screen.settleAll()
      // Out of the search field, to the first cell; one to the right, one down: the fifth of three columns.
      screen.press(key: .tab)
      for key in [KeyEquivalent.rightArrow, .downArrow] { screen.press(key: key) }
      screen.press(key: .return)
      await screen.settleAll()
      #expect(chosen.one?.itemIdentifier == "e.png")
    }
  }

  @Test func escapeLeaves() async throws {
    let photos = try PhotoFixtures("a.png")
    try await photos.use {
      let screen = Screen(size: size) { OnePicker(chosen: Chosen()) }
      try screen.tap("Select a picture")
      await screen.settleAll()
      screen.press(key: .escape)
      await screen.settleAll()
      #expect(!screen.shows("Photos"))
    }
  }

  private struct Presented: View {
    let chosen: Chosen
    @State private var items: [PhotosPickerItem] = [PhotosPickerItem(itemIdentifier: "b.png")]
    @State private var isPresented = false
    var body: some View {
      Button("Open") { isPresented = true }
        .photosPicker(
          isPresented: $isPresented, selection: $items, maxSelectionCount: 4, matching: .any(of: [.images, .videos]),
          photoLibrary: .shared()
        )
        .onChange(of: items) { _, new in chosen.several = new }
    }
  }

  @Test func theModifierKeepsWhatWasChosen() async throws {
    let photos = try PhotoFixtures("a.png", "b.png")
    try await photos.use {
      let chosen = Chosen()
      let screen = Screen(size: size) { Presented(chosen: chosen) }
      try screen.tap("Open")
      await screen.settleAll()
      try screen.tap("a.png, January 1, 2026")
      try screen.tap("Add")
      await screen.settleAll()
      #expect(chosen.several.map(\.itemIdentifier) == ["b.png", "a.png"])
      #expect(!screen.shows("Photos"))
    }
  }

  /// The middle of the label lies between the symbol and the title, where nothing takes a finger.
  @Test func aLabelWithGapsIsTappedWhereItShows() async throws {
    struct Example: View {
      @State private var item: PhotosPickerItem?
      var body: some View {
        PhotosPicker(selection: $item) {
          VStack(spacing: 40) {
            Image(systemName: "photo")
            Text("Tap to import")
          }
        }
        .buttonStyle(.plain)
      }
    }
    let photos = try PhotoFixtures("a.png")
    try await photos.use {
      let screen = Screen(size: size) { Example() }
      let point = try #require(
        try screen.root.activationPoint(ofElement: screen.element(ElementQuery("Tap to import")).id))
      screen.tap(at: point)
      await screen.settleAll()
      #expect(screen.shows("Photos"))
    }
  }

  @Test func allBuildersOfTheCoverageTable() {
    struct Example: View {
      @State private var item: PhotosPickerItem?
      @State private var items: [PhotosPickerItem] = []
      var body: some View {
        VStack {
          PhotosPicker(selection: $item) { Text("A") }
          PhotosPicker(selection: $items, maxSelectionCount: 3, matching: .images) { Text("B") }
          PhotosPicker(selection: $item, matching: .images) { Text("C") }
          PhotosPicker("D", selection: $item, matching: .images)
          PhotosPicker("E", selection: $items, maxSelectionCount: 3, matching: .any(of: [.images, .not(.screenshots)]))
          PhotosPicker("F", selection: $item)
          PhotosPicker(selection: $item, matching: .images, photoLibrary: .shared()) { Text("G") }
        }
      }
    }
    let screen = Screen(size: size) { Example() }
    for label in ["A", "B", "C", "D", "E", "F", "G"] { #expect(screen.shows(label), "\(label)") }
  }
}
