import MartletTree
import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct NavigationStackTests {
  let probe = Probe()

  private struct Stack: View {
    let probe: Probe
    @State var path: [Int]
    var body: some View {
      let _ = probe.offer("push 2") { path.append(2) }
      let _ = probe.offer("root") { path = [] }
      let _ = probe.note("path \(path)")
      NavigationStack(path: $path) {
        NotedPage("root", probe) { NavigationLink("to 1", value: 1) }
          .navigationDestination(for: Int.self) { number in
            NotedPage("page \(number)", probe) {
              NavigationLink("to \(number + 1)", value: number + 1)
              DismissingPage()
            }
          }
      }
    }
  }

  @Test func linksAppendAndBackRemoves() throws {  // F6
    let screen = Screen { Stack(probe: probe, path: []) }
    try screen.go("to 1")
    #expect(screen.shows("state of page 1 0"))
    #expect(!screen.shows("state of root 0"))
    try screen.go("to 2")
    #expect(probe.events.contains("path [1, 2]"))
    try screen.go("page 1")
    #expect(probe.events.last { $0.hasPrefix("path") } == "path [1]")
    #expect(screen.shows("state of page 1 0"))
  }

  @Test func settingManyValuesShowsTheLastWithTheStackBeneath() throws {  // F6
    let screen = Screen { Stack(probe: probe, path: [1, 2, 3]) }
    #expect(screen.shows("state of page 3 0"))
    try screen.go("page 2")
    try screen.go("page 1")
    try screen.go("root")
    #expect(screen.shows("to 1"))
    #expect(probe.events.last { $0.hasPrefix("path") } == "path []")
  }

  @Test func coveredPagesKeepStateAndPoppedPagesLoseIt() throws {  // C12, C41
    let screen = Screen { Stack(probe: probe, path: []) }
    probe.run("state of root", in: screen)
    try screen.go("to 1")
    probe.run("state of page 1", in: screen)
    #expect(screen.shows("state of page 1 1"))
    try screen.go("root")
    #expect(screen.shows("state of root 1"))
    try screen.go("to 1")
    #expect(screen.shows("state of page 1 0"))
  }

  @Test func aPageAppearsAtOnceAndTheCoveredOneDisappearsAfterTheSlide() throws {  // C35, C41
    let screen = Screen { Stack(probe: probe, path: []) }
    #expect(probe.events.filter { !$0.hasPrefix("path") } == ["+root"])
    #expect(lifeEvents { try? screen.tap("to 1") } == ["+page 1"])
    #expect(lifeEvents { screen.wait(1) } == ["-root"])
    #expect(lifeEvents { try? screen.tap("root") } == ["+root"])
    #expect(lifeEvents { screen.wait(1) } == ["-page 1"])
  }

  private func lifeEvents(_ change: () -> Void) -> [String] {
    let count = probe.events.count
    change()
    return probe.events.dropFirst(count).filter { !$0.hasPrefix("path") }
  }

  @Test func onlyTheTopOfADeepStackAppears() {  // C34
    _ = Screen { Stack(probe: probe, path: [1, 2]) }
    #expect(probe.events.filter { !$0.hasPrefix("path") } == ["+page 2"])
  }

  @Test func dismissPopsThePageItWasReadIn() throws {  // D28, D29
    let screen = Screen { Stack(probe: probe, path: [1]) }
    #expect(screen.shows("is presented"))
    try screen.go("dismiss")
    #expect(screen.shows("to 1"))
  }

  @Test func programmaticChangesPushAndPop() {  // F6
    let screen = Screen { Stack(probe: probe, path: []) }
    probe.run("push 2", in: screen)
    screen.wait(1)
    #expect(screen.shows("state of page 2 0"))
    probe.run("root", in: screen)
    screen.wait(1)
    #expect(screen.shows("state of root 0"))
  }

  @Test func aValueWithoutDestinationDoesNothingAndIsNoted() throws {  // F10
    var notes: [String] = []
    try Note.collect(into: &notes) {
      let screen = Screen { NavigationStack { NavigationLink("go", value: "text") } }
      try screen.go("go")
      #expect(screen.shows("go"))
    }
    #expect(notes.contains { $0.contains("type String") && $0.contains("navigationDestination(for: String.self)") })
  }

  @Test func aPathValueWithoutDestinationShowsAPlaceholder() {  // F10
    let screen = Screen { NavigationStack(path: .constant(["x"])) { Text("root") } }
    #expect(screen.shows("No destination for String"))
  }

  @Test func nilValuesAndPlacesWithoutAStackDisableLinks() {  // F9
    let screen = Screen {
      NavigationStack { NavigationLink("nil", value: Int?.none) }
      NavigationLink("alone", value: 1)
    }
    #expect(screen.elements("nil").first?.traits.contains(.disabled) == true)
    #expect(screen.elements("alone").first?.traits.contains(.disabled) == true)
  }

  @Test func theDestinationNearestTheRootWins() throws {  // F11
    var notes: [String] = []
    try Note.collect(into: &notes) {
      let screen = Screen {
        NavigationStack {
          NavigationLink("go", value: 1)
            .navigationDestination(for: Int.self) { number in
              NavigationLink("on", value: number + 1)
                .navigationDestination(for: Int.self) { Text(verbatim: "inner \($0)") }
            }
        }
      }
      try screen.go("go")
      try screen.go("on")
      #expect(screen.shows("on"))
      #expect(!screen.shows("inner 2"))
    }
    #expect(notes.contains { $0.contains("nearest the root") })
  }

  @Test func destinationsFollowTheBodyThatDeclaresThem() {  // F13
    let screen = Screen {
      Changing(probe, "old") { word in
        NavigationStack(path: .constant([1])) {
          Text("root").navigationDestination(for: Int.self) { _ in Text(verbatim: word) }
        }
      }
    }
    #expect(screen.shows("old"))
    probe.change(to: "new", in: screen)
    #expect(screen.shows("new"))
  }

  @Test func aThousandPushesAndPopsLeaveNothingBehind() throws {  // C12
    let screen = Screen { Stack(probe: probe, path: []) }
    func goAndReturn(slides: Bool) {
      var transaction = Transaction()
      transaction.disablesAnimations = !slides
      for action in ["push 2", "root"] {
        withTransaction(transaction) { probe.run(action, in: screen) }
        if slides { screen.wait(0.6) }
      }
    }
    goAndReturn(slides: true)
    let before = screen.root.screen.countOfNodes
    for round in 0..<1000 { goAndReturn(slides: round % 250 == 0) }
    #expect(screen.root.screen.countOfNodes == before)
    #expect(probe.counts["state of page 2"] == 1001)
    #expect(screen.root.layoutContext.clock.isMoving == false)
  }

  @Test func aPoppedPageIsFreed() throws {  // C12
    final class Model: ObservableObject {}
    struct Owner: View {
      let probe: Probe
      @StateObject private var model = Model()
      var body: some View {
        let _ = probe.keep(model)
        Text("owner")
      }
    }
    let screen = Screen { NavigationStack { NavigationLink("go") { Owner(probe: probe) } } }
    try screen.go("go")
    #expect(probe.kept != nil)
    try screen.go("Back")
    #expect(probe.kept == nil)
  }
}

extension LayoutNode {
  fileprivate var countOfNodes: Int { children.reduce(1) { $0 + $1.countOfNodes } }
}
