import MartletTesting
import MartletTree
import SwiftUI
import Testing

@MainActor @Suite struct LazyStackTests {
  let probe = Probe()

  /// A row that counts how many of its kind exist.
  struct Row: View {
    let index: Int
    let probe: Probe
    var height: CGFloat = 20
    var body: some View {
      let _ = probe.count("Row")
      Box("row \(index)", 50, height)
    }
  }

  @Test func rowsAreMadeNearTheVisiblePartOnly() {  // B58
    let screen = Screen(size: CGSize(width: 200, height: 400)) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100_000) { Row(index: $0, probe: probe) } } }
    }
    // 20 rows of 20 points show, 10 more are made ahead, the one at the border and the first to measure.
    #expect((20...32).contains(probe.counts["Row"]!))
    #expect(screen.frame(of: "row 0") == CGRect(x: 75, y: 0, width: 50, height: 20))
    #expect(screen.shows("row 19"))
    #expect(!screen.shows("row 100"))
    screen.root.screen.checkInvariants()
  }

  @Test func rowsThatChooseBetweenViewsAndCarryModifiersAreLazyToo() {  // G2
    let screen = Screen(size: CGSize(width: 200, height: 400)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10_000) { index in
            if index % 2 == 0 {
              Row(index: index, probe: probe)
            } else {
              Row(index: index, probe: probe).modifier(Framed())
            }
          }
        }
      }
    }
    #expect((20...32).contains(probe.counts["Row"]!))
  }
  struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.frame(maxWidth: .infinity) }
  }

  /// A style can make anything; still a button is one row.
  @Test func rowsThatAreControlsAreLazyToo() {  // G2
    let screen = Screen(size: CGSize(width: 200, height: 400)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10_000) { index in
            Button {
            } label: {
              Row(index: index, probe: probe)
            }
          }
        }
      }
    }
    #expect((20...32).contains(probe.counts["Row"]!))
  }

  private struct Scattered: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Color.red.frame(width: 30, height: 10)
    }
  }

  @Test func aStyleThatMakesTwoViewsMakesOneRow() {
    let screen = Screen(size: CGSize(width: 200, height: 400)) {
      LazyVStack(spacing: 0) {
        ForEach(0..<3) { index in Button("row \(index)") {}.buttonStyle(Scattered()) }
        Box("end", 10, 10)
      }
    }
    #expect(screen.shows("row 2") && screen.shows("end"))
    screen.root.screen.checkInvariants()
  }

  @Test func outsideAScrollViewAllRowsAreMade() {  // B58
    let screen = Screen(size: CGSize(width: 200, height: 400)) {
      LazyVStack(spacing: 0) { ForEach(0..<100) { Row(index: $0, probe: probe) } }
    }
    #expect(probe.counts["Row"] == 100)
    #expect(screen.frame(of: "row 99")?.minY == 1180)  // 2000 points, centred in 400
  }

  @Test func aLazyStackTakesAllTheWidthItIsOffered() {  // B57
    let screen = Screen(size: CGSize(width: 200, height: 400)) {
      ScrollView { LazyVStack(alignment: .leading) { Box("a", 50, 20) } }
    }
    #expect(screen.frame(of: "a")?.minX == 0)
  }

  @Test func theDistanceBetweenRowsIsEightUnlessGiven() {
    let screen = Screen(size: CGSize(width: 200, height: 400)) {
      ScrollView {
        LazyVStack {
          Box("a", 50, 20); Box("b", 50, 20)
        }
      }
    }
    #expect(screen.frame(of: "b")?.minY == 28)
  }

  @Test func scrollingMakesRowsAndKeepsTheStateOfThoseThatWent() {  // B58, C12
    let screen = Screen(size: CGSize(width: 200, height: 100)) {
      ScrollViewReader { proxy in
        let _ = probe.offer("end") { proxy.scrollTo(999, anchor: .bottom) }
        let _ = probe.offer("start") { proxy.scrollTo(0, anchor: .top) }
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1000) { index in Counter(name: "row \(index)", probe: probe).frame(height: 20) }
          }
        }
      }
    }
    probe.run("row 0", in: screen)
    #expect(screen.shows("row 0 1"))
    probe.run("end", in: screen)
    #expect(screen.shows("row 999 0"))
    #expect(!screen.shows("row 0 1"))
    #expect(probe.counts.count < 60)
    probe.run("start", in: screen)
    #expect(screen.shows("row 0 1"))
  }

  @Test func lengthsThatDifferFromTheFirstRowMoveWhatFollows() {  // B57
    let screen = Screen(size: CGSize(width: 200, height: 400)) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<50) { Row(index: $0, probe: probe, height: $0 == 1 ? 100 : 20) } }
      }
    }
    #expect(screen.frame(of: "row 2")?.minY == 120)
  }

  @Test func rowsFollowTheirData() {
    let screen = Screen(size: CGSize(width: 200, height: 400)) {
      Changing(probe, [1, 2, 3]) { items in
        ScrollView { LazyVStack(spacing: 0) { ForEach(items, id: \.self) { Row(index: $0, probe: probe) } } }
      }
    }
    probe.change(to: [3, 4], in: screen)
    #expect(screen.frame(of: "row 3")?.minY == 0)
    #expect(screen.frame(of: "row 4")?.minY == 20)
    #expect(!screen.shows("row 1"))
    probe.change(to: [Int](), in: screen)
    #expect(!screen.shows("row 3"))
    probe.change(to: [7], in: screen)
    #expect(screen.frame(of: "row 7")?.minY == 0)
  }

  @Test func aRowThatGrowsMovesTheOthers() {
    let screen = Screen(size: CGSize(width: 200, height: 400)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          Changing(probe, CGFloat(20)) { Box("a", 50, $0) }
          Box("b", 50, 20)
        }
        Box("after", 50, 20)
      }
    }
    probe.change(to: CGFloat(60), in: screen)
    #expect(screen.frame(of: "b")?.minY == 60)
    #expect(screen.frame(of: "after")?.minY == 88)  // and the column's 8
  }

  @Test func aPinnedHeaderStaysWhileItsSectionShows() {  // B59
    let screen = Screen(size: CGSize(width: 200, height: 100)) {
      ScrollViewReader { proxy in
        let _ = probe.offer("middle") { proxy.scrollTo("0.5", anchor: .top) }
        let _ = probe.offer("border") { proxy.scrollTo("0.9", anchor: .top) }
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            ForEach(0..<20) { section in
              Section {
                ForEach(0..<10) { row in Box("\(section).\(row)", 50, 20).id("\(section).\(row)") }
              } header: {
                Box("header \(section)", 200, 30)
              }
            }
          }
        }
      }
    }
    #expect(screen.frame(of: "header 0")?.minY == 0)
    #expect(screen.frame(of: "0.0")?.minY == 30)
    probe.run("middle", in: screen)
    #expect(screen.frame(of: "0.5")?.minY == 0)
    #expect(screen.frame(of: "header 0")?.minY == 0)
    probe.run("border", in: screen)
    // 20 points of the section are left: the next header pushes this one of 30 out.
    #expect(screen.frame(of: "header 0")?.minY == -10)
    #expect(screen.frame(of: "header 1")?.minY == 20)
  }

  @Test func aHorizontalStackStartsAtTheRightInRightToLeft() {  // A12
    let screen = Screen(size: CGSize(width: 200, height: 100), rightToLeft: true) {
      ScrollView(.horizontal) { LazyHStack(spacing: 0) { ForEach(0..<1000) { Box("\($0)", 50, 20) } } }
    }
    #expect(screen.frame(of: "0")?.maxX == 200)
    #expect(screen.frame(of: "1")?.maxX == 150)
    #expect(!screen.shows("100"))
  }
}
