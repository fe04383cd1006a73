import MartletTesting
import SwiftUI
import Testing

/// That this target compiles is the test: ordinary app code in Swift 6 mode. Here it also runs.
@MainActor @Suite struct LanguageModeTests {
  @Test func appCodeInSwift6ModeRuns() throws {
    let screen = Screen { ContentView() }
    #expect(screen.shows("first") && screen.shows("stepper 1"))
    try screen.tap("bump")
    #expect(screen.shows("stepper 2"))
  }
}
