import Foundation
import MartletTesting
import SwiftUI
import Testing

/// M-CTL-3: a drag switches after .7 of the thumb's way of 20 points, and back below .2 of it.
@MainActor @Suite struct ToggleDragTests {
  private struct Page: View {
    let probe: Probe
    @State private var isOn = false
    var body: some View {
      Toggle(
        "Wi-Fi",
        isOn: Binding(
          get: { isOn },
          set: {
            isOn = $0
            probe.note("\($0)")
          })
      ).labelsHidden()
    }
  }

  private let probe = Probe()

  private func drag(_ screen: Screen, by points: CGFloat, letsGo: Bool = true) {
    let frame = screen.frame(of: "Wi-Fi")!
    let start = CGPoint(x: frame.midX, y: frame.midY)
    screen.drag(from: start, to: CGPoint(x: start.x + points, y: start.y), letsGo: letsGo)
    screen.settle()
  }

  @Test func aDragTowardsOnSwitches() {
    let screen = Screen { Page(probe: probe) }
    drag(screen, by: 13)
    #expect(probe.events == [])
    drag(screen, by: 16)
    #expect(probe.events == ["true"])
    // Off again only in the other direction.
    drag(screen, by: 20)
    #expect(probe.events == ["true"])
    drag(screen, by: -16)
    #expect(probe.events == ["true", "false"])
  }

  @Test func aDragThatReturnsSwitchesBack() {
    let screen = Screen { Page(probe: probe) }
    let frame = screen.frame(of: "Wi-Fi")!
    drag(screen, by: 20, letsGo: false)
    #expect(screen.elements("Wi-Fi").first?.value == "on")
    screen.pointer(.moved, at: CGPoint(x: frame.midX + 2, y: frame.midY))
    screen.pointer(.ended, at: CGPoint(x: frame.midX + 2, y: frame.midY))
    screen.settle()
    #expect(probe.events == ["true", "false"])
  }

  @Test func rightToLeftTheOtherSideIsOn() {
    let screen = Screen(rightToLeft: true) { Page(probe: probe) }
    drag(screen, by: 20)
    #expect(probe.events == [])
    drag(screen, by: -16)
    #expect(probe.events == ["true"])
  }

  @Test func tapsStillSwitchAndDisabledOnesDoNothing() {
    let screen = Screen { Page(probe: probe) }
    let frame = screen.frame(of: "Wi-Fi")!
    screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(probe.events == ["true"])
    let disabled = Screen { Page(probe: probe).disabled(true) }
    drag(disabled, by: 20)
    #expect(probe.events == ["true"])
  }

  /// A value that does not follow is asked once a crossing.
  @Test func aValueThatStaysIsAskedOnce() {
    let probe = probe
    let screen = Screen {
      Toggle("Wi-Fi", isOn: Binding(get: { false }, set: { probe.note("\($0)") })).labelsHidden()
    }
    drag(screen, by: 40)
    #expect(probe.events == ["true"])
  }

  /// The thumb glides: it is between its ends on the way.
  @Test func theThumbGlides() {
    let screen = Screen { Page(probe: probe) }
    let frame = screen.frame(of: "Wi-Fi")!
    let before = screen.displayList
    screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    let moving = screen.displayList
    screen.settle()
    let after = screen.displayList
    #expect(moving != after)
    #expect(before != after)
  }
}
