import MartletDisplay
import MartletTesting
import Testing

@testable import SwiftUI

/// The field under a page's title. Spec: G15, G16, M-BAR-6.
@MainActor @Suite struct SearchTests {
  private struct Found: View {
    let probe: Probe
    var placement = SearchFieldPlacement.automatic
    @State var text = ""
    private let names = ["apple", "banana", "cherry"]
    var body: some View {
      NavigationStack {
        Names(names: names.filter { text.isEmpty || $0.contains(text) }, probe: probe)
          .searchable(text: $text, placement: placement, prompt: "Fruit")
          .onSubmit(of: .search) { probe.note("submit \(text)") }
          .searchSuggestions { Text(verbatim: "try banana").searchCompletion("banana") }
          .navigationTitle("Title")
      }
    }
  }

  private struct Names: View {
    let names: [String]
    let probe: Probe
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      let _ = probe.offer("dismiss") { dismissSearch() }
      VStack {
        Text(verbatim: isSearching ? "searching" : "idle")
        ForEach(names, id: \.self) { Text(verbatim: $0) }
      }
    }
  }

  private func field(_ screen: Screen) -> CGRect? { screen.semantics.all { $0.role == .searchField }.first?.frame }

  private func begin(_ screen: Screen) {
    let frame = field(screen)!
    screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test func theFieldLiesUnderTheLargeTitle() throws {  // M-BAR-5, M-BAR-6: 44 + 52, then 1 above a field of 36
    let screen = Screen { Found(probe: Probe()) }
    let place = try #require(field(screen))
    #expect(abs(place.midY - (44 + 52 + 1 + 18)) < 0.5)
    #expect(screen.displayList.contains("Fruit"))
  }

  @Test func typingFilters() {  // G15
    let screen = Screen { Found(probe: Probe()) }
    begin(screen)
    screen.type("an")
    #expect(screen.shows("banana") && !screen.shows("apple"))
  }

  @Test func viewsInsideKnowThatSomebodySearches() throws {  // G16
    let probe = Probe()
    let screen = Screen { Found(probe: probe) }
    #expect(screen.shows("idle") && !screen.shows("Cancel"))
    begin(screen)
    #expect(screen.shows("searching") && screen.shows("Cancel"))
    try screen.tap("Cancel")
    #expect(screen.shows("idle") && !screen.shows("Cancel"))
  }

  @Test func cancellingEmptiesTheField() throws {
    let screen = Screen { Found(probe: Probe()) }
    begin(screen)
    screen.type("an")
    try screen.tap("Cancel")
    #expect(screen.shows("apple"))
    #expect(screen.textInput == nil)
  }

  @Test func dismissingEndsTheSearch() {  // G16
    let probe = Probe()
    let screen = Screen { Found(probe: probe) }
    begin(screen)
    screen.type("an")
    probe.run("dismiss", in: screen)
    #expect(screen.shows("idle") && screen.shows("apple"))
  }

  @Test func returnSubmits() {
    let probe = Probe()
    let screen = Screen { Found(probe: probe) }
    begin(screen)
    screen.type("ban\n")
    #expect(probe.events == ["submit ban"])
  }

  @Test func suggestionsLieOverTheContentAndFillTheField() throws {  // G16
    let screen = Screen { Found(probe: Probe()) }
    #expect(!screen.shows("try banana"))
    begin(screen)
    try screen.tap("try banana")
    try screen.tap("Cancel")
    #expect(screen.shows("apple"))
  }

  @Test func returnPutsTheSuggestionsAwayUntilMoreIsTyped() throws {  // G16
    let probe = Probe()
    let screen = Screen { Found(probe: probe) }
    begin(screen)
    screen.type("ban")
    #expect(screen.shows("try banana"))
    screen.type("\n")
    #expect(probe.events == ["submit ban"])
    #expect(!screen.shows("try banana"))
    begin(screen)
    screen.type("a")
    #expect(screen.shows("try banana"))
  }

  @Test func withoutANavigationContainerNoFieldShows() {  // G15
    let screen = Screen { Text(verbatim: "a").searchable(text: .constant("")) }
    #expect(field(screen) == nil)
  }
}

extension SemanticsNode {
  /// All elements here and below of which something is true.
  fileprivate func all(where isWanted: (SemanticsNode) -> Bool) -> [SemanticsNode] {
    (isWanted(self) ? [self] : []) + children.flatMap { $0.all(where: isWanted) }
  }
}
