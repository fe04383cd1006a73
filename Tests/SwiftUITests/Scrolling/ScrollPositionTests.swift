import MartletHost
import MartletTesting
import MartletTree
import SwiftUI
import Testing

/// Scroll positions by id, edge and offset. Spec: G36.
@MainActor @Suite struct ScrollPositionTests {
  private let probe = Probe()

  /// A hundred boxes of 50 points in a window of 200, one row an id.
  private struct Column: View {
    let probe: Probe
    var anchor: UnitPoint?
    var isTarget = true
    var isLazy = false
    @State var id: Int?
    var body: some View {
      let _ = probe.offerChange { (new: Int?) in id = new }
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) { rows }.scrollTargetLayout(isEnabled: isTarget)
        } else {
          VStack(spacing: 0) { rows }.scrollTargetLayout(isEnabled: isTarget)
        }
      }
      .scrollPosition(id: $id, anchor: anchor)
      .onChange(of: id) { _, new in probe.note(new.map { "\($0)" } ?? "nil") }
    }
    private var rows: some View {
      ForEach(0..<100) { index in
        Box("\(index)", 200, 50).overlay {
          ScrollView(.horizontal) { Box("inner \(index)", 400, 10) }.frame(height: 10)
        }
      }
    }
  }

  private func wheel(_ screen: Screen, _ distance: CGFloat) {
    screen.scroll(by: CGSize(width: 0, height: distance), at: CGPoint(x: 100, y: 120))
  }

  @Test(arguments: [false, true]) func theIdFollowsTheUser(isLazy: Bool) {
    let screen = Screen(size: Screen.small) { Column(probe: probe, isLazy: isLazy) }
    #expect(probe.events == [])
    wheel(screen, 60)
    #expect(probe.events == ["1"])
    wheel(screen, 20)  // 80: the second begins 20 above, the third 20 below
    wheel(screen, 60)
    #expect(probe.events.last == "3")
    wheel(screen, -1000)
    #expect(probe.events.last == "0")
  }

  @Test(arguments: [false, true]) func anotherIdScrollsThere(isLazy: Bool) {
    let screen = Screen(size: Screen.small) { Column(probe: probe, anchor: .top, isLazy: isLazy) }
    probe.change(to: Optional(40), in: screen)
    #expect(screen.y("40") == 0)
    wheel(screen, 50)
    #expect(probe.events == ["40", "41"])
    probe.change(to: Optional(40), in: screen)
    #expect(screen.y("40") == 0)
  }

  @Test func theFirstIdIsWhereItBegins() {
    let screen = Screen(size: Screen.small) { Column(probe: probe, anchor: .center, id: 10) }
    #expect(screen.y("10") == 75)
    #expect(probe.events == [])
  }

  @Test func withoutAnAnchorItScrollsNoFurtherThanNeeded() {
    let screen = Screen(size: Screen.small) { Column(probe: probe) }
    probe.change(to: Optional(2), in: screen)
    #expect(screen.y("2") == 100)
    probe.change(to: Optional(9), in: screen)
    #expect(screen.y("9") == 150)
    #expect(probe.events == ["2", "9"])
  }

  @Test func anAnimatedWayTellsNothingOnTheWay() {
    let screen = Screen(size: Screen.small) { Column(probe: probe, anchor: .top) }
    withAnimation { probe.set(Optional(98)) }
    screen.update()
    screen.wait(0.05)
    #expect(screen.y("98") > 200)
    screen.settle()
    // The last four fill the window: the ninety-ninth can't stand at its top.
    #expect(screen.y("96") == 0)
    #expect(probe.events == ["98"])
    wheel(screen, -100)
    #expect(probe.events == ["98", "94"])
  }

  @Test func aTransactionMayNameAnotherAnchor() {
    let screen = Screen(size: Screen.small) { Column(probe: probe, anchor: .top) }
    withTransaction(\.scrollTargetAnchor, .bottom) { probe.set(Optional(40)) }
    screen.update()
    #expect(screen.y("40") == 150)
  }

  @Test func aReaderTakesTheTransactionsAnchorWhereItNamesNone() {
    var proxy: ScrollViewProxy?
    let screen = Screen(size: Screen.small) {
      ScrollViewReader { reader in
        let _ = proxy = reader
        ScrollView { VStack(spacing: 0) { ForEach(0..<100) { Box("\($0)", 200, 50) } } }
      }
    }
    withTransaction(\.scrollTargetAnchor, .top) { proxy!.scrollTo(40) }
    screen.update()
    #expect(screen.y("40") == 0)
    withTransaction(\.scrollTargetAnchor, .top) { proxy!.scrollTo(60, anchor: .bottom) }
    screen.update()
    #expect(screen.y("60") == 150)
  }

  @Test func withoutTargetsNothingIsTold() {
    let screen = Screen(size: Screen.small) { Column(probe: probe, isTarget: false) }
    wheel(screen, 120)
    #expect(probe.events == [])
    #expect(screen.y("0") == -120)
  }

  @Test func scrollViewsInsideAreNotMeant() {
    let screen = Screen(size: Screen.small) { Column(probe: probe) }
    screen.scroll(by: CGSize(width: 30, height: 0), at: CGPoint(x: 100, y: 25))
    #expect(screen.x("inner 0") == -30)
    #expect(probe.events == [])
  }

  // MARK: ScrollPosition

  private struct Positioned: View {
    let probe: Probe
    @State var position = ScrollPosition(idType: Int.self)
    var body: some View {
      let _ = probe.offerChange { (change: Change) in change.apply(&position) }
      let _ = probe.note("\(position.viewID(type: Int.self) ?? -1) \(position.isPositionedByUser)")
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<100) { Box("\($0)", 200, 50) } }.scrollTargetLayout()
      }
      .scrollPosition($position)
    }
  }
  private struct Change { let apply: (inout ScrollPosition) -> Void }

  @Test func aPositionScrollsToEdgesOffsetsAndViews() {
    let screen = Screen(size: Screen.small) { Positioned(probe: probe) }
    func change(_ change: @escaping (inout ScrollPosition) -> Void) {
      probe.change(to: Change(apply: change), in: screen)
    }
    change { $0.scrollTo(edge: .bottom) }
    #expect(screen.y("99") == 150)
    change { $0.scrollTo(y: 120) }
    #expect(screen.y("0") == -120)
    change { $0.scrollTo(id: 30, anchor: .top) }
    #expect(screen.y("30") == 0)
    #expect(probe.events.last == "30 false")
    wheel(screen, 100)
    #expect(probe.events.last == "32 true")
    change { $0.scrollTo(id: 30, anchor: .top) }
    wheel(screen, 20)  // still the same view, now by the user
    #expect(probe.events.last == "30 true")
    change { $0.scrollTo(id: 30, anchor: .top) }
    #expect(screen.y("30") == 0)
    change { $0.scrollTo(edge: .top) }
    #expect(screen.y("0") == 0)
  }

  @Test func aPositionSaysWhatItWasToldLast() {
    var position = ScrollPosition(x: 3, y: 4)
    #expect(position.point == CGPoint(x: 3, y: 4) && position.x == 3 && position.edge == nil)
    position.scrollTo(y: 7)
    #expect(position.point == nil && position.y == 7)
    position.scrollTo(edge: .leading)
    #expect(position.edge == .leading && position.y == nil && position.viewID == nil)
    position.scrollTo(id: "a")
    #expect(position.viewID(type: String.self) == "a" && position.viewID(type: Int.self) == nil)
    #expect(!position.isPositionedByUser)
  }
}
