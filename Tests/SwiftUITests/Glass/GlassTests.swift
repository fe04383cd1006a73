import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct GlassTests {
  @Test func glassTakesNoRoom() {
    let plain = Screen { Text(verbatim: "words").padding() }
    let glass = Screen { Text(verbatim: "words").padding().glassEffect() }
    #expect(plain.frame(of: "words") == glass.frame(of: "words"))
    #expect(glass.displayList.contains("shadow"))
  }

  @Test func identityIsNoGlass() {
    let screen = Screen { Text(verbatim: "words").glassEffect(.identity) }
    #expect(!screen.displayList.contains("shadow"))
  }

  @Test func buttonsOnGlassAreButtons() throws {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        GlassEffectContainer {
          Text(verbatim: "\(count)")
          Button("Glass") { count += 1 }.buttonStyle(.glass)
          Button("Prominent") { count += 10 }.buttonStyle(.glassProminent)
        }
      }
    }
    let screen = Screen { VStack { Page() } }
    try screen.tap("Glass")
    try screen.tap("Prominent")
    #expect(screen.shows("11"))
  }
}
