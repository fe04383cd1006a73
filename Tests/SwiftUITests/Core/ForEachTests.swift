import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct ForEachTests {
  let probe = Probe()

  private func counters(_ names: [String]) -> Screen {
    Screen {
      Changing(probe, names) { names in
        VStack { ForEach(names, id: \.self) { Counter(name: $0, probe: probe) } }
      }
    }
  }

  private func count(_ names: [String: Int], in screen: Screen) {
    for (name, count) in names { for _ in 0..<count { probe.run(name, in: screen) } }
  }

  @Test func reorderingKeepsState() {  // C7
    let screen = counters(["a", "b", "c"])
    count(["a": 1, "b": 2, "c": 3], in: screen)
    probe.change(to: ["c", "a", "b"], in: screen)
    #expect(screen.labels == ["c 3", "a 1", "b 2"])
  }

  @Test func reorderingRunsNoBodyOfAnElement() {  // C7, C26
    let screen = counters(["a", "b", "c"])
    let runs = probe.counts(in: screen) { probe.change(to: ["b", "c", "a"], in: screen) }
    #expect(runs == ["Changing": 1])
    #expect(screen.labels == ["b 0", "c 0", "a 0"])
  }

  @Test func removingEndsStateAndInsertingStartsIt() {  // C7
    let screen = counters(["a", "b", "c"])
    count(["a": 1, "b": 2, "c": 3], in: screen)
    probe.change(to: ["a", "c"], in: screen)
    #expect(screen.labels == ["a 1", "c 3"])
    probe.change(to: ["d", "a", "b", "c"], in: screen)
    #expect(screen.labels == ["d 0", "a 1", "b 0", "c 3"])
    probe.change(to: [String](), in: screen)
    #expect(screen.labels == [])
  }

  @Test func everyChangeOfUpToFourElementsKeepsTheirState() {  // C7
    let names = ["a", "b", "c", "d"]
    let lists = (0..<65).map { number in names.indices.filter { number & (1 << $0) != 0 }.map { names[$0] } }
    let screen = counters(names)
    count(["a": 1, "b": 2, "c": 3, "d": 4], in: screen)
    for list in lists {
      probe.change(to: list, in: screen)
      #expect(screen.labels.map { $0.prefix(1) } == list.map { $0.prefix(1) })
      probe.change(to: Array(list.reversed()), in: screen)
      #expect(screen.labels.map { $0.prefix(1) } == list.reversed().map { $0.prefix(1) })
    }
  }

  @Test func ofEqualIdsTheFirstKeepsItsState() {  // C8
    let screen = counters(["a", "b"])
    count(["a": 1], in: screen)
    probe.change(to: ["a", "a"], in: screen)
    #expect(screen.labels.first == "a 1")
    #expect(screen.labels.count == 2)
    probe.change(to: ["b", "a"], in: screen)
    #expect(screen.labels.count == 2)
  }

  @Test func indicesAsIdsGlueStateToPositions() {  // C8
    let screen = Screen {
      Changing(probe, ["a", "b", "c"]) { names in
        VStack { ForEach(names.indices, id: \.self) { Counter(name: names[$0], probe: probe) } }
      }
    }
    count(["a": 1, "b": 2, "c": 3], in: screen)
    probe.change(to: ["c", "a", "b"], in: screen)
    #expect(screen.labels == ["c 1", "a 2", "b 3"])
  }

  @Test func aRangeThatGrowsShowsItsNewElements() {  // C9
    let screen = Screen { Changing(probe, 2) { count in VStack { ForEach(0..<count) { Text(verbatim: "\($0)") } } } }
    probe.change(to: 4, in: screen)
    #expect(screen.labels == ["0", "1", "2", "3"])
    probe.change(to: 1, in: screen)
    #expect(screen.labels == ["0"])
  }

  @Test func severalViewsAnElementStayTogether() {  // G1
    let screen = Screen {
      Changing(probe, [1, 2]) { numbers in
        VStack {
          ForEach(numbers, id: \.self) { number in
            Text(verbatim: "\(number)a")
            if number > 1 { Text(verbatim: "\(number)b") }
          }
        }
      }
    }
    #expect(screen.labels == ["1a", "2a", "2b"])
    probe.change(to: [2, 1, 3], in: screen)
    #expect(screen.labels == ["2a", "2b", "1a", "3a", "3b"])
  }

  @Test func aModifierOnALoopAppliesToEveryElement() {  // A35
    let screen = Screen(size: CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) { ForEach(0..<2) { Box("box\($0)", 10, 10) }.padding(5) }
    }
    #expect(screen.frame(of: "box1")!.minX - screen.frame(of: "box0")!.maxX == 10)
  }

  @Test func anElementFollowsStateThatItsClosureReads() {  // C19
    struct Choice: View {
      let probe: Probe
      @State private var chosen = 0
      var body: some View {
        let _ = probe.offer("choose") { chosen = 2 }
        VStack { ForEach(0..<3) { Text(verbatim: $0 == chosen ? "(\($0))" : "\($0)") } }
      }
    }
    let screen = Screen { Choice(probe: probe) }
    #expect(screen.labels == ["(0)", "1", "2"])
    probe.run("choose", in: screen)
    #expect(screen.labels == ["0", "1", "(2)"])
  }

  @Test func anElementFollowsAnObservableThatItsClosureReads() {  // C21, C23
    let models = [Model("a"), Model("b")]
    let screen = Screen { VStack { ForEach(models) { Text(verbatim: $0.name) } } }
    models[1].name = "c"
    screen.update()
    #expect(screen.labels == ["a", "c"])
  }

  @Observable final class Model: Identifiable {
    var name: String
    init(_ name: String) { self.name = name }
  }
}
