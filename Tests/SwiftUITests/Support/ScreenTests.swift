import Foundation
import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct ScreenTests {
  let probe = Probe()
  /// A folder for goldens of this test alone.
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private var file: String { folder.appendingPathComponent("Test.swift").path }

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  @Test func elementsAreFoundByLabelAndIdentifier() {
    let screen = Screen(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Box("box", 20, 10)
        Text(verbatim: "text")
        Text(verbatim: "text")
      }
    }
    #expect(screen.frame(of: "box")!.size == CGSize(width: 20, height: 10))
    #expect(screen.frames(of: "text").count == 2)
    #expect(screen.frame(of: "nothing") == nil && !screen.shows("nothing"))
    #expect(screen.dump.hasPrefix("window (0,0,100,100)\n"))
  }

  @Test func anActionRunsAndShowsWhatItChanged() throws {
    struct Archive: View {
      @State private var count = 0
      var body: some View { Text(verbatim: "archived \(count)").accessibilityAction(named: "archive") { count += 1 } }
    }
    let screen = Screen { Archive() }
    try screen.perform("archive", on: "archived 0")
    #expect(screen.labels == ["archived 1"])
  }

  @Test func anErrorSaysWhatIsThereInstead() {
    let screen = Screen {
      Text(verbatim: "a").accessibilityAction(named: "archive") {}
      Text(verbatim: "b")
    }
    #expect(message { try screen.tap("c") } == "No element has the label \"c\". On the screen: \"a\", \"b\".")
    #expect(
      message { try screen.tap("a") }
        == "The element \"a\" has no action \"tap\" that is enabled. It has: \"archive\".")
  }

  private func message(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch { return "\(error)" }
  }

  @Test func aMissingGoldenIsWrittenAndTheTestFailsOnce() throws {
    let screen = Screen(size: CGSize(width: 20, height: 10)) { Color.red }
    #expect(throws: ScreenError.missingGolden(path: folder.path + "/red.png")) {
      try screen.expectPicture(named: "red", file: file)
    }
    try screen.expectPicture(named: "red", file: file)
    #expect(throws: ScreenError.missingGolden(path: folder.path + "/red.txt")) {
      try screen.expectText(screen.displayList, named: "red", file: file)
    }
    try screen.expectText(screen.displayList, named: "red", file: file)
  }

  @Test func aPictureThatDiffersIsWrittenBesideItsGolden() throws {
    let size = CGSize(width: 20, height: 10)
    try? Screen(size: size) { Color.red }.expectPicture(named: "p", file: file)
    let other = Screen(size: size) {
      HStack(spacing: 0) {
        Color.blue.frame(width: 5)
        Color.red
      }
    }
    let text = message { try other.expectPicture(named: "p", file: file) }
    // A quarter of 40 by 20 pixels.
    #expect(text?.contains("200 of 800 pixels") == true)
    #expect(FileManager.default.fileExists(atPath: folder.path + "/p.actual.png"))
    try other.expectPicture(named: "p", tolerance: 0.25, file: file)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/p.actual.png"))
    let larger = message {
      try Screen(size: CGSize(width: 30, height: 10)) { Color.red }.expectPicture(named: "p", file: file)
    }
    #expect(larger?.contains("it has 60x20 pixels, the golden has 40x20") == true)
  }

  @Test func aTextThatDiffersIsToldByItsLine() throws {
    let screen = Screen { Color.red }
    try? screen.expectText("a\nb\nc\n", named: "t", file: file)
    #expect(message { try screen.expectText("a\nx\nc\n", named: "t", file: file) }?.contains("in line 2") == true)
    #expect(message { try screen.expectText("a\nb\n", named: "t", file: file) }?.contains("in line 3") == true)
  }
}
