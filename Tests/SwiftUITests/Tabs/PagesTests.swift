import MartletTesting
import Testing

@testable import SwiftUI

/// Pages to swipe between. Spec: F48, M-CTL-46.
@MainActor @Suite struct PagesTests {
  private struct Pages: View {
    let probe: Probe
    var mode = PageTabViewStyle.IndexDisplayMode.automatic
    @State var page = 0
    var body: some View {
      let _ = probe.offerChange { page = $0 }
      TabView(selection: $page) {
        ForEach(0..<4) { index in
          let _ = probe.count("\(index)")
          Color(white: 0.5).overlay(Text(verbatim: "page \(index)"))
        }
      }
      .tabViewStyle(.page(indexDisplayMode: mode))
      .onChange(of: page) { _, new in probe.note("\(new)") }
    }
  }

  private func swipe(_ screen: Screen, _ way: CGFloat) {
    screen.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195 + way, y: 400), duration: 0.2)
    screen.wait(1)
  }

  @Test func aSwipeTurnsThePageAndWritesTheSelection() {
    let probe = Probe()
    let screen = Screen { Pages(probe: probe) }
    #expect(screen.frame(of: "page 0")!.midX == 195)
    swipe(screen, -180)
    #expect(screen.shows("page 1") && !screen.shows("page 0"))
    #expect(probe.events == ["1"])
    swipe(screen, 180)
    #expect(screen.shows("page 0") && probe.events == ["1", "0"])
  }

  @Test func aWheelTurnsThePage() {  // H44
    let probe = Probe()
    let screen = Screen { Pages(probe: probe) }
    screen.scroll(by: CGSize(width: 0, height: 88), at: CGPoint(x: 195, y: 400))
    #expect(probe.events == [])
    screen.settle()
    #expect(screen.frame(of: "page 1")!.midX == 195 && probe.events == ["1"])
    for _ in 0..<2 { screen.scroll(by: CGSize(width: -88, height: 0), at: CGPoint(x: 195, y: 400)) }
    screen.settle()
    #expect(screen.frame(of: "page 0")!.midX == 195 && probe.events == ["1", "0"])
  }

  @Test func aShortSlowPullComesBack() {
    let screen = Screen { Pages(probe: Probe()) }
    screen.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 165, y: 400), duration: 1)
    screen.wait(1)
    #expect(screen.frame(of: "page 0")!.midX == 195)
  }

  @Test func theSelectionTurnsThePage() {
    let probe = Probe()
    let screen = Screen { Pages(probe: probe) }
    probe.change(to: 2, in: screen)
    screen.wait(1)
    #expect(screen.shows("page 2") && !screen.shows("page 1"))
    #expect(probe.events == ["2"])
  }

  @Test func onlyPagesThatShowAreMade() {
    let probe = Probe()
    _ = Screen { Pages(probe: probe) }
    #expect(probe.counts["0"] != nil && probe.counts["2"] == nil)
  }

  @Test func dotsShowWhereOneIs() {  // M-CTL-46
    let screen = Screen { Pages(probe: Probe()) }
    let dots = screen.semantics.children.last { $0.role == .slider }
    #expect(dots?.value == "page 1 of 4")
    #expect(dots?.frame.height == 26 && dots?.frame.maxY == 844 && dots?.frame.midX == 195)
    #expect(Screen { Pages(probe: Probe(), mode: .never) }.semantics.children.allSatisfy { $0.role != .slider })
  }

  @Test func pagesLieFromRightToLeft() {
    let screen = Screen(rightToLeft: true) { Pages(probe: Probe()) }
    swipe(screen, 180)
    #expect(screen.shows("page 1"))
  }
}
