import MartletTesting
import Testing

@testable import SwiftUI

/// Where rows, headers and footers stand, in a window of 390 by 844 points. The numbers are those of M-LIST: rows of
/// at least 44 (3) with 11 above and below their content and 20 beside it (5), cards 16 from the edge (15), 35 between
/// sections (23).
@MainActor @Suite struct ListTests {
  private func screen<Style: ListStyle, Content: View>(
    _ style: Style, width: CGFloat = 390, rightToLeft: Bool = false, sizeClass: UserInterfaceSizeClass = .compact,
    @ViewBuilder _ content: () -> Content
  ) -> Screen {
    Screen(size: CGSize(width: width, height: 844), rightToLeft: rightToLeft, horizontalSizeClass: sizeClass) {
      List { content() }.listStyle(style)
    }
  }

  private func origin<Style: ListStyle, Content: View>(
    of name: String = "a", _ style: Style, width: CGFloat = 390, @ViewBuilder _ content: () -> Content
  ) -> CGPoint? { screen(style, width: width, content).frame(of: name)?.origin }

  // MARK: Rows

  @Test func aRowIsAsHighAsItsContentWithInsetsAndAtLeast44() {  // G6, M-LIST-3, M-LIST-5
    let screen = screen(.plain) {
      Box("low", 10, 10)
      Box("high", 10, 60)
      Box("last", 10, 10)
    }
    #expect(screen.frame(of: "low")!.origin == CGPoint(x: 20, y: 17))
    #expect(screen.frame(of: "high")!.origin == CGPoint(x: 20, y: 44 + 11))
    #expect(screen.frame(of: "last")!.origin == CGPoint(x: 20, y: 44 + 82 + 17))
  }

  @Test func contentWiderThanTheRowIsOfferedTheRoomInside() {  // G6
    let screen = screen(.plain) { Color.red.frame(height: 10).accessibilityIdentifier("a") }
    #expect(screen.frame(of: "a")! == CGRect(x: 20, y: 17, width: 350, height: 10))
  }

  @Test func rowInsetsReplaceAllFourEdges() {  // G6, G29
    let screen = screen(.plain) {
      Box("bare", 10, 100).listRowInsets(EdgeInsets())
      Box("own", 10, 50).listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      Box("none", 10, 10).listRowInsets(nil)
    }
    #expect(screen.frame(of: "bare")!.origin == .zero)
    #expect(screen.frame(of: "own")!.origin == CGPoint(x: 2, y: 101))
    #expect(screen.frame(of: "none")!.origin == CGPoint(x: 20, y: 100 + 54 + 17))
  }

  @Test func theLeastHeightAndTheSpacingOfRowsCanBeSet() {
    let low = Screen {
      List {
        Box("a", 10, 10)
        Box("b", 10, 10)
      }
      .listStyle(.plain).environment(\.defaultMinListRowHeight, 10).listRowSpacing(5)
    }
    #expect(low.frame(of: "a")!.minY == 11)
    #expect(low.frame(of: "b")!.minY == 48)  // a row of 10 + 2 * 11, the spacing of 5, 11
  }

  @Test func rowsBeginAtTheTrailingEdgeFromRightToLeft() {
    let screen = screen(.insetGrouped, rightToLeft: true) { Box("a", 10, 10) }
    #expect(screen.frame(of: "a")!.maxX == 354)
  }

  // MARK: Styles

  @Test func everyStyleHasItsMargins() {  // M-LIST-13, M-LIST-15, M-LIST-24
    #expect(origin(.plain) { Box("a", 10, 10) } == CGPoint(x: 20, y: 17))
    #expect(origin(.inset) { Box("a", 10, 10) } == CGPoint(x: 20, y: 17))
    #expect(origin(.grouped) { Box("a", 10, 10) } == CGPoint(x: 20, y: 35 + 17))
    #expect(origin(.insetGrouped) { Box("a", 10, 10) } == CGPoint(x: 36, y: 20 + 17))
    #expect(origin(.insetGrouped, width: 430) { Box("a", 10, 10) } == CGPoint(x: 40, y: 20 + 17))
  }

  @Test func theStandardStyleFollowsTheDeploymentTarget() {  // G4
    for (major, x) in [(14, CGFloat(20)), (15, 36), (17, 36)] {
      let screen = Screen { List { Box("a", 10, 10) }.environment(\.deploymentTarget, DeploymentTarget(major: major)) }
      #expect(screen.frame(of: "a")!.minX == x)
    }
  }

  @Test func aFormHasTheLookOfCards() {  // G22, M-LIST-32
    let screen = Screen { Form { Box("a", 10, 10) } }
    #expect(screen.frame(of: "a")!.origin == CGPoint(x: 36, y: 37))
  }

  @Test func aSidebarIsDrawnAsCardsOnANarrowScreen() {  // M-LIST-17
    let narrow = screen(.sidebar) { Box("a", 10, 10) }
    #expect(narrow.frame(of: "a")!.origin == CGPoint(x: 36, y: 37))
    let wide = screen(.sidebar, sizeClass: .regular) {
      Box("a", 10, 10)
      Box("b", 10, 10)
    }
    #expect(wide.frame(of: "a")!.origin == CGPoint(x: 20, y: 17))
    #expect(!wide.displayList.contains(",0.5)"))
  }

  // MARK: Sections

  @Test func sectionsKeepTheirDistance() {  // M-LIST-23
    func sections<Style: ListStyle>(_ style: Style) -> CGFloat? {
      origin(of: "b", style) {
        Section { Box("a", 10, 10) }
        Section { Box("b", 10, 10) }
      }?.y
    }
    #expect(sections(.plain) == 61)  // 44 + 17
    #expect(sections(.grouped) == 131)  // 35 + 44 + 35 + 17
    #expect(sections(.insetGrouped) == 116)  // 20 + 44 + 35 + 17
  }

  @Test func looseRowsAroundASectionAreSectionsOfTheirOwn() {  // G7
    let screen = screen(.insetGrouped) {
      Box("a", 10, 10)
      Section { Box("b", 10, 10) }
      Box("c", 10, 10)
    }
    let places: [CGFloat] = ["a", "b", "c"].map { screen.frame(of: $0)!.minY }
    // A row and the distance between two sections are 79.
    #expect(places == [37, 116, 195])
  }

  @Test func headersAndFootersAreRowsOutsideTheCard() {  // G7, M-LIST-18, M-LIST-22
    for screen in [screen(.grouped, sectioned), screen(.insetGrouped, sectioned)] {
      let header = screen.frame(of: "header")!
      #expect(header.minY == 16)
      #expect(screen.frame(of: "a")!.minY == header.maxY + 6 + 17)
      #expect(screen.frame(of: "footer")!.minY == header.maxY + 6 + 44 + 8)
      #expect(header.minX == screen.frame(of: "a")!.minX && header.minX == screen.frame(of: "footer")!.minX)
    }
    let plain = screen(.plain, sectioned)
    #expect(plain.frame(of: "header")!.origin == CGPoint(x: 20, y: 11))
    #expect(plain.frame(of: "a")!.minY == 54)  // the header's 11 + 20 + 6, and 17
  }

  @ViewBuilder private func sectioned() -> some View {
    Section {
      Box("a", 10, 10)
    } header: {
      Box("header", 10, 20)
    } footer: {
      Box("footer", 10, 20)
    }
  }

  @Test func groupedHeadersAreCapitalsUnlessTheyStandOut() {  // G7, M-LIST-18, M-LIST-20, M-LIST-21
    func shown<Style: ListStyle>(_ style: Style, _ prominence: Prominence = .standard) -> String {
      screen(style) { Section(String("Fruits")) { Box("a", 10, 10) }.headerProminence(prominence) }.displayList
    }
    #expect(shown(.grouped).contains("FRUITS") && shown(.insetGrouped).contains("FRUITS"))
    #expect(shown(.plain).contains("Fruits") && shown(.insetGrouped, .increased).contains("Fruits"))
  }

  @Test func aLoopOfSectionsGivesOneEach() {  // G1
    let screen = screen(.insetGrouped) {
      ForEach(0..<3) { index in Section { Box("\(index)", 10, 10) } }
    }
    let places: [CGFloat] = (0..<3).map { screen.frame(of: "\($0)")!.minY }
    #expect(places == [37, 116, 195])
  }

  @Test func everyTopLevelViewOfAnElementIsARow() {  // G1
    let screen = screen(.plain) {
      ForEach(0..<3) { index in
        Box("a\(index)", 10, 10)
        Box("b\(index)", 10, 10)
      }
    }
    #expect(screen.frame(of: "b2")!.minY == 237)  // 5 rows of 44, and 17
  }

  @Test func anEmptyListAndEmptySectionsStand() {
    _ = screen(.insetGrouped) { EmptyView() }
    let screen = screen(.insetGrouped) {
      Section {}
      Section { ForEach(0..<0) { _ in Box("none", 10, 10) } }
      Section { Box("a", 10, 10) }
    }
    #expect(screen.frame(of: "a") != nil)
  }
}
