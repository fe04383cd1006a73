import MartletTesting
import Testing

@testable import SwiftUI

/// Pulling a list down to load it anew. Spec: G14, M-LIST-31: from 60 points on, and open by 60 meanwhile.
@MainActor @Suite struct RefreshTests {
  private final class Gate {
    var continuation: CheckedContinuation<Void, Never>?
    var count = 0
    @MainActor func wait() async {
      count += 1
      await withCheckedContinuation { continuation = $0 }
    }
  }

  private func list(_ gate: Gate) -> Screen {
    Screen {
      List(0..<50) { Text(verbatim: "\($0)") }.listStyle(.plain).refreshable { await gate.wait() }
    }
  }

  private func pull(_ screen: Screen, _ way: CGFloat) {
    screen.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 100 + way))
  }
  private func yield(_ condition: () -> Bool) async { for _ in 0..<1000 where !condition() { await Task.yield() } }

  @Test func aPullRunsTheActionAndTheListStaysOpenMeanwhile() async {
    let gate = Gate()
    let screen = list(gate)
    pull(screen, 250)
    await yield { gate.continuation != nil }
    #expect(gate.count == 1)
    screen.wait(2)
    #expect(abs(screen.frame(of: "0")!.midY - (60 + 22)) < 1)
    #expect(screen.semantics.children.contains { $0.role == .progress } || screen.dump.contains("progress"))
    gate.continuation?.resume()
    await screen.settleTasks()
    screen.wait(2)
    #expect(abs(screen.frame(of: "0")!.midY - 22) < 1)
    #expect(!screen.dump.contains("progress"))
  }

  @Test func aShortPullDoesNothing() async {
    let gate = Gate()
    let screen = list(gate)
    pull(screen, 60)
    screen.wait(2)
    await yield { gate.count > 0 }
    #expect(gate.count == 0 && screen.frame(of: "0")!.midY == 22)
  }

  @Test func scrollViewsArePulledToo() async {
    let gate = Gate()
    let screen = Screen {
      ScrollView { ForEach(0..<50) { Text(verbatim: "\($0)").frame(height: 44) } }.refreshable { await gate.wait() }
    }
    pull(screen, 250)
    await yield { gate.continuation != nil }
    #expect(gate.count == 1)
    gate.continuation?.resume()
  }

  @Test func viewsCanRunTheActionThemselves() async {
    struct Inner: View {
      let probe: Probe
      @Environment(\.refresh) private var refresh
      var body: some View {
        let _ = probe.note(refresh == nil ? "none" : "some")
        Text(verbatim: "x").task { await refresh?() }
      }
    }
    let (gate, probe) = (Gate(), Probe())
    let screen = Screen { Inner(probe: probe).refreshable { gate.count += 1 } }
    await screen.settleTasks()
    #expect(probe.events == ["some"] && gate.count == 1)
    _ = Screen { Inner(probe: probe) }
    #expect(probe.events.last == "none")
  }
}
