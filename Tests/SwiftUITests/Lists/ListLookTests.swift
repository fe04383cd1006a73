import MartletTesting
import Testing

@testable import SwiftUI

/// What lists draw: backgrounds, separators, cards, indicators. Spec: G5, G21, G26, M-LIST-9, M-LIST-11 to M-LIST-16.
@MainActor @Suite struct ListLookTests {
  private func screen<Style: ListStyle, Content: View>(
    _ style: Style, dark: Bool = false, rightToLeft: Bool = false, @ViewBuilder _ content: () -> Content
  ) -> Screen {
    Screen(colorScheme: dark ? .dark : .light, rightToLeft: rightToLeft) { List { content() }.listStyle(style) }
  }

  private func lines(_ screen: Screen) -> [String] {
    screen.displayList.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// Where the hairlines lie in their rows, half a point high at two pixels a point: left edge and width.
  private func separators(_ screen: Screen) -> [String] {
    lines(screen).filter { $0.hasPrefix("rect (") && $0.contains(",0.5)") }.map { line in
      let numbers = line.dropFirst("rect (".count).prefix { $0 != ")" }.split(separator: ",")
      return "\(numbers[0]) \(numbers[2])"
    }
  }

  @ViewBuilder private func rows() -> some View {
    Text(verbatim: "a")
    Text(verbatim: "b")
    Text(verbatim: "c")
  }

  @Test(arguments: [true, false]) func aHiddenBackgroundShowsWhatLiesBehind(isPlain: Bool) throws {  // G4
    func corner(_ visibility: Visibility) throws -> [UInt8] {
      let screen = Screen(size: CGSize(width: 100, height: 200), scale: 1) {
        Group {
          if isPlain { List { rows() }.listStyle(.plain) } else { List { rows() }.listStyle(.insetGrouped) }
        }
        .scrollContentBackground(visibility)
        .background(Color.green)
      }
      let picture = try screen.pixels()
      return Array(picture.bytes[(190 * picture.width + 5) * 4..<(190 * picture.width + 5) * 4 + 3])
    }
    let green = try corner(.hidden)
    #expect(green[1] > green[0] && green[1] > green[2])
    #expect(try corner(.automatic) != green)
  }

  // MARK: Separators

  @Test func separatorsRunFromTheTextToTheTrailingEdge() {  // M-LIST-11, M-LIST-12, M-LIST-13
    #expect(separators(screen(.plain, rows)) == ["20 370", "20 370"])
    #expect(separators(screen(.insetGrouped, rows)) == ["20 338", "20 338"])
    #expect(separators(screen(.plain, rightToLeft: true, rows)) == ["0 370", "0 370"])
  }

  /// On a phone held sideways the list fills the screen; rows keep out of the notch, cards keep their margin besides.
  @Test func backgroundsAndLinesReachTheScreensEdgesBesideANotch() {
    func landscape<Style: ListStyle>(_ style: Style, rightToLeft: Bool = false) -> Screen {
      let insets = EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59)
      return Screen(size: CGSize(width: 852, height: 393), rightToLeft: rightToLeft, safeArea: insets) {
        List { rows() }.listStyle(style)
      }
    }
    let plain = landscape(.plain)
    // Counted from the row, which begins beside the notch.
    #expect(separators(plain) == ["20 773", "20 773"])
    #expect(separators(landscape(.plain, rightToLeft: true)) == ["-59 773", "-59 773"])
    #expect(plain.frame(of: "a")!.minX == 79)
    let cards = landscape(.insetGrouped)
    #expect(lines(cards).contains { $0.hasPrefix("rect (0,0,852,393)") })
    #expect(cards.frame(of: "a")!.minX == 99)
    #expect(separators(cards) == ["20 674", "20 674"])
  }

  @Test func aGroupedSectionBeginsAndEndsWithAFullLine() {  // M-LIST-14
    #expect(separators(screen(.grouped, rows)) == ["20 370", "0 390", "20 370", "0 390"])
    let hidden = screen(.grouped) {
      Text(verbatim: "a").listRowSeparator(.hidden, edges: .top)
      Text(verbatim: "b").listRowSeparator(.hidden, edges: .bottom)
    }
    #expect(separators(hidden) == ["20 370"])
  }

  @Test func separatorsAreShownAndHiddenByEdge() {  // G5
    let screen = screen(.plain) {
      Text(verbatim: "a").listRowSeparator(.visible, edges: .top)
      Text(verbatim: "b").listRowSeparator(.hidden, edges: .bottom)
      Text(verbatim: "c").listRowSeparator(.visible)
    }
    #expect(separators(screen).count == 1 + 1 + 2)
  }

  @Test func anOpaqueRowHidesSeparatorsBelowTarget15Only() throws {  // G26
    for (major, isHidden) in [(14, true), (15, false)] {
      let screen = Screen {
        List {
          Color.red.frame(height: 50).listRowInsets(EdgeInsets())
          Color.red.frame(height: 50).listRowInsets(EdgeInsets())
        }
        .listStyle(.plain).environment(\.deploymentTarget, DeploymentTarget(major: major))
      }
      let drawn = lines(screen)
      let line = try #require(drawn.firstIndex { $0.contains(",0.5)") })
      let red = try #require(drawn.firstIndex { $0.hasPrefix("rect") && $0.contains(",390,50) #ff3b30") })
      #expect((line < red) == isHidden)
    }
  }

  // MARK: Backgrounds

  @Test func everyStyleHasItsBackgrounds() {  // M-COL: light and dark of systemGroupedBackground and the rows on it
    func has<Style: ListStyle>(_ style: Style, dark: Bool, _ color: String, _ size: String) -> Bool {
      lines(screen(style, dark: dark) { Text(verbatim: "a") }).contains {
        $0.hasPrefix("rect (") && $0.hasSuffix(",\(size)) \(color)")
      }
    }
    #expect(has(.plain, dark: false, "#ffffff", "390,844") && has(.plain, dark: true, "#000000", "390,844"))
    #expect(has(.grouped, dark: false, "#f2f2f7", "390,844") && has(.grouped, dark: false, "#ffffff", "390,44"))
    #expect(has(.insetGrouped, dark: true, "#000000", "390,844") && has(.insetGrouped, dark: true, "#1c1c1e", "358,44"))
  }

  @Test func aRowsOwnBackgroundFillsTheRow() {  // G21, G29
    let shown = lines(screen(.plain) { Text(verbatim: "a").listRowBackground(Color.red) })
    #expect(shown.contains { $0.hasPrefix("rect (") && $0.hasSuffix(",390,44) #ff3b30") })
    let loop = screen(.plain) { ForEach(0..<3) { Text(verbatim: "\($0)") }.listRowBackground(Color.red) }
    #expect(lines(loop).filter { $0.hasSuffix(",390,44) #ff3b30") }.count == 3)
  }

  @Test func onlyTheFirstAndLastRowOfACardAreRound() {  // M-LIST-16
    func rounded(_ screen: Screen) -> Int { lines(screen).filter { $0.hasPrefix("clip") }.count }
    let plain = rounded(screen(.plain, rows))
    #expect(rounded(screen(.insetGrouped, rows)) == plain + 2)
    #expect(rounded(screen(.insetGrouped) { Text(verbatim: "a") }) == plain + 1)
  }

  // MARK: Links

  @Test func aLinksRowShowsAnIndicatorAtTheTrailingEdge() throws {  // F14, M-LIST-9
    let without = lines(screen(.plain) { Text(verbatim: "a") })
    for rightToLeft in [false, true] {
      let screen = screen(.plain, rightToLeft: rightToLeft) {
        NavigationLink(destination: Text(verbatim: "page")) { Text(verbatim: "a") }
      }
      #expect(lines(screen).count > without.count)
      let row = try #require(screen.frame(of: "a"))
      #expect(row.minX == 20 && row.maxX == 370)
    }
  }
}
