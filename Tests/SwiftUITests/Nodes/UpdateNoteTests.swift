import MartletTesting
import SwiftUI
import Testing

/// Notes about updates that can't be right name the view, and the line where it is known. Spec: C15, C38, F10.
@MainActor @Suite struct UpdateNoteTests {
  private func notes(_ body: () -> Void) -> [String] {
    var notes: [String] = []
    Note.collect(into: &notes, body)
    return notes
  }

  private struct Careless: View {
    @State private var count = 0
    var body: some View {
      if count == 0 { let _ = count = 1 }
      VStack { Text(verbatim: "\(count)") }
    }
  }

  @Test func aWriteInABodyNamesTheView() {
    #expect(
      notes { _ = Screen { VStack { Careless().padding() } } }.contains {
        $0.hasPrefix("martlet: Modifying state of type Int during a view update of Careless.")
      })
  }

  private struct Restless: View {
    @State private var count = 0
    var body: some View {
      Text(verbatim: "\(count)")
        .onChange(of: count, initial: true, file: "App/Restless.swift", line: 9) { count += 1 }
    }
  }

  @Test func anOnChangeThatWritesWhatItObservesIsNamedWithItsLine() {
    let notes = notes { _ = Screen { Restless() } }
    #expect(
      notes.contains {
        $0.hasPrefix("martlet: App/Restless.swift:9: Restless kept changing state in response to its own updates")
      }, "\(notes)")
  }

  private struct Grows: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
  }

  private struct Measuring: View {
    @State private var count = 0
    var body: some View {
      Text(verbatim: "\(count)").preference(key: Grows.self, value: count)
        .onPreferenceChange(Grows.self, file: "App/Measuring.swift", line: 4) { count = $0 + 1 }
    }
  }

  @Test func aPreferenceActionThatWritesWhatItReadsIsNamedWithItsLine() {
    let notes = notes { _ = Screen { Measuring() } }
    #expect(
      notes.contains {
        $0.hasPrefix("martlet: App/Measuring.swift:4: Measuring kept changing state in response to its own updates")
      }, "\(notes)")
  }

  @Test func aLinkWithoutADestinationIsNotedWithItsLine() {
    for path in [false, true] {
      let notes = notes {
        let probe = Probe()
        let screen = Screen {
          Changing(probe, [Int]()) { _ in
            Pages(usesPath: path)
          }
        }
        try? screen.tap("go")
        screen.update()
      }
      let about = notes.filter { $0.contains("navigationDestination(for: Int.self)") }
      #expect(about.count == 1, "\(notes)")
      #expect(about.first?.hasPrefix("martlet: App/Pages.swift:3: ") == true, "\(notes)")
    }
  }

  private struct Pages: View {
    let usesPath: Bool
    @State private var path: [Int] = []
    private var link: some View { NavigationLink(value: 5, file: "App/Pages.swift", line: 3) { Text(verbatim: "go") } }
    var body: some View {
      if usesPath { NavigationStack(path: $path) { link } } else { NavigationStack { link } }
    }
  }
}
