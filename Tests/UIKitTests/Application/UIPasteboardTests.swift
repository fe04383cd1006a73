import Foundation
import MartletHost
import Testing
import UIKit

/// Pasteboards; the general one by a clipboard as the desktop has it.
@MainActor @Suite(.serialized) struct UIPasteboardTests {
  private final class Memory: Clipboard {
    var text: String? { didSet { if text != nil { picture = nil } } }
    var picture: Data? { didSet { if picture != nil { text = nil } } }
  }

  private let clipboard = Memory()
  /// The general one, by this test's clipboard whatever other tests do meanwhile.
  private var board: UIPasteboard {
    UIPasteboard._clipboard = clipboard
    return .general
  }

  private func picture() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
  }

  @Test func textsGoToOtherProgramsAndComeFromThem() {
    board.string = "ours"
    #expect(clipboard.text == "ours")
    #expect(board.hasStrings && !board.hasURLs && !board.hasImages)
    clipboard.text = "theirs"
    #expect(board.string == "theirs")
    #expect(board.strings == ["theirs"])
    clipboard.text = nil
    #expect(board.string == nil)
    #expect(!board.hasStrings)
  }

  @Test func severalTextsStayAsLongAsTheyAreOurs() {
    board.strings = ["one", "two"]
    #expect(board.strings == ["one", "two"])
    #expect(clipboard.text == "one")
    #expect(board.numberOfItems == 2)
    clipboard.text = "theirs"
    #expect(board.strings == ["theirs"])
  }

  @Test func picturesAreBytesOutside() throws {
    board.image = picture()
    let bytes = try #require(clipboard.picture)
    #expect(UIImage(data: bytes)?.cgImage?.width == board.image?.cgImage?.width)
    #expect(board.hasImages && !board.hasStrings)
    board.string = "text"
    #expect(clipboard.picture == nil)
    clipboard.picture = bytes
    #expect(board.images?.count == 1)
    #expect(board.string == nil)
  }

  @Test func linksAreTextsToo() {
    board.url = URL(string: "https://example.org/a")
    #expect(board.hasURLs && board.hasStrings)
    #expect(board.string == "https://example.org/a")
    #expect(clipboard.text == "https://example.org/a")
    board.string = "no link"
    #expect(board.url == nil)
    board.string = "https://example.org/b"
    #expect(board.url?.path == "/b")
  }

  @Test func changesAreCountedAndTold() {
    let before = board.changeCount
    var told = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { _ in told += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    board.string = "a"
    board.addItems([["public.utf8-plain-text": "b"]])
    #expect(board.changeCount == before + 2)
    #expect(told == 2)
    #expect(board.strings == ["a", "b"])
  }

  @Test func boardsOfTheAppsOwnAreApart() throws {
    let name = UIPasteboard.Name(rawValue: "drafts")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let drafts = try #require(UIPasteboard(name: name, create: true))
    drafts.string = "draft"
    #expect(clipboard.text == nil)
    #expect(UIPasteboard(name: name, create: false)?.string == "draft")
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
    #expect(UIPasteboard.withUniqueName().items.isEmpty)
  }

  @Test func valuesByKind() {
    board.setValue("words", forPasteboardType: "public.utf8-plain-text")
    #expect(board.string == "words")
    #expect(board.contains(pasteboardTypes: ["public.png", "public.utf8-plain-text"]))
    #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("words".utf8))
    board.setData(Data("plain".utf8), forPasteboardType: "public.plain-text")
    #expect(board.string == "plain")
    board.setData(Data([1, 2]), forPasteboardType: "org.example.own")
    #expect(board.data(forPasteboardType: "org.example.own") == Data([1, 2]))
    board.color = .red
    #expect(board.hasColors)
    board.items = []
    #expect(board.numberOfItems == 0)
  }
}
