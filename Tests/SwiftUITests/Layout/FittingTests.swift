import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct FittingTests {
  let probe = Probe()

  @Test(arguments: [(300.0, "wide"), (100, "middle"), (20, "narrow")])
  func theFirstThatFitsShows(_ width: Double, _ expected: String) {  // B60
    let screen = Screen(size: CGSize(width: width, height: 100)) {
      ViewThatFits {
        Box("wide", 200, 10); Box("middle", 80, 10); Box("narrow", 40, 10)
      }
    }
    for name in ["wide", "middle", "narrow"] { #expect(screen.shows(name) == (name == expected)) }
  }

  @Test func onlyTheConstrainedAxesCount() {  // B60
    let screen = Screen(size: CGSize(width: 100, height: 100)) {
      ViewThatFits(in: .horizontal) {
        Box("tall", 50, 500); Box("flat", 50, 10)
      }
    }
    #expect(screen.shows("tall"))
  }

  @Test func anAlternativeThatChangesIsAskedAgain() {
    let screen = Screen(size: CGSize(width: 100, height: 100)) {
      ViewThatFits {
        Changing(probe, CGFloat(200)) { Box("first", $0, 10) }
        Box("second", 10, 10)
      }
    }
    #expect(screen.shows("second"))
    probe.change(to: CGFloat(50), in: screen)
    #expect(screen.shows("first"))
    #expect(!screen.shows("second"))
  }

  @Test func aFrameRelativeToTheContainerIsAPartOfIt() {  // B68: (200 − 2·10) / 3 = 60, two of them and one gap
    let screen = Screen(
      size: CGSize(width: 200, height: 100), safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    ) {
      VStack(spacing: 0) {
        Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10).accessibilityIdentifier("two")
        Color.blue.containerRelativeFrame(.vertical) { length, _ in length / 4 }.accessibilityIdentifier("quarter")
      }
    }
    #expect(screen.frame(of: "two")?.width == 130)
    #expect(screen.frame(of: "quarter")?.height == 20)  // the safe area's 80 by 4
  }

  @Test func aScrollViewIsAContainerForItsPages() {  // B68
    let screen = Screen(size: CGSize(width: 200, height: 100)) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<3) { Color.red.containerRelativeFrame(.horizontal).accessibilityIdentifier("\($0)") }
        }
      }.padding(.horizontal, 20)
    }
    #expect(screen.frame(of: "1") == CGRect(x: 180, y: 0, width: 160, height: 100))
  }

  @Test func aSafeAreaInsetTakesItsRoomFromTheContent() {  // B45
    let screen = Screen(size: CGSize(width: 200, height: 100)) {
      Color.red.accessibilityIdentifier("content")
        .safeAreaInset(edge: .bottom, spacing: 5) { Box("bar", 50, 20) }
    }
    #expect(screen.frame(of: "content") == CGRect(x: 0, y: 0, width: 200, height: 75))
    #expect(screen.frame(of: "bar") == CGRect(x: 75, y: 80, width: 50, height: 20))
  }

  @Test func whatScrollsShowsUpToTheEdgeUnderTheInset() {  // B45, A44
    let screen = Screen(
      size: CGSize(width: 200, height: 100), safeArea: EdgeInsets(top: 0, leading: 0, bottom: 10, trailing: 0)
    ) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Box("\($0)", 50, 10) } } }
        .safeAreaInset(edge: .bottom, spacing: 0) { Box("bar", 50, 20) }
    }
    // 70 points are the scroll view's, 30 more show content: the bar's 20 and the screen's 10.
    #expect(screen.frame(of: "bar")?.maxY == 90)
    #expect(screen.displayList.contains("clip"))
  }

  @Test func safeAreaPaddingMakesTheSafeAreaSmaller() {  // B45
    let screen = Screen(size: CGSize(width: 200, height: 100)) {
      Color.red.accessibilityIdentifier("a").safeAreaPadding(.leading, 30)
    }
    #expect(screen.frame(of: "a") == CGRect(x: 30, y: 0, width: 170, height: 100))
  }

  @Test func roomAroundTextBringsTheSystemsDistanceBack() {  // B12, B12a
    func distance(padding: CGFloat) -> CGFloat {
      let screen = Screen {
        VStack {
          Text(verbatim: "upper").padding(padding).accessibilityIdentifier("a")
          Text(verbatim: "lower").padding(padding).accessibilityIdentifier("b")
        }
      }
      return screen.frame(of: "b")!.minY - screen.frame(of: "a")!.maxY
    }
    #expect(distance(padding: 0) == 0)
    #expect(abs(distance(padding: 10) - (8 + 2 * 10)) < 0.01)  // the words' own frames lie within the room
  }
}
