import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct ChangeTests {
  let probe = Probe()

  @Test func theActionGetsOldAndNew() {  // C37
    let screen = Screen {
      Changing(probe, 1) { number in
        Text(verbatim: "\(number)").onChange(of: number) { probe.note("\($0) to \($1)") }
      }
    }
    #expect(probe.events == [])
    #expect(probe.events(in: screen) { probe.change(to: 2, in: screen) } == ["1 to 2"])
    #expect(probe.events(in: screen) { probe.change(to: 5, in: screen) } == ["2 to 5"])
  }

  @Test func theInitialCallHasTheSameValueTwice() {  // C37
    _ = Screen { Text(verbatim: "a").onChange(of: 7, initial: true) { probe.note("\($0) to \($1)") } }
    #expect(probe.events == ["7 to 7"])
  }

  @Test func theOlderFormGetsTheNewValueAndSeesTheViewBeforeTheChange() {  // C37
    struct Old: View {
      let probe: Probe
      let number: Int
      var body: some View { Text(verbatim: "").onChange(of: number, perform: { probe.note("\(number) to \($0)") }) }
    }
    let screen = Screen { Changing(probe, 1) { Old(probe: probe, number: $0) } }
    #expect(probe.events(in: screen) { probe.change(to: 2, in: screen) } == ["1 to 2"])
  }

  @Test func theFormWithoutParametersSeesTheNewView() {  // C37
    struct New: View {
      let probe: Probe
      let number: Int
      var body: some View { Text(verbatim: "").onChange(of: number) { probe.note("now \(number)") } }
    }
    let screen = Screen { Changing(probe, 1) { New(probe: probe, number: $0) } }
    #expect(probe.events(in: screen) { probe.change(to: 2, in: screen) } == ["now 2"])
  }

  @Test func anEqualValueCallsNothing() {  // C37
    let screen = Screen {
      Changing(probe, 2) { number in
        Text(verbatim: "\(number)").onChange(of: number / 2) { probe.note("change") }
      }
    }
    #expect(probe.events(in: screen) { probe.change(to: 3, in: screen) } == [])
  }

  @Test func actionsRunInTreeOrderAfterTheUpdate() {  // C38, C32
    struct Child: View {
      let probe: Probe
      let name: String
      let number: Int
      var body: some View {
        let _ = probe.note("body \(name)")
        Text(verbatim: "").onChange(of: number) { probe.note("change \(name)") }
      }
    }
    let screen = Screen {
      Changing(probe, 1) { number in
        VStack {
          Child(probe: probe, name: "a", number: number)
          Child(probe: probe, name: "b", number: number)
        }
        .onChange(of: number) { probe.note("change parent, first") }
        .onChange(of: number) { probe.note("change parent, second") }
      }
    }
    let events = probe.events(in: screen) { probe.change(to: 2, in: screen) }
    #expect(
      events == ["body a", "body b", "change a", "change b", "change parent, first", "change parent, second"])
  }

  @Test func siblingsThatRunByThemselvesAreCalledInTreeOrder() {  // C38
    struct Watcher: View {
      let probe: Probe
      let name: String
      @Binding var number: Int
      var body: some View {
        Text(verbatim: "\(number)").onChange(of: number) { probe.note(name) }
      }
    }
    struct Parent: View {
      let probe: Probe
      @State private var number = 0
      var body: some View {
        let _ = probe.offer("add") { number += 1 }
        VStack { ForEach(0..<4) { Watcher(probe: probe, name: "\($0)", number: $number) } }
      }
    }
    let screen = Screen { Parent(probe: probe) }
    for _ in 0..<3 { #expect(probe.events(in: screen) { probe.run("add") } == ["0", "1", "2", "3"]) }
  }

  @Test func aWriteInAnActionShowsInTheSameFrame() {  // C38
    struct Chain: View {
      let probe: Probe
      @State private var a = 0
      @State private var b = 0
      @State private var c = 0
      var body: some View {
        let _ = probe.offer("start") { a += 1 }
        Text(verbatim: "\(a)\(b)\(c)")
          .onChange(of: a) { b = a * 2 }
          .onChange(of: b) { c = b * 2 }
      }
    }
    let screen = Screen { Chain(probe: probe) }
    probe.run("start", in: screen)
    #expect(screen.labels == ["124"])
  }

  @Test func anEndlessChainOfActionsIsNotedAndStops() {  // C38
    struct Endless: View {
      let probe: Probe
      @State private var number = 0
      var body: some View {
        let _ = probe.offer("start") { number += 1 }
        Text(verbatim: "n").onChange(of: number) { number += 1 }
      }
    }
    var notes: [String] = []
    Note.collect(into: &notes) {
      let screen = Screen { Endless(probe: probe) }
      probe.run("start")
      screen.update()
      #expect(screen.labels == ["n"])
    }
    #expect(notes.filter { $0.contains("Endless kept changing state") }.count == 1)
  }
}
