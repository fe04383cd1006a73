import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct AppearanceTests {
  let probe = Probe()

  private func marked(_ name: String, _ content: some View) -> some View {
    content.onAppear { [probe] in probe.note("+\(name)") }.onDisappear { [probe] in probe.note("-\(name)") }
  }

  @Test func appearRunsBeforeTheFirstFrameAndMayWriteState() {  // C31
    struct Loading: View {
      @State private var text = "loading"
      var body: some View { Text(verbatim: text).onAppear { text = "loaded" } }
    }
    #expect(Screen { Loading() }.labels == ["loaded"])
  }

  @Test func innerViewsAppearFirstAndModifiersInTheirOrder() {  // C32
    _ = Screen {
      VStack {
        Text(verbatim: "a").onAppear { probe.note("first") }.onAppear { probe.note("second") }
      }
      .onAppear { probe.note("outer") }
    }
    #expect(probe.events == ["first", "second", "outer"])
  }

  @Test func changeAppearAndTaskComeInTheMeasuredOrder() async {  // C32
    let screen = Screen {
      VStack {
        Text(verbatim: "T").task { probe.note("task T") }
          .onChange(of: 1, initial: true) { probe.note("change T") }
          .onAppear { probe.note("appear T") }
      }
      .task { probe.note("task V") }
      .onChange(of: 1, initial: true) { probe.note("change V") }
      .onAppear { probe.note("appear V") }
    }
    await screen.settleTasks()
    #expect(probe.events == ["change T", "appear T", "change V", "appear V", "task T", "task V"])
  }

  @Test func aRemovedSubtreeDisappearsInOneUpdateInnerFirst() {  // C35, C44
    let screen = Screen {
      Changing(probe, true) { flag in
        if flag { marked("outer", VStack { marked("inner", Text(verbatim: "a")) }) }
      }
    }
    #expect(probe.events == ["+inner", "+outer"])
    #expect(probe.events(in: screen) { probe.change(to: false, in: screen) } == ["-inner", "-outer"])
  }

  @Test func disappearMayWriteState() {  // C35
    struct Parent: View {
      let probe: Probe
      @State private var isShown = true
      @State private var text = "-"
      var body: some View {
        let _ = probe.offer("hide") { isShown = false }
        Text(verbatim: text)
        if isShown { Text(verbatim: "child").onDisappear { text = "gone" } }
      }
    }
    let screen = Screen { Parent(probe: probe) }
    probe.run("hide", in: screen)
    #expect(screen.labels == ["gone"])
  }

  @Test func hiddenAndTransparentViewsHaveAppearedAndKeepState() {  // C39, A38
    let screen = Screen {
      Changing(probe, 1.0) { opacity in
        VStack {
          marked("a", Counter(name: "a", probe: probe)).opacity(opacity)
          marked("b", Box("b", 30, 30)).hidden()
        }
      }
    }
    #expect(probe.events == ["+a", "+b"])
    #expect(screen.labels == ["a 0"])
    probe.run("a", in: screen)
    probe.change(to: 0.0, in: screen)
    probe.change(to: 1.0, in: screen)
    #expect(screen.labels == ["a 1"])
    #expect(probe.events == ["+a", "+b"])
  }

  @Test func theElementsOfALoopAppearInOrder() {  // C32
    let screen = Screen {
      Changing(probe, ["a", "b"]) { names in
        VStack { ForEach(names, id: \.self) { marked($0, Text(verbatim: $0)) } }
      }
    }
    #expect(probe.events == ["+a", "+b"])
    #expect(probe.events(in: screen) { probe.change(to: ["b", "c", "d"], in: screen) }.sorted() == ["+c", "+d", "-a"])
    #expect(probe.events(in: screen) { probe.change(to: ["d", "b", "c"], in: screen) } == [])
  }

  @Test func onlyTheBranchThatShowsAppears() {  // C2
    let screen = Screen {
      Changing(probe, true) { flag in
        if flag { marked("yes", Text(verbatim: "yes")) } else { marked("no", Text(verbatim: "no")) }
      }
    }
    #expect(probe.events(in: screen) { probe.change(to: false, in: screen) }.sorted() == ["+no", "-yes"])
  }

  @Test func anAppearActionOfAViewThatIsGoneAgainDoesNotRun() {  // C34
    struct Fleeting: View {
      let probe: Probe
      @State private var isShown = true
      var body: some View {
        VStack {
          Text(verbatim: "stays").onAppear { isShown = false }
          if isShown { Text(verbatim: "child").onAppear { probe.note("+") }.onDisappear { probe.note("-") } }
        }
      }
    }
    let screen = Screen { Fleeting(probe: probe) }
    #expect(screen.labels == ["stays"])
    #expect(probe.events == ["+", "-"] || probe.events == [])
  }
}
