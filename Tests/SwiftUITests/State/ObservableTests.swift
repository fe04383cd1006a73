import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct ObservableTests {
  @Observable final class Model {
    var a = 0
    var b = 0
    var doubled: Int { a * 2 }
    @ObservationIgnored var ignored = 0
    var child: Model?
  }
  let probe = Probe()
  let model = Model()

  struct Reading: View {
    let probe: Probe
    let name: String
    let text: () -> String
    var body: some View {
      let _ = probe.count(name)
      Text(verbatim: text())
    }
  }

  private func screen(_ text: @escaping () -> String) -> Screen {
    Screen { Reading(probe: probe, name: "body", text: text) }
  }

  @Test func aViewDependsOnTheVeryPropertiesThatItReads() {  // C21
    let screen = screen { [model] in "\(model.a)" }
    #expect(probe.counts(in: screen) { model.b = 1 } == [:])
    #expect(probe.counts(in: screen) { model.a = 1 } == ["body": 1])
    #expect(screen.labels == ["1"])
  }

  @Test func aComputedPropertyCountsAsWhatItReads() {  // C21
    let screen = screen { [model] in "\(model.doubled)" }
    #expect(probe.counts(in: screen) { model.a = 2 } == ["body": 1])
    #expect(screen.labels == ["4"])
  }

  @Test func anIgnoredPropertyRunsNothing() {  // C21
    let screen = screen { [model] in "\(model.ignored)" }
    #expect(probe.counts(in: screen) { model.ignored = 1 } == [:])
  }

  @Test func trackingIsArmedAgainByEveryRun() {  // C22
    let screen = screen { [model] in "\(model.a)" }
    for number in 1...3 {
      #expect(probe.counts(in: screen) { model.a = number } == ["body": 1])
      #expect(screen.labels == ["\(number)"])
    }
  }

  @Test func manyChangesMakeOneRun() {  // C17, C22
    let screen = screen { [model] in "\(model.a) \(model.b)" }
    let runs = probe.counts(in: screen) {
      model.a = 1
      model.a = 2
      model.b = 3
    }
    #expect(runs == ["body": 1])
    #expect(screen.labels == ["2 3"])
  }

  @Test func aPathThroughObjectsDependsOnEachStep() {  // C23
    model.child = Model()
    let screen = screen { [model] in "\(model.child?.a ?? -1)" }
    #expect(probe.counts(in: screen) { model.child!.a = 1 } == ["body": 1])
    #expect(probe.counts(in: screen) { model.child!.b = 1 } == [:])
    #expect(probe.counts(in: screen) { model.child = nil } == ["body": 1])
    #expect(screen.labels == ["-1"])
  }

  @Test func aChangeFromAnotherThreadArrives() async {  // C22
    let screen = screen { [model] in "\(model.a)" }
    let model = model
    await Task.detached { model.a = 5 }.value
    // The report waits for the main queue, which this hop lets run.
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    screen.update()
    #expect(screen.labels == ["5"])
  }

  @Test func aModelInStateIsMadeOnceAndShown() {  // K21
    struct Owner: View {
      let probe: Probe
      @State private var model = Model()
      var body: some View {
        let _ = probe.offer("add") { model.a += 1 }
        VStack {
          Text(verbatim: "\(model.a)")
          Editor(probe: probe, model: model)
        }
      }
    }
    struct Editor: View {
      let probe: Probe
      @Bindable var model: Model
      var body: some View {
        let _ = probe.count("Editor")
        let b = $model.b
        let _ = probe.offer("set b") { b.wrappedValue = 7 }
        Text(verbatim: "b \(model.b)")
      }
    }
    let screen = Screen { Owner(probe: probe) }
    #expect(probe.counts(in: screen) { probe.run("add") } == [:])
    #expect(screen.labels == ["1", "b 0"])
    #expect(probe.counts(in: screen) { probe.run("set b") } == ["Editor": 1])
    #expect(screen.labels == ["1", "b 7"])
  }

  @Test func aModelInTheEnvironmentIsFoundByItsType() {  // D9, K21
    struct Reader: View {
      @Environment(Model.self) private var model
      var body: some View { Text(verbatim: "\(model.a)") }
    }
    struct Optionally: View {
      @Environment(Model.self) private var model: Model?
      var body: some View { Text(verbatim: model == nil ? "none" : "some") }
    }
    let screen = Screen {
      VStack {
        Reader()
        Optionally()
      }
      .environment(model)
      Optionally()
    }
    #expect(screen.labels == ["0", "some", "none"])
    model.a = 3
    screen.update()
    #expect(screen.labels == ["3", "some", "none"])
  }

  @Test func aModelTakenOutOfTheEnvironmentIsGone() {  // D9
    struct Optionally: View {
      @Environment(Model.self) private var model: Model?
      var body: some View { Text(verbatim: model == nil ? "none" : "some") }
    }
    let screen = Screen { Changing(probe, true) { Optionally().environment($0 ? model : nil) } }
    #expect(screen.labels == ["some"])
    probe.change(to: false, in: screen)
    #expect(screen.labels == ["none"])
    probe.change(to: true, in: screen)
    #expect(screen.labels == ["some"])
  }

  @Test func anInnerNilHidesAnOuterModel() {  // D9, D1
    struct Optionally: View {
      @Environment(Model.self) private var model: Model?
      var body: some View { Text(verbatim: model == nil ? "none" : "some") }
    }
    let screen = Screen { Optionally().environment(nil as Model?).environment(model) }
    #expect(screen.labels == ["none"])
  }
}
