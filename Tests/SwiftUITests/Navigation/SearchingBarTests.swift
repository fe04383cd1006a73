import MartletControls
import MartletDisplay
import MartletTesting
import SwiftUI
import Testing

/// The bar while somebody searches, and where wide bars have the field. Spec: G33, M-BAR-6.
@MainActor @Suite struct SearchingBarTests {
  private struct Page: View {
    var placement = SearchFieldPlacement.automatic
    @State var text = ""
    var body: some View {
      NavigationStack {
        List(0..<40) { Text(verbatim: "row \($0)") }.listStyle(.plain)
          .searchable(text: $text, placement: placement)
          .navigationTitle("Title")
          .toolbar { Button("item") {} }
      }
    }
  }
  private func field(_ screen: Screen) throws -> CGRect {
    try #require(screen.semantics.flattened.first { $0.role == .searchField }).frame
  }
  private func begin(_ screen: Screen) throws {
    let frame = try field(screen)
    screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    screen.wait(1)
  }

  @Test func searchingTakesTitleAndItemsAwayAndMovesTheFieldUp() throws {
    let screen = Screen { Page() }
    #expect(screen.shows("Title") && screen.shows("item"))
    try begin(screen)
    #expect(!screen.shows("Title") && !screen.shows("item") && screen.shows("Cancel"))
    #expect(abs(try field(screen).midY - (1 + 18)) < 0.5)  // 1 above a field of 36, at the bar's top
    #expect(abs(screen.frame(of: "row 0")!.midY - (52 + 22)) < 0.5)  // the row with the field is 52
  }

  @Test func leavingTheSearchBringsThemBack() throws {
    let screen = Screen { Page() }
    let place = try field(screen)
    try begin(screen)
    try screen.tap("Cancel")
    screen.wait(1)
    #expect(screen.shows("Title") && screen.shows("item") && !screen.shows("Cancel"))
    #expect(try field(screen).midY == place.midY)
  }

  @Test func theWayUpTakesAMoment() throws {
    let screen = Screen { Page() }
    let frame = try field(screen)
    screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    screen.wait(0.1)
    let middle = try field(screen).midY
    #expect(middle < frame.midY && middle > 20)
  }

  private func pad(_ placement: SearchFieldPlacement) -> Screen {
    Screen(size: CGSize(width: 1180, height: 820), horizontalSizeClass: .regular) { Page(placement: placement) }
  }

  @Test func aWideBarHasTheFieldAtItsEnd() throws {
    let screen = pad(.automatic)
    let place = try field(screen)
    #expect(place.midY == 25 && place.maxX > 1100)  // M-BAR-3: in the middle of 50
    #expect(screen.frame(of: "item")!.maxX < place.minX)
    try begin(screen)
    #expect(screen.shows("Title") && screen.shows("Cancel"))
    #expect(screen.frame(of: "Cancel")!.maxX <= 1180 - 16)
  }

  @Test func aDrawerStaysBelowTheTitle() throws {
    let screen = pad(.navigationBarDrawer)
    #expect(try field(screen).minY > 50)
  }

  @Test func aStateFollowsAndMovesTheKeyboard() throws {
    struct Focused: View {
      @State var text = ""
      @FocusState var isFocused: Bool
      var body: some View {
        NavigationStack {
          VStack {
            Text(verbatim: isFocused ? "typing" : "not typing")
            Button("go") { isFocused = true }
          }
          .searchable(text: $text).searchFocused($isFocused)
        }
      }
    }
    let screen = Screen { Focused() }
    #expect(screen.shows("not typing"))
    try screen.tap("go")
    screen.wait(1)
    #expect(screen.shows("typing") && screen.shows("Cancel") && screen.textInput != nil)
    try screen.tap("Cancel")
    screen.wait(1)
    #expect(screen.shows("not typing"))
  }

  /// M-BAR-4.
  @Test func barsInSheetsAreHigher() throws {
    let screen = Screen {
      Text(verbatim: "below").sheet(isPresented: .constant(true)) {
        NavigationStack {
          Color.red.accessibilityIdentifier("page").navigationTitle("T").navigationBarTitleDisplayMode(.inline)
        }
      }
    }
    screen.wait(1)
    let title = try #require(screen.frame(of: "T"))
    let page = try #require(screen.frame(of: "page"))
    #expect(abs((page.minY - title.midY) - 28) < 0.5)
  }
}
