import MartletTesting
import SwiftUI
import Testing

private struct ListKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}
private struct WordKey: PreferenceKey {
  static let defaultValue: String? = nil
  static func reduce(value: inout String?, nextValue: () -> String?) { value = nextValue() ?? value }
}

@MainActor @Suite struct PreferenceTests {
  let probe = Probe()

  private func write(_ number: Int) -> some View { Color.red.preference(key: ListKey.self, value: [number]) }

  private func log(_ content: some View) -> some View {
    content.onPreferenceChange(ListKey.self) { [probe] in probe.note("\($0)") }
  }

  @Test func aViewThatWritesNothingYieldsTheDefault() {  // D12, D17
    _ = Screen { log(Color.red) }
    #expect(probe.events == ["[]"])
  }

  @Test func siblingsAreCombinedInTreeOrder() {  // D13
    _ = Screen {
      log(
        VStack {
          write(1)
          HStack { write(2) }
          Color.red
          Group { write(3) }
        })
    }
    #expect(probe.events == ["[1, 2, 3]"])
  }

  @Test func oneWriterNeedsNoReducing() {  // D14
    struct Last: PreferenceKey {
      static let defaultValue = "default"
      static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
    }
    _ = Screen {
      VStack {
        Color.red.preference(key: Last.self, value: "x")
        if probe.events.isEmpty { Color.blue }
      }
      .onPreferenceChange(Last.self) { [probe] in probe.note($0) }
    }
    #expect(probe.events == ["x"])
  }

  @Test func anOverlayWithoutAWriterDoesNotLoseTheValue() {  // D14
    _ = Screen {
      Color.red.preference(key: WordKey.self, value: "x").overlay { if true { Color.blue } }
        .onPreferenceChange(WordKey.self) { [probe] in probe.note($0 ?? "-") }
    }
    #expect(probe.events == ["x"])
  }

  @Test func writersInOverlaysAndBackgroundsCount() {  // D15
    _ = Screen { log(write(1).overlay { write(2) }.background { write(3) }) }
    #expect(probe.events.count == 1)
    #expect(Set(probe.events[0].filter(\.isNumber)) == ["1", "2", "3"])
  }

  @Test func writingOnAContainerReplacesWhatComesFromInside() {  // D16
    _ = Screen {
      log(
        VStack {
          write(1)
          write(2)
        }
        .preference(key: ListKey.self, value: [5]))
    }
    #expect(probe.events == ["[5]"])
  }

  @Test func transformingEditsWhatComesFromInside() {  // D16
    _ = Screen {
      log(
        VStack {
          write(1)
          write(2)
        }
        .transformPreference(ListKey.self) { $0.append(3) })
    }
    #expect(probe.events == ["[1, 2, 3]"])
  }

  @Test func theActionRunsFirstAndWheneverTheValueDiffers() {  // D17
    let screen = Screen {
      Changing(probe, [1]) { numbers in
        log(HStack { ForEach(numbers, id: \.self) { write($0) } })
      }
    }
    #expect(probe.events == ["[1]"])
    #expect(probe.events(in: screen) { probe.change(to: [1, 2], in: screen) } == ["[1, 2]"])
    #expect(probe.events(in: screen) { probe.change(to: [2, 1], in: screen) } == ["[2, 1]"])
    #expect(probe.events(in: screen) { probe.change(to: [Int](), in: screen) } == ["[]"])
    #expect(probe.events(in: screen) { screen.update() } == [])
  }

  @Test func theActionMayWriteState() {  // D17
    struct Sum: View {
      @State private var sum = 0
      var body: some View {
        VStack {
          Text(verbatim: "\(sum)")
          Color.red.preference(key: ListKey.self, value: [1, 2])
        }
        .onPreferenceChange(ListKey.self) { sum = $0.reduce(0, +) }
      }
    }
    #expect(Screen { Sum() }.labels == ["3"])
  }

  @Test func aWriterBelowAViewThatDoesNotRunIsHeard() {  // D12
    struct Inner: View {
      let probe: Probe
      @State private var number = 1
      var body: some View {
        let _ = probe.offer("add") { number += 1 }
        Color.red.preference(key: ListKey.self, value: [number])
      }
    }
    let screen = Screen { log(VStack { Inner(probe: probe) }) }
    #expect(probe.events(in: screen) { probe.run("add") } == ["[2]"])
  }

  @Test func keysDoNotMix() {  // D12
    _ = Screen {
      log(
        VStack {
          write(1)
          Color.red.preference(key: WordKey.self, value: "w")
        }
      )
      .onPreferenceChange(WordKey.self) { [probe] in probe.note($0 ?? "-") }
    }
    #expect(Set(probe.events) == ["[1]", "w"])
  }

  @Test func anOverlayIsBuiltFromAPreference() {  // D18, B22
    let screen = Screen(size: CGSize(width: 100, height: 100)) {
      Changing(probe, "a") { word in
        Color.red.box("base", 40, 20).preference(key: WordKey.self, value: word)
          .overlayPreferenceValue(WordKey.self, alignment: .topLeading) { Text(verbatim: $0 ?? "-") }
          .backgroundPreferenceValue(WordKey.self) { Color.blue.accessibilityIdentifier("behind \($0 ?? "-")") }
      }
    }
    #expect(screen.frame(of: "base") == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(screen.frame(of: "behind a") == screen.frame(of: "base"))
    #expect(screen.frame(of: "a")!.origin == CGPoint(x: 30, y: 40))
    probe.change(to: "b", in: screen)
    #expect(screen.shows("b") && screen.shows("behind b") && !screen.shows("a"))
  }
}
