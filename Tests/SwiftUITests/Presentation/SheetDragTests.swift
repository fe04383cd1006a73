import MartletTesting
import SwiftUI
import Testing

/// F31, M-CTL-41 to M-CTL-43: a sheet under the finger.
@MainActor @Suite struct SheetDragTests {
  let probe = Probe()

  /// A sheet that is up, in a window of 390 by 810: a large one is 800 high, a medium one 400.
  private func screen<V: View>(@ViewBuilder sheet: @escaping () -> V) -> Screen {
    let screen = Screen(size: CGSize(width: 390, height: 810)) {
      Presenting(probe: probe) { page, isOn in page.sheet(isPresented: isOn, content: sheet) }
    }
    probe.run("on", in: screen)
    screen.settle()
    return screen
  }
  private func drag(_ screen: Screen, from y: CGFloat, by distance: CGFloat, duration: Double = 1, letsGo: Bool = true)
  {
    screen.drag(
      from: CGPoint(x: 195, y: y), to: CGPoint(x: 195, y: y + distance), duration: duration, letsGo: letsGo)
  }

  @Test func aSheetFollowsTheFinger() {
    let screen = screen { Text("A") }
    #expect(screen.cardFrame!.minY == 10)
    drag(screen, from: 100, by: 200, letsGo: false)
    #expect(screen.cardFrame!.minY == 210)
    #expect(screen.cardFrame!.height == 800)
  }

  /// Less than half of 800 goes back, more goes away. Source: M-CTL-43.
  @Test func aPullPastTheHalfDismisses() {
    let screen = screen { Text("A") }
    drag(screen, from: 100, by: 380)
    screen.settle()
    #expect(screen.cardFrame!.minY == 10)
    drag(screen, from: 100, by: 420)
    screen.settle()
    #expect(screen.cardFrame == nil && screen.shows("is off"))
  }

  /// Two heights a second: 200 points in an eighth of a second. Source: M-CTL-43.
  @Test func aFlickDismisses() {
    let screen = screen { Text("A") }
    drag(screen, from: 100, by: 200, duration: 0.12)
    screen.settle()
    #expect(screen.cardFrame == nil)
  }

  @Test func whatMustNotBeDismissedResists() {
    let screen = screen { Text("A").interactiveDismissDisabled() }
    drag(screen, from: 100, by: 300, letsGo: false)
    let pulled = screen.cardFrame!.minY - 10
    // The rubber band of M-BEH-9 over a quarter of the height: 300 * 200 * 0.55 / (200 + 165).
    #expect(abs(pulled - 90.41) < 0.01)
    screen.pointer(.ended, at: CGPoint(x: 195, y: 400))
    screen.settle()
    #expect(screen.cardFrame!.minY == 10)
    #expect(screen.key("\u{1B}") == false && screen.cardFrame != nil)
  }

  @Test func escapeDismisses() {
    let screen = screen { Text("A") }
    #expect(screen.key("\u{1B}"))
    #expect(screen.shows("is off"))
  }

  // MARK: Heights

  /// Half of 800; the smallest is the first.
  @Test func heightsAreThoseOfTheDetents() {
    func top(_ detents: Set<PresentationDetent>) -> CGFloat {
      screen { Text("A").presentationDetents(detents) }.cardFrame!.minY
    }
    #expect(top([.medium, .large]) == 410)
    #expect(top([.height(200)]) == 610)
    #expect(top([.fraction(0.25)]) == 610)
    #expect(top([.large]) == 10)
    #expect(top([]) == 10)
    #expect(top([.height(.nan)]) == 10 && top([.height(.infinity)]) == 10 && top([.height(-5)]) == 810)
  }

  @Test func anAppsOwnHeightSeesTheRoom() {
    struct Third: CustomPresentationDetent {
      static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 4 }
    }
    #expect(screen { Text("A").presentationDetents([.custom(Third.self)]) }.cardFrame!.minY == 610)
  }

  /// The inset at the bottom comes on top of the height.
  @Test func contentKeepsClearOfTheWindowsInset() {
    let screen = Screen(
      size: CGSize(width: 390, height: 844), safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    ) {
      Text("page").sheet(isPresented: .constant(true)) {
        Color.red.box("content", 100, 100).frame(maxHeight: .infinity, alignment: .bottom)
          .presentationDetents([.height(200)])
      }
    }
    #expect(screen.cardFrame!.minY == 610)
    #expect(screen.frame(of: "content")!.maxY == 810)
  }

  @Test func aDragChoosesTheNearestHeightAndWritesIt() {
    struct Content: View {
      @State private var height = PresentationDetent.medium
      var body: some View {
        Text(verbatim: height == .large ? "large" : "medium")
          .presentationDetents([.medium, .large], selection: $height)
      }
    }
    let screen = screen { Content() }
    #expect(screen.cardFrame!.minY == 410 && screen.shows("medium"))
    drag(screen, from: 500, by: -250)
    screen.settle()
    #expect(screen.cardFrame!.minY == 10 && screen.shows("large"))
    drag(screen, from: 100, by: 260)
    screen.settle()
    #expect(screen.cardFrame!.minY == 410 && screen.shows("medium"))
  }

  @Test func aSelectionMovesTheSheet() throws {
    struct Content: View {
      @State private var height = PresentationDetent.medium
      var body: some View {
        Button("Grow") { height = .large }.presentationDetents([.medium, .large], selection: $height)
      }
    }
    let screen = screen { Content() }
    try screen.tap("Grow")
    screen.wait(0.1)
    let middle = screen.cardFrame!.minY
    #expect(middle < 410 && middle > 10)
    screen.settle()
    #expect(screen.cardFrame!.minY == 10)
  }

  // MARK: Scrolling content

  private struct Rows: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<50, id: \.self) { Color.red.box("row \($0)", 300, 50) } }
      }
    }
  }

  /// Down from the content's top moves the sheet, up scrolls; down again scrolls back first.
  @Test func aDragFromTheTopOfScrollingContentMovesTheSheet() {
    let screen = screen { Rows() }
    drag(screen, from: 300, by: 150, letsGo: false)
    #expect(screen.cardFrame!.minY == 160)
    screen.pointer(.ended, at: CGPoint(x: 195, y: 450))
    screen.settle()
    drag(screen, from: 600, by: -300)
    screen.settle()
    let top = screen.frame(of: "row 20")!.minY
    #expect(screen.cardFrame!.minY == 10 && top < 10 + 20 * 50 - 250)
    drag(screen, from: 300, by: 100, letsGo: false)
    #expect(screen.cardFrame!.minY == 10 && screen.frame(of: "row 20")!.minY > top)
  }

  /// Up from a lower height makes the sheet higher first, unless the app wants content to scroll.
  @Test func aDragUpOverScrollingContentMakesTheSheetHigher() {
    let screen = screen { Rows().presentationDetents([.medium, .large]) }
    drag(screen, from: 700, by: -300)
    screen.settle()
    #expect(screen.cardFrame!.minY == 10)
    let other = self.screen {
      Rows().presentationDetents([.medium, .large]).presentationContentInteraction(.scrolls)
    }
    drag(other, from: 700, by: -200)
    other.settle()
    #expect(other.cardFrame!.minY == 410)
  }

  // MARK: Beside the sheet

  @Test func aTapBesideALowSheetDismisses() {
    let screen = screen { Text("A").presentationDetents([.medium]) }
    screen.tap(at: CGPoint(x: 195, y: 200))
    #expect(screen.shows("is off"))
  }

  @Test func aTapBesideALargeSheetDoesNothing() {
    let screen = screen { Text("A") }
    screen.tap(at: CGPoint(x: 195, y: 5))
    #expect(screen.shows("A"))
  }

  @Test func whatIsBehindCanBeUsedWhereTheSheetAllowsIt() throws {
    let screen = screen {
      Text("A").presentationDetents([.height(200), .large])
        .presentationBackgroundInteraction(.enabled(upThrough: .height(200)))
    }
    #expect(screen.shows("A") && screen.shows("Open"))
    try screen.tap("Open")
    drag(screen, from: 700, by: -450)
    screen.settle()
    #expect(screen.shows("A") && !screen.shows("Open"))
  }

  // MARK: In wide windows

  /// M-CTL-44.
  @Test func aSheetIsAFormInAWideWindow() {
    let screen = Screen(size: CGSize(width: 1024, height: 768), horizontalSizeClass: .regular) {
      Presenting(probe: probe) { page, isOn in
        page.sheet(isPresented: isOn) { Classes() }
      }
    }
    probe.run("on", in: screen)
    screen.settle()
    #expect(screen.cardFrame == CGRect(x: 242, y: 74, width: 540, height: 620))
    #expect(screen.shows("compact"))
    screen.tap(at: CGPoint(x: 100, y: 100))
    #expect(screen.shows("is off"))
  }
  private struct Classes: View {
    @Environment(\.horizontalSizeClass) private var size
    var body: some View { Text(size == .compact ? "compact" : "regular") }
  }

  // MARK: Covers

  /// F32.
  @Test func aCoverFillsTheWindowAndIsNotDragged() throws {
    let screen = Screen(size: CGSize(width: 390, height: 810)) {
      Presenting(probe: probe) { page, isOn in
        page.fullScreenCover(isPresented: isOn) { Told(name: "A", probe: probe) }
      }
    }
    probe.run("on", in: screen)
    screen.settle()
    #expect(screen.cardFrame == CGRect(x: 0, y: 0, width: 390, height: 810))
    drag(screen, from: 100, by: 600)
    #expect(screen.key("\u{1B}") == false && screen.shows("A 0 true"))
    try screen.tap("Close A")
    screen.settle()
    #expect(screen.shows("is off"))
  }
}
