import Combine
import MartletTesting
import SwiftUI
import Testing

/// Spec: K26.
@MainActor @Suite struct ObjectBindingTests {
  private final class Store: ObservableObject {
    @Published var term = ""
    @Published var other = 0
  }

  private struct Field: View {
    @Binding var term: String
    let probe: Probe
    var body: some View {
      let _ = probe.count("field")
      VStack {
        TextField("Search", text: $term)
        if !term.isEmpty { Button("Clear") { term = "" } }
      }
    }
  }

  private struct Header: View {
    @EnvironmentObject private var store: Store
    let probe: Probe
    var body: some View {
      VStack {
        Field(term: $store.term, probe: probe)
        Text("other \(store.other)")
      }
    }
  }

  @Test func aViewWithABindingToAnObjectFollowsItsProperty() throws {
    let store = Store()
    let probe = Probe()
    let screen = Screen { Header(probe: probe).environmentObject(store) }
    #expect(!screen.shows("Clear"))
    try screen.set("Search", to: "maze")
    #expect(store.term == "maze" && screen.shows("Clear"))
    #expect(try screen.element(ElementQuery("Search")).value == "maze")
    try screen.tap("Clear")
    #expect(store.term == "" && !screen.shows("Clear"))
    #expect(try screen.element(ElementQuery("Search")).value != "maze")
  }

  @Test func otherPropertiesDoNotRunItAgain() {
    let store = Store()
    let probe = Probe()
    let screen = Screen { Header(probe: probe).environmentObject(store) }
    let before = probe.counts["field"]
    store.other += 1
    screen.update()
    #expect(screen.shows("other 1") && probe.counts["field"] == before)
  }
}
