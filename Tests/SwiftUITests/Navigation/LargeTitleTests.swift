import MartletControls
import MartletTesting
import MartletTree
import SwiftUI
import Testing

/// The two heights of a bar with a large title, and what follows them. Spec: M-BAR-5, M-BAR-9.
@MainActor @Suite struct LargeTitleTests {
  private func rows(search: Bool = false) -> Screen {
    struct Rows: View {
      let search: Bool
      var body: some View {
        NavigationStack {
          if search {
            list.searchable(text: .constant(""))
          } else {
            list
          }
        }
      }
      private var list: some View {
        ScrollViewReader { reader in
          List(0..<100) { number in Text(verbatim: "row \(number)").id(number) }
            .listStyle(.plain).navigationTitle("Title")
            .toolbar { Button("jump") { reader.scrollTo(50, anchor: .top) } }
        }
      }
    }
    return Screen { Rows(search: search) }
  }
  private func height(_ screen: Screen) throws -> CGFloat {
    try #require(screen.root.screen.first(NavigationBarNode.self)).visibleHeight
  }

  /// A finger that holds still before it is let go leaves no speed.
  private func pull(_ screen: Screen, by way: CGFloat) {
    let end = CGPoint(x: 195, y: 500 - way)
    screen.drag(from: CGPoint(x: 195, y: 500), to: end, letsGo: false)
    screen.wait(0.5)
    screen.pointer(.ended, at: end)
    screen.wait(2)
  }

  /// A drag moves content by its way less the 10 points that begin it; 26 is the middle of 52.
  @Test(arguments: [(CGFloat(28), CGFloat(96)), (48, 44), (120, 44)])
  func aScrollThatEndsBetweenTheHeightsGoesToTheNearest(way: CGFloat, height: CGFloat) throws {
    let screen = rows()
    pull(screen, by: way)
    #expect(try self.height(screen) == height)
  }

  /// With a search field of 52 there are three: 148, 96, 44.
  @Test(arguments: [(CGFloat(24), CGFloat(148)), (60, 96), (100, 44)])
  func theSearchFieldGoesOrStaysAsAWhole(way: CGFloat, height: CGFloat) throws {
    let screen = rows(search: true)
    pull(screen, by: way)
    #expect(try self.height(screen) == height)
  }

  /// M-BAR-9: the field of 36 shrinks below the title, then the title goes; its text ends 8 above its row's end.
  @Test(arguments: [CGFloat(0), 10, 30, 52, 70, 90, 120, 200])
  func theFieldStaysBelowTheOneTitleThatShows(offset: CGFloat) throws {
    let screen = rows(search: true)
    if offset > 0 { screen.scroll(by: CGSize(width: 0, height: offset), at: CGPoint(x: 195, y: 500)) }
    screen.wait(0.3)
    let bar = try #require(screen.root.screen.first(NavigationBarNode.self))
    #expect(bar.visibleHeight == max(44, 148 - offset))
    let elements = screen.semantics.flattened
    let titles = elements.filter { $0.label == "Title" }
    let title = try #require(titles.first).frame
    let field = elements.first { $0.role == .searchField }?.frame
    #expect(titles.count == 1)
    #expect((field != nil) == (offset < 26))
    if let field { #expect(field.minY >= title.maxY && field.height <= 36) }
    // The lower edge of the row of the large title is at 96; of its text, 8 higher.
    #expect(offset < 86 ? abs(title.maxY - (88 - max(0, offset - 52))) < 1 : title.midY == 22, "\(title)")
    let row = try #require(bar.parts.accessory)
    #expect(row.origin.y == 96 - min(52, max(0, offset - 52)))
  }

  /// Content that ends with the large title nearly gone shows the inline one: 34 of its 52 points have gone.
  @Test(arguments: [(CGFloat(84), false), (88, true)])
  func oneTitleShowsAlsoWhereTheLargeOneIsAlmostGone(offset: CGFloat, isInline: Bool) throws {
    let screen = rows(search: true)
    screen.scroll(by: CGSize(width: 0, height: offset), at: CGPoint(x: 195, y: 500))
    screen.wait(0.3)
    #expect((screen.frame(of: "Title")?.midY == 22) == isInline)
  }

  @Test func aTargetStandsUnderTheLowBarAndNotWhereTheHighOneEnded() throws {
    let screen = rows()
    try screen.tap("jump")
    screen.wait(1)
    let row = try #require(screen.frame(of: "row 50"))
    #expect(abs(row.midY - (44 + 22)) < 1, "\(row)")  // rows are 44 high
  }
}

@MainActor @Suite struct CollapsingTopTests {
  private let bar = CollapsingTop(height: 52)

  @Test func theFirstRowStaysWhereItIs() { #expect(bar.offset(start: 0, length: 44, anchor: 0, room: 700) == 0) }
  @Test func atTheTopARowStandsUnderTheLowBar() {
    #expect(bar.offset(start: 2200, length: 44, anchor: 0, room: 700) == 2252)
  }
  /// The lower edge of the room is where it always was.
  @Test func atTheBottomNothingChanges() {
    #expect(bar.offset(start: 2200, length: 44, anchor: 1, room: 700) == CGFloat(2200 - 656))
  }
  /// The middle of the room below the low bar is 26 higher than that below the high one.
  @Test func theMiddleIsThatOfTheRoomThatShows() {
    #expect(bar.offset(start: 2200, length: 44, anchor: 0.5, room: 700) == CGFloat(2200 + 26 - 328))
  }
  /// Each offset shows as many points more: at offset w the row at c with anchor 1/2 is at c - w = -w + (w + 656) / 2.
  @Test func whileTheBarIsBetweenItsHeightsTheRoomGrowsWithTheOffset() {
    let offset = bar.offset(start: 340, length: 44, anchor: 0.5, room: 700)
    #expect(offset == 24)
    #expect(340 - offset == -offset + (offset + 656) / 2)
  }
  @Test func withoutABarNothingChanges() {
    #expect(CollapsingTop(height: 0).offset(start: 300, length: 44, anchor: 0, room: 700) == 300)
  }
}
