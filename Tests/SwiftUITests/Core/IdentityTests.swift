import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct IdentityTests {
  let probe = Probe()

  @Test func theBranchesOfAConditionAreDifferentViews() {  // C2
    let screen = Screen {
      Changing(probe, true) { flag in
        if flag { Counter(name: "n", probe: probe) } else { Counter(name: "n", probe: probe) }
      }
    }
    for _ in 0..<3 { probe.run("n", in: screen) }
    #expect(screen.shows("n 3"))
    probe.change(to: false, in: screen)
    #expect(screen.labels == ["n 0"])
    probe.change(to: true, in: screen)
    #expect(screen.labels == ["n 0"])
  }

  @Test func aSwitchHasOneIdentityACase() {  // C2
    let screen = Screen {
      Changing(probe, 0) { number in
        switch number {
        case 0: Counter(name: "zero", probe: probe)
        case 1: Counter(name: "one", probe: probe)
        default: Counter(name: "more", probe: probe)
        }
      }
    }
    probe.run("zero", in: screen)
    for (number, label) in [(1, "one 0"), (2, "more 0"), (3, "more 0"), (0, "zero 0")] {
      probe.change(to: number, in: screen)
      #expect(screen.labels == [label])
    }
  }

  @Test func aTernaryInAnArgumentKeepsIdentity() {  // C3
    let screen = Screen {
      Changing(probe, true) { flag in Counter(name: "n", probe: probe).opacity(flag ? 1 : 0.5) }
    }
    probe.run("n", in: screen)
    probe.change(to: false, in: screen)
    #expect(screen.shows("n 1"))
  }

  @Test func aNeutralArgumentLeavesNoTrace() {  // C4
    let plain = Screen { Text(verbatim: "a") }
    let neutral = Screen { Text(verbatim: "a").opacity(1).padding(0).offset(x: 0) }
    #expect(plain.displayList == neutral.displayList)
  }

  @Test func anyViewKeepsStateWhileItsTypeStays() {  // C5
    let screen = Screen {
      Changing(probe, 0) { number in
        number < 2
          ? AnyView(Counter(name: "n", probe: probe).padding(CGFloat(number)))
          : AnyView(Counter(name: "n", probe: probe))
      }
    }
    probe.run("n", in: screen)
    probe.change(to: 1, in: screen)
    #expect(screen.labels == ["n 1"])
    probe.change(to: 2, in: screen)
    #expect(screen.labels == ["n 0"])
  }

  @Test func anotherIdIsAnotherView() {  // C6
    let screen = Screen {
      Changing(probe, 0) { number in
        Counter(name: "n", probe: probe)
          .onAppear { probe.note("appear") }
          .onDisappear { probe.note("disappear") }
          .id(number)
      }
    }
    probe.run("n", in: screen)
    probe.run("n", in: screen)
    #expect(screen.labels == ["n 2"])
    probe.change(to: 1, in: screen)
    #expect(screen.labels == ["n 0"])
    #expect(probe.events.filter { $0 == "appear" }.count == 2)
    #expect(probe.events.filter { $0 == "disappear" }.count == 1)
  }

  @Test func theSameIdKeepsState() {  // C6
    let screen = Screen { Changing(probe, 0) { number in Counter(name: "n", probe: probe).id(number / 2) } }
    probe.run("n", in: screen)
    probe.change(to: 1, in: screen)
    #expect(screen.labels == ["n 1"])
  }

  @Test func oneValuePlacedTwiceIsTwoViews() {  // C10
    let counter = Counter(name: "n", probe: probe)
    let screen = Screen {
      VStack {
        counter
        counter
      }
    }
    // The body that ran last offered the action: the second view's.
    probe.run("n", in: screen)
    #expect(screen.labels == ["n 0", "n 1"])
  }

  @Test func anOptionalViewComesAndGoes() {  // C2, A34
    let screen = Screen {
      Changing(probe, false) { flag in
        VStack(spacing: 0) {
          Box("above", 10, 10)
          if flag { Counter(name: "n", probe: probe) }
          Box("below", 10, 10)
        }
      }
    }
    #expect(screen.frame(of: "above")!.maxY == screen.frame(of: "below")!.minY)
    probe.change(to: true, in: screen)
    #expect(screen.frame(of: "above")!.maxY < screen.frame(of: "below")!.minY)
    probe.run("n", in: screen)
    #expect(screen.shows("n 1"))
    probe.change(to: false, in: screen)
    probe.change(to: true, in: screen)
    #expect(screen.shows("n 0"))
  }

  @Test func aGroupAnAnyViewAndAnEmptyViewKeepTheStateOfTheirNeighbours() {  // A35, A37
    let screen = Screen {
      Changing(probe, false) { flag in
        Group {
          EmptyView()
          if flag { Text(verbatim: "x") }
          AnyView(Counter(name: "n", probe: probe))
        }
      }
    }
    probe.run("n", in: screen)
    probe.change(to: true, in: screen)
    #expect(screen.labels == ["x", "n 1"])
  }

  @Test func anAvailabilityConditionIsPartOfTheContent() {
    let screen = Screen {
      VStack {
        if #available(iOS 15, *) { Counter(name: "n", probe: probe) }
      }
    }
    #expect(screen.labels == ["n 0"])
  }

  @Test func aModifierOfAnAppKeepsStateInsideAndItsOwn() {  // C1, A10
    struct Framed: ViewModifier {
      let probe: Probe
      let width: CGFloat
      @State private var taps = 0
      func body(content: Content) -> some View {
        let _ = probe.offer("modifier") { taps += 1 }
        VStack {
          content
          Text(verbatim: "taps \(taps)")
        }.frame(width: width)
      }
    }
    let screen = Screen {
      Changing(probe, CGFloat(100)) { width in
        Counter(name: "n", probe: probe).modifier(Framed(probe: probe, width: width))
      }
    }
    probe.run("n", in: screen)
    probe.run("modifier", in: screen)
    probe.change(to: CGFloat(200), in: screen)
    #expect(screen.labels == ["n 1", "taps 1"])
  }
}
