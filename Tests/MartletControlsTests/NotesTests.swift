import Foundation
import MartletControls
import Testing

@MainActor @Suite struct NotesTests {
  @Test func aNoteIsWrittenOnceWithItsPlace() {
    let lines = Lines()
    Notes.capture({ lines.append($0) }) {
      for _ in 0..<3 { Notes.once("no image named \"logo\"", file: "App/Home.swift", line: 12) }
      Notes.once("no image named \"logo\"")
    }
    #expect(lines.all == ["martlet: App/Home.swift:12: no image named \"logo\"", "martlet: no image named \"logo\""])
  }

  @Test func theNearestNameIsFoundByEdits() {
    let names = ["logo", "logout", "background", "Header"]
    #expect(NearestName.to("lgo", among: names) == "logo")
    #expect(NearestName.to("header", among: names) == "Header")
    #expect(NearestName.to("backgroud", among: names) == "background")
    #expect(NearestName.to("camera", among: names) == nil)
    #expect(NearestName.to("x", among: []) == nil)
  }
}

/// Collects lines from a callback.
final class Lines: @unchecked Sendable {
  private(set) var all: [String] = []
  func append(_ line: String) { all.append(line) }
}
