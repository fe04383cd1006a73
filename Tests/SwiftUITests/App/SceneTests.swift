import MartletTesting
import SwiftUI
import Testing

/// Scenes of an app: which of them is its window.
@MainActor @Suite struct SceneTests {
  @SceneBuilder private var scenes: some Scene {
    Settings { Text("settings") }
    MenuBarExtra("Menu", systemImage: "star") { Button("item") {} }.menuBarExtraStyle(.menu)
    Window("Title", id: "main") { Text("window") }
      .defaultSize(width: 300, height: 200).windowResizability(.contentSize).windowStyle(.hiddenTitleBar)
      .windowToolbarStyle(.unified(showsTitle: false)).defaultPosition(.center)
    WindowGroup(id: "second") { Text("second") }
  }

  @Test func theFirstSceneWithAWindowOpens() {
    var screen: Screen?
    var notes: [String] = []
    Note.collect(into: &notes) { screen = Screen { scenes._windowContent() } }
    #expect(screen?.labels == ["window"])
    #expect(notes.count { $0.contains("MenuBarExtra") } == 1)
    #expect(notes.count { $0.contains("defaultSize changes nothing") } == 1)
  }

  @Test func aWindowForValuesHasNoneAtFirst() throws {
    let scene = WindowGroup(for: Int.self) { $value in
      Text(verbatim: "value \(value ?? 0)")
      Button("choose") { value = 7 }
    }
    let screen = Screen { scene._windowContent() }
    #expect(screen.shows("value 0"))
    try screen.tap("choose")
    #expect(screen.shows("value 7"))
    let standard = WindowGroup(for: Int.self) { $value in
      Text(verbatim: "value \(value)")
    } defaultValue: {
      3
    }
    #expect(Screen { standard._windowContent() }.shows("value 3"))
  }

  @Test func openingSettingsIsNoted() throws {
    struct Content: View {
      @Environment(\.openSettings) private var openSettings
      var body: some View { Button("settings") { openSettings() } }
    }
    let screen = Screen { Content() }
    var notes: [String] = []
    try Note.collect(into: &notes) { try screen.tap("settings") }
    #expect(notes.count { $0.contains("openSettings opens none") } == 1)
  }
}
