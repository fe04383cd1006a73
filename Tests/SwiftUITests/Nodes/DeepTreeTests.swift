import MartletTesting
import SwiftUI
import Testing

/// Trees that are deeper or wider than anyone would write.
@MainActor @Suite struct DeepTreeTests {
  let probe = Probe()

  struct Nested: View {
    let depth: Int
    let probe: Probe
    var body: some View {
      let _ = probe.count("level")
      if depth == 0 {
        Counter(name: "n", probe: probe)
      } else {
        VStack(spacing: 0) { AnyView(Nested(depth: depth - 1, probe: probe)) }
      }
    }
  }

  @Test func fiveHundredStacksInOneAnother() {
    let screen = Screen { Nested(depth: 500, probe: probe) }
    #expect(screen.labels == ["n 0"])
    #expect(probe.counts["level"] == 501)
    #expect(probe.counts(in: screen) { probe.run("n") } == ["n": 1])
    #expect(screen.labels == ["n 1"])
    #expect(screen.frame(of: "n 1")!.midX == 195)
  }

  @Test func fiveHundredPaddingsAroundOneView() {
    let view = (0..<500).reduce(AnyView(Box("a", 10, 10))) { inner, _ in AnyView(inner.padding(0.5)) }
    let screen = Screen(size: CGSize(width: 600, height: 600)) {
      view.accessibilityElement(children: .contain).accessibilityIdentifier("outer")
    }
    #expect(screen.frame(of: "outer")!.size == CGSize(width: 510, height: 510))
    #expect(screen.frame(of: "a") == CGRect(x: 295, y: 295, width: 10, height: 10))
  }

  @Test func fiveHundredOverlaysOnOneAnother() {
    let view = (0..<500).reduce(AnyView(Box("a", 10, 10))) { inner, _ in AnyView(inner.overlay { Color.clear }) }
    #expect(Screen { view }.frame(of: "a")!.size == CGSize(width: 10, height: 10))
  }

  @Test func aDeepTreeIsReleased() {  // C12
    final class Token {}
    weak var watched: Token?
    do {
      let token = Token()
      watched = token
      let screen = Screen { Nested(depth: 200, probe: probe).environment(\.token, token) }
      #expect(screen.labels == ["n 0"] && watched != nil)
    }
    #expect(watched == nil)
  }

  @Test func aThousandRowsComeAndGo() {
    let screen = Screen {
      Changing(probe, 0..<1000) { range in
        VStack(spacing: 0) { ForEach(Array(range), id: \.self) { Counter(name: "\($0)", probe: probe) } }
      }
    }
    probe.run("900", in: screen)
    let runs = probe.counts(in: screen) { probe.change(to: 500..<1500, in: screen) }
    #expect(runs.count == 501 && runs["Changing"] == 1 && runs["1499"] == 1)
    #expect(screen.labels.count == 1000 && screen.shows("900 1"))
  }
}

extension EnvironmentValues {
  fileprivate struct TokenKey: EnvironmentKey { static let defaultValue: AnyObject? = nil }
  fileprivate var token: AnyObject? {
    get { self[TokenKey.self] }
    set { self[TokenKey.self] = newValue }
  }
}
