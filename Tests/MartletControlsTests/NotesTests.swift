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

  @Test func aCaptureHoldsOnlyWhatItsBodyNotes() {
    let lines = Lines()
    let others = Lines()
    Notes.capture({ others.append($0) }) {
      Notes.once("seen before")
      Notes.capture({ lines.append($0) }) {
        Notes.once("seen before")
        Notes.placeholder("VideoPlayer", isNoted: true)
        #expect(Notes.placeholders == ["VideoPlayer"])
        let isDone = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          Notes.once("a line that a test writes from another thread")
          isDone.signal()
        }
        isDone.wait()
      }
      #expect(Notes.placeholders.isEmpty)
    }
    #expect(lines.all == ["martlet: seen before"])
    #expect(others.all == ["martlet: seen before"])
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
