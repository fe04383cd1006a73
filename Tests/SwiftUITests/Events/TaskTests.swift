import Combine
import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct TaskTests {
  let probe = Probe()

  /// Waits until it is opened, or until the waiting task is cancelled.
  @MainActor final class Gate {
    private let stream: AsyncStream<Void>
    private let source: AsyncStream<Void>.Continuation
    init() { (stream, source) = AsyncStream.makeStream() }
    func open() { source.yield() }
    func pass() async { for await _ in stream { return } }
  }

  @Test func aTaskRunsAndWhatItWritesShows() async {  // C36
    struct Loading: View {
      @State private var text = "loading"
      var body: some View {
        Text(verbatim: text).task {
          await Task.yield()
          text = "loaded"
        }
      }
    }
    let screen = Screen { Loading() }
    #expect(screen.labels == ["loading"])
    await screen.settleTasks()
    #expect(screen.labels == ["loaded"])
  }

  @Test func aTaskDoesNotStartAgainWithItsViewsUpdates() async {  // C36
    let screen = Screen {
      Changing(probe, 1) { number in Text(verbatim: "\(number)").task { probe.note("start") } }
    }
    await screen.settleTasks()
    probe.change(to: 2, in: screen)
    await screen.settleTasks()
    #expect(probe.events == ["start"])
  }

  @Test func anotherIdCancelsTheTaskAndStartsAnother() async {  // C36
    let gates = [1: Gate(), 2: Gate()]
    let screen = Screen {
      Changing(probe, 1) { id in
        Text(verbatim: "a").task(id: id) {
          probe.note("start \(id)")
          await gates[id]!.pass()
          probe.note(Task.isCancelled ? "cancelled \(id)" : "done \(id)")
        }
      }
    }
    while probe.events.isEmpty { await Task.yield() }
    probe.change(to: 2, in: screen)
    while probe.events.count < 3 { await Task.yield() }
    #expect(Set(probe.events) == ["start 1", "cancelled 1", "start 2"])
    gates[2]!.open()
    await screen.settleTasks()
    #expect(probe.events.filter { $0.hasPrefix("start") }.count == 2)
    #expect(probe.events.filter { $0.hasPrefix("cancelled") } == ["cancelled 1"])
  }

  @Test func aTaskIsCancelledWhenItsViewGoes() async {  // C36
    let gate = Gate()
    let screen = Screen {
      Changing(probe, true) { flag in
        if flag {
          Text(verbatim: "a").task {
            probe.note("start")
            await gate.pass()
            probe.note("cancelled \(Task.isCancelled)")
          }
        }
      }
    }
    while probe.events.isEmpty { await Task.yield() }
    probe.change(to: false, in: screen)
    await screen.settleTasks()
    #expect(probe.events == ["start", "cancelled true"])
  }

  @Test func aTaskRunsOnTheMainActor() async {  // C36
    let screen = Screen {
      Text(verbatim: "a").task {
        MainActor.preconditionIsolated()
        probe.note("main")
      }
    }
    await screen.settleTasks()
    #expect(probe.events == ["main"])
  }

  @Test func settlingGivesUpOnATaskThatNeverEnds() async {
    let gate = Gate()
    let screen = Screen { Text(verbatim: "a").task { await gate.pass() } }
    await screen.settleTasks()
    #expect(screen.labels == ["a"])
    gate.open()
    await screen.settleTasks()
  }
}

@MainActor @Suite struct ReceiveTests {
  let probe = Probe()

  @Test func theActionRunsForEachValueWhileTheViewIsThere() {  // K20
    let subject = PassthroughSubject<Int, Never>()
    let screen = Screen {
      Changing(probe, true) { flag in
        if flag { Text(verbatim: "a").onReceive(subject) { probe.note("\($0)") } }
      }
    }
    subject.send(1)
    subject.send(2)
    probe.change(to: false, in: screen)
    subject.send(3)
    #expect(probe.events == ["1", "2"])
  }

  @Test func theActionMayWriteState() {  // K20
    struct Receiver: View {
      let subject: PassthroughSubject<Int, Never>
      @State private var number = 0
      var body: some View { Text(verbatim: "\(number)").onReceive(subject) { number = $0 } }
    }
    let subject = PassthroughSubject<Int, Never>()
    let screen = Screen { Receiver(subject: subject) }
    subject.send(4)
    screen.update()
    #expect(screen.labels == ["4"])
  }

  @Test func theActionIsTheOneOfTheLastBody() {  // K20
    let subject = PassthroughSubject<Void, Never>()
    let screen = Screen {
      Changing(probe, 1) { number in Text(verbatim: "a").onReceive(subject) { probe.note("\(number)") } }
    }
    probe.change(to: 2, in: screen)
    subject.send()
    #expect(probe.events == ["2"])
  }

  @Test func aPublishedPropertyGivesItsValueAtOnce() {  // K17
    final class Model: ObservableObject { @Published var x = 1 }
    let model = Model()
    let screen = Screen { Text(verbatim: "a").onReceive(model.$x) { probe.note("\($0)") } }
    model.x = 2
    screen.update()
    #expect(probe.events == ["1", "2"])
  }
}
