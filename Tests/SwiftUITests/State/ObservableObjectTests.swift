import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct ObservableObjectTests {
  final class Model: ObservableObject {
    @Published var x = 0
    @Published var y = 0
    let child: Model?
    init(child: Model? = nil) { self.child = child }
  }
  let probe = Probe()

  struct Observing: View {
    let probe: Probe
    var name = "Observing"
    @ObservedObject var model: Model
    var reads = true
    var body: some View {
      let _ = probe.count(name)
      Text(verbatim: reads ? "\(model.x)" : "blind")
    }
  }

  @Test func anyChangeRunsTheBodyWhateverItReads() {  // C20
    let model = Model()
    let screen = Screen { Observing(probe: probe, model: model, reads: false) }
    #expect(probe.counts(in: screen) { model.y = 1 } == ["Observing": 1])
  }

  @Test func manyChangesMakeOneRunThatSeesTheLast() {  // K18
    let model = Model()
    let screen = Screen { Observing(probe: probe, model: model) }
    let runs = probe.counts(in: screen) {
      model.x = 1
      model.y = 2
      model.x = 3
    }
    #expect(runs == ["Observing": 1])
    #expect(screen.labels == ["3"])
  }

  @Test func aNestedObjectDoesNotForwardItsChanges() {  // K16
    let model = Model(child: Model())
    let screen = Screen {
      VStack {
        Observing(probe: probe, name: "outer", model: model)
        Observing(probe: probe, name: "inner", model: model.child!)
      }
    }
    #expect(probe.counts(in: screen) { model.child!.x = 1 } == ["inner": 1])
  }

  @Test func anotherObjectInItsPlaceIsObservedFromThenOn() {  // C20
    let (first, second) = (Model(), Model())
    let screen = Screen { Changing(probe, true) { Observing(probe: probe, model: $0 ? first : second) } }
    probe.change(to: false, in: screen)
    #expect(probe.counts(in: screen) { first.x = 1 } == [:])
    #expect(probe.counts(in: screen) { second.x = 2 } == ["Observing": 1])
    #expect(screen.labels == ["2"])
  }

  @Test func aViewThatIsGoneObservesNoMore() {  // C12
    let model = Model()
    let screen = Screen { Changing(probe, true) { if $0 { Observing(probe: probe, model: model) } } }
    probe.change(to: false, in: screen)
    #expect(probe.counts(in: screen) { model.x = 1 } == [:])
  }

  final class Counted: ObservableObject {
    @Published var x = 0
    let probe: Probe
    init(_ probe: Probe) {
      self.probe = probe
      probe.note("init")
    }
    deinit { probe.note("deinit") }
  }
  struct Owner: View {
    let probe: Probe
    let label: Int
    @StateObject private var model: Counted
    init(probe: Probe, label: Int) {
      (self.probe, self.label) = (probe, label)
      _model = StateObject(wrappedValue: Counted(probe))
    }
    var body: some View {
      let _ = probe.offer("add") { model.x += 1 }
      Text(verbatim: "\(label) \(model.x)")
    }
  }

  @Test func aStateObjectIsMadeOnceAnIdentityAndReleasedWithIt() {  // K13, K15
    let screen = Screen { Changing(probe, 0) { if $0 >= 0 { Owner(probe: probe, label: $0) } } }
    probe.run("add", in: screen)
    for number in 1...5 { probe.change(to: number, in: screen) }
    #expect(screen.labels == ["5 1"])
    #expect(probe.events == ["init"])
    probe.offer("add") {}
    probe.change(to: -1, in: screen)
    #expect(probe.events == ["init", "deinit"])
  }

  @Test func anObjectMadeInADeclarationStartsAnewWithTheParent() {  // K14
    struct Careless: View {
      let probe: Probe
      let label: Int
      @ObservedObject var model = Model()
      var body: some View {
        let _ = probe.offer("add") { model.x += 1 }
        Text(verbatim: "\(label) \(model.x)")
      }
    }
    let screen = Screen { Changing(probe, 0) { Careless(probe: probe, label: $0) } }
    probe.run("add", in: screen)
    #expect(screen.labels == ["0 1"])
    probe.change(to: 1, in: screen)
    #expect(screen.labels == ["1 0"])
  }

  @Test func bindingsToAnObjectWriteItsProperties() {  // K2
    struct Editor: View {
      let probe: Probe
      @ObservedObject var model: Model
      var body: some View {
        let _ = probe.count("Editor")
        let x = $model.x
        let _ = probe.offer("set") { x.wrappedValue = 9 }
        Text(verbatim: "\(x.wrappedValue)")
      }
    }
    let model = Model()
    let screen = Screen { Editor(probe: probe, model: model) }
    #expect(probe.counts(in: screen) { probe.run("set") } == ["Editor": 1])
    #expect(model.x == 9)
    #expect(screen.labels == ["9"])
  }

  struct Finding: View {
    let probe: Probe
    @EnvironmentObject var model: Model
    var body: some View {
      let _ = probe.count("Finding")
      Text(verbatim: "\(model.x)")
    }
  }

  @Test func anEnvironmentObjectIsFoundByTypeTheNearestFirst() {  // D7
    let (outer, inner) = (Model(), Model())
    inner.x = 1
    let screen = Screen {
      VStack {
        Finding(probe: probe)
        Finding(probe: probe).environmentObject(inner)
      }
      .environmentObject(outer)
    }
    #expect(screen.labels == ["0", "1"])
    #expect(probe.counts(in: screen) { outer.x = 5 } == ["Finding": 1])
    #expect(screen.labels == ["5", "1"])
  }

  @Test func anotherEnvironmentObjectRunsThoseThatDeclareIt() {  // D7
    let (first, second) = (Model(), Model())
    second.x = 2
    let screen = Screen { Changing(probe, true) { Finding(probe: probe).environmentObject($0 ? first : second) } }
    probe.change(to: false, in: screen)
    #expect(screen.labels == ["2"])
    #expect(probe.counts(in: screen) { first.x = 1 } == [:])
    #expect(probe.counts(in: screen) { second.x = 3 } == ["Finding": 1])
  }
}
