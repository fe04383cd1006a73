import MartletTesting
import MartletTree
import SwiftUI
import Testing

@MainActor @Suite struct ScrollViewTests {
  let probe = Probe()

  @Test func aScrollViewIsAsWideAsItsContent() {  // A43
    let screen = Screen(size: CGSize(width: 200, height: 100)) {
      ScrollView { Box("a", 50, 300) }.accessibilityElement(children: .contain).accessibilityIdentifier("scroll")
    }
    #expect(screen.frame(of: "scroll") == CGRect(x: 75, y: 0, width: 50, height: 100))
    #expect(screen.frame(of: "a")?.minY == 0)
  }

  @Test func severalViewsStandInAColumn() {  // A36
    let screen = Screen(size: CGSize(width: 200, height: 100)) {
      ScrollView(.horizontal) {
        Box("a", 50, 20); Box("b", 30, 20)
      }
    }
    #expect(screen.frame(of: "b")?.minY == 28 + (screen.frame(of: "a")?.minY ?? 0))
    #expect(screen.frame(of: "b")?.midX == screen.frame(of: "a")?.midX)
  }

  @Test func theStartAnchorSaysWhichEndShows() {  // A45
    let long = Screen(size: CGSize(width: 200, height: 100)) {
      ScrollView { Box("a", 50, 300) }.defaultScrollAnchor(.bottom)
    }
    #expect(long.frame(of: "a")?.maxY == 100)
    let short = Screen(size: CGSize(width: 200, height: 100)) {
      ScrollView { Box("a", 50, 30) }.defaultScrollAnchor(.bottom)
    }
    #expect(short.frame(of: "a")?.maxY == 100)
  }

  @Test func contentMarginsScrollWithTheContent() {
    let screen = Screen(size: CGSize(width: 200, height: 100)) {
      ScrollView { Color.red.frame(height: 300).accessibilityIdentifier("a") }.contentMargins(.all, 10)
    }
    #expect(screen.frame(of: "a") == CGRect(x: 10, y: 10, width: 180, height: 300))
  }

  private func reader(_ anchor: UnitPoint?, _ id: Int) -> Screen {
    let screen = Screen(size: CGSize(width: 200, height: 100)) {
      ScrollViewReader { proxy in
        let _ = probe.offer("go") { proxy.scrollTo(id, anchor: anchor) }
        ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Box("\($0)", 50, 30) } } }
      }
    }
    probe.run("go", in: screen)
    return screen
  }

  @Test func scrollingBringsTheAnchorsTogether() {  // G17
    #expect(reader(.top, 5).frame(of: "5")?.minY == 0)
    #expect(reader(.center, 5).frame(of: "5")?.midY == 50)
    #expect(reader(.bottom, 5).frame(of: "5")?.maxY == 100)
    // There is nothing beyond the end to show.
    #expect(reader(.top, 19).frame(of: "19")?.maxY == 100)
  }

  @Test func withoutAnAnchorItScrollsNoFurtherThanNeeded() {  // G17
    #expect(reader(nil, 1).frame(of: "1")?.minY == 30)
    #expect(reader(nil, 5).frame(of: "5")?.maxY == 100)
  }

  @Test func scrollingReachesIdsInRowsThatDoNotExistYet() {  // G17, G23
    let screen = Screen(size: CGSize(width: 200, height: 100)) {
      ScrollViewReader { proxy in
        let _ = probe.offer("go") { proxy.scrollTo("id 700", anchor: .top) }
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1000) { Box("\($0)", 50, CGFloat(10 + $0 % 7 * 5)).id("id \($0)") }
          }
        }
      }
    }
    probe.run("go", in: screen)
    #expect(abs((screen.frame(of: "700")?.minY ?? -1)) < 0.01)
  }

  @Test func aCallBeforeTheFirstLayoutCounts() {
    let screen = Screen(size: CGSize(width: 200, height: 100)) {
      ScrollViewReader { proxy in
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { Box("\($0)", 50, 30) } } }
          .onAppear { proxy.scrollTo(500, anchor: .top) }
      }
    }
    #expect(screen.frame(of: "500")?.minY == 0)
  }

  @Test func contentShowsUnderTheSafeAreaItTouches() {  // A44
    let screen = Screen(
      size: CGSize(width: 200, height: 200), safeArea: EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
    ) {
      ScrollView { Box("a", 50, 300) }
    }
    #expect(screen.frame(of: "a")?.minY == 40)
    #expect(screen.displayList.contains("clip"))
  }
}
