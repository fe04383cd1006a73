import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct StateTests {
  let probe = Probe()

  @Test func theInitialValueCountsOnceAnIdentity() {  // C11
    struct Child: View {
      @State private var value: Int
      init(start: Int) { _value = State(initialValue: start) }
      var body: some View { Text(verbatim: "\(value)") }
    }
    let screen = Screen { Changing(probe, 1) { Child(start: $0) } }
    probe.change(to: 2, in: screen)
    #expect(screen.labels == ["1"])
  }

  @Test func siblingsHaveStateOfTheirOwn() {  // C11
    let screen = Screen {
      VStack {
        Counter(name: "a", probe: probe)
        Counter(name: "b", probe: probe)
      }
    }
    probe.run("a", in: screen)
    #expect(screen.labels == ["a 1", "b 0"])
  }

  @Test func stateOutsideOfATreeHasItsInitialValueAndKeepsNothing() {  // C14
    let state = State(initialValue: 3)
    state.wrappedValue = 4
    #expect(state.wrappedValue == 3)
    state.projectedValue.wrappedValue = 5
    #expect(state.wrappedValue == 3)
  }

  @Test func anEqualValueRunsNothing() {  // C16
    struct Same: View {
      let probe: Probe
      @State private var value = 1
      var body: some View {
        let _ = probe.count("Same")
        let _ = probe.offer("same") { value = value }
        Text(verbatim: "\(value)")
      }
    }
    let screen = Screen { Same(probe: probe) }
    #expect(probe.counts(in: screen) { probe.run("same") } == [:])
  }

  @Test func aValueWithoutEqualityAlwaysRuns() {  // C16
    struct Opaque { var number = 1 }
    struct Same: View {
      let probe: Probe
      @State private var value = Opaque()
      var body: some View {
        let _ = probe.count("Same")
        let _ = probe.offer("same") { value = value }
        Text(verbatim: "\(value.number)")
      }
    }
    let screen = Screen { Same(probe: probe) }
    #expect(probe.counts(in: screen) { probe.run("same") } == ["Same": 1])
  }

  @Test func manyWritesMakeOneUpdate() {  // C17
    struct Thrice: View {
      let probe: Probe
      @State private var x = 0
      var body: some View {
        let _ = probe.count("Thrice")
        let _ = probe.offer("thrice") {
          x = 1
          probe.note("sees \(x)")
          x = 2
          x = 3
        }
        Text(verbatim: "\(x)").onChange(of: x) { probe.note("from \($0) to \($1)") }
      }
    }
    let screen = Screen { Thrice(probe: probe) }
    #expect(probe.counts(in: screen) { probe.run("thrice") } == ["Thrice": 1])
    // Code in the same event reads what it wrote. C18
    #expect(probe.events == ["sees 1", "from 0 to 3"])
    #expect(screen.labels == ["3"])
  }

  @Test func severalStatesWrittenTogetherMakeOneUpdate() {  // C17
    struct Pair: View {
      let probe: Probe
      @State private var x = 0
      @State private var y = ""
      var body: some View {
        let _ = probe.count("Pair")
        let _ = probe.offer("both") {
          x = 1
          y = "y"
        }
        Text(verbatim: "\(x)\(y)")
      }
    }
    let screen = Screen { Pair(probe: probe) }
    #expect(probe.counts(in: screen) { probe.run("both") } == ["Pair": 1])
    #expect(screen.labels == ["1y"])
  }

  @Test func onlyReadersOfStateRun() {  // C19
    struct Parent: View {
      let probe: Probe
      @State private var x = 0
      var body: some View {
        let _ = probe.count("Parent")
        VStack {
          Writer(probe: probe, x: $x)
          Idle(probe: probe)
        }
      }
    }
    struct Writer: View {
      let probe: Probe
      @Binding var x: Int
      var body: some View {
        let _ = probe.count("Writer")
        let _ = probe.offer("write") { x += 1 }
        Text(verbatim: "\(x)")
      }
    }
    struct Idle: View {
      let probe: Probe
      var body: some View {
        let _ = probe.count("Idle")
        Text(verbatim: "idle")
      }
    }
    let screen = Screen { Parent(probe: probe) }
    #expect(probe.counts(in: screen) { probe.run("write") } == ["Writer": 1])
    #expect(screen.labels == ["1", "idle"])
  }

  @Test func stateThatOnlyAnActionReadsRunsNothing() {  // C19
    struct Quiet: View {
      let probe: Probe
      @State private var x = 0
      var body: some View {
        let _ = probe.count("Quiet")
        let _ = probe.offer("write") { x += 1 }
        let _ = probe.offer("read") { probe.note("\(x)") }
        Text(verbatim: "quiet")
      }
    }
    let screen = Screen { Quiet(probe: probe) }
    #expect(probe.counts(in: screen) { probe.run("write") } == [:])
    probe.run("read", in: screen)
    #expect(probe.events == ["1"])
  }

  @Test func aDependencyEndsWhenABodyNoLongerReads() {  // C19
    struct Sometimes: View {
      let probe: Probe
      @State private var reads = true
      @State private var x = 0
      var body: some View {
        let _ = probe.count("Sometimes")
        let _ = probe.offer("write") { x += 1 }
        let _ = probe.offer("turn") { reads.toggle() }
        Text(verbatim: reads ? "\(x)" : "-")
      }
    }
    let screen = Screen { Sometimes(probe: probe) }
    probe.run("turn", in: screen)
    #expect(probe.counts(in: screen) { probe.run("write") } == [:])
    probe.run("turn", in: screen)
    #expect(screen.labels == ["1"])
    #expect(probe.counts(in: screen) { probe.run("write") } == ["Sometimes": 1])
  }

  @Test func aPartOfAValueIsOneWriteOfTheWhole() {  // K23
    struct Person { var name = "a", age = 1 }
    struct Editor: View {
      let probe: Probe
      @State private var person = Person()
      var body: some View {
        let _ = probe.count("Editor")
        let _ = probe.offer("rename") { person.name = "b" }
        Text(verbatim: person.name)
      }
    }
    let screen = Screen { Editor(probe: probe) }
    #expect(probe.counts(in: screen) { probe.run("rename") } == ["Editor": 1])
    #expect(screen.labels == ["b"])
  }

  @Test func stateWrittenWhileABodyRunsIsNotedAndShowsAfterwards() {  // C15
    struct Careless: View {
      @State private var x = 0
      var body: some View {
        if x == 0 { let _ = x = 1 }
        Text(verbatim: "\(x)")
      }
    }
    var notes: [String] = []
    Note.collect(into: &notes) {
      let screen = Screen { Careless() }
      screen.update()
      #expect(screen.labels == ["1"])
    }
    #expect(notes.contains { $0.contains("Modifying state of type Int during a view update") })
  }

  @Test func anObjectInStateIsReleasedWithItsView() {  // C12
    final class Token {}
    struct Owner: View {
      let probe: Probe
      @State private var token = Token()
      var body: some View {
        let _ = probe.keep(token)
        Text(verbatim: "owner")
      }
    }
    let screen = Screen { Changing(probe, true) { if $0 { Owner(probe: probe) } } }
    #expect(probe.kept != nil)
    probe.change(to: false, in: screen)
    #expect(probe.kept == nil)
  }

  @Test func aScreenReleasesItsWholeTree() {  // C12
    final class Token {}
    struct Owner: View {
      let probe: Probe
      @State private var token = Token()
      var body: some View {
        let _ = probe.keep(token)
        VStack { Text(verbatim: "a").onAppear {}.overlay { Text(verbatim: "b") } }
      }
    }
    var screen: Screen? = Screen { Owner(probe: probe) }
    #expect(probe.kept != nil && screen != nil)
    screen = nil
    #expect(probe.kept == nil)
  }
}
