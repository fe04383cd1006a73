import Foundation
import MartletTesting
import SwiftUI
import Testing

/// Links and activities that the app is to go on with.
@MainActor @Suite struct LinkTests {
  let probe = Probe()

  @Test func aPageOfTheWebIsAnActivityToContinue() throws {
    let screen = Screen {
      Text("view").onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
        probe.note(activity.webpageURL?.host ?? "none")
      }
    }
    #expect(screen.root.handle(.open(try #require(URL(string: "https://example.org/page")))))
    #expect(!screen.root.handle(.open(try #require(URL(string: "app:thing")))))
    #expect(probe.events == ["example.org"])
  }

  private struct Chooser: View {
    let probe: Probe
    @State private var chosen: String?
    var body: some View {
      Button("choose") { chosen = chosen == nil ? "one" : "two" }
      Text("reader").userActivity("org.example.read", element: chosen) { element, activity in
        activity.title = element
        probe.note("\(activity.activityType) \(activity.title ?? "")")
      }
    }
  }

  @Test func anActivitySaysWhatIsChosen() throws {
    let screen = Screen { VStack { Chooser(probe: probe) } }
    #expect(probe.events.isEmpty)
    try screen.tap("choose")
    try screen.tap("choose")
    #expect(probe.events == ["org.example.read one", "org.example.read two"])
  }
}
