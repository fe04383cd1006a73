import Foundation
import MartletTesting
import SwiftUI
import Testing
import UIKit

@testable import FreeView

@MainActor @Suite struct ChapterFormTests {
  /// The most viewed episode comes first.
  private let first = ElementQuery("Your First Screen")
  private let ipad = CGSize(width: 1180, height: 820)

  @Test func aListOverAnArrayShowsARowForEach() throws {
    try withFreeView(PlainRows()) { screen in
      let rows = [first, ElementQuery("Lists That Scroll Well")]
      let frames = try rows.map { try screen.element($0).frame }
      #expect(frames[0].maxY <= frames[1].minY)
      #expect(frames[0].minX == 20)  // M-LIST-5
      #expect(screen.viewDump.contains("id: Your First Screen"))
    }
  }

  @Test func aNavigationViewGivesTheListALargeTitle() throws {  // M-BAR-5, M-BAR-8
    try withFreeView(TitledRows()) { screen in
      let title = try screen.element(ElementQuery("Videos")).frame
      #expect(title.minX == 16)
      #expect(title.height > 34)
      #expect(try screen.element(first).frame.minY >= 96)
    }
  }

  @Test func aLinkInARowAddsAnIndicatorAndPushes() throws {  // F14
    // The last ten points of a row inside of its inset of 20 (M-LIST-5): the card's padding, or the chevron.
    func darkest(_ screen: Screen) throws -> UInt8 {
      let row = try screen.element(first).frame
      let colors = try screen.colors(in: CGRect(x: 361, y: row.midY - 6, width: 8, height: 12))
      return colors.map { $0[0] }.min() ?? 0
    }
    #expect(try withFreeView(TitledRows(), darkest) > 250)
    try withFreeView(LinkedRows()) { screen in
      #expect(try darkest(screen) < 225)  // gray3, 199 at its darkest (M-LIST-9)
      try screen.tap(first)
      #expect(try screen.element(ElementQuery("Videos")).identifier == "BackButton")
      try screen.back()
      _ = try screen.element(first)
      #expect(throws: (any Error).self) { try screen.back() }
    }
  }

  @Test func aLinkOpensTheBrowser() throws {
    var opened: [URL] = []
    UIApplication.urlOpener = { url in
      opened.append(url)
      return true
    }
    defer { UIApplication.urlOpener = nil }
    try withFreeView(BrowserRows()) { try $0.tap(first) }
    #expect(opened.map(\.absoluteString) == ["https://www.raywenderlich.com/redirect?uri=freeview://videos/101"])
  }

  @Test func aHeaderInAStackTakesHalfTheHeight() throws {
    // Both the header, whose frame is infinitely high, and the list take all they get: a stack shares equally (B9).
    let stacked = try withFreeView(StackedHeader()) { try $0.element(first).frame.minY }
    let inList = try withFreeView(HeaderInList(showsLink: true)) { try $0.element(first).frame.minY }
    #expect(stacked > inList + 100)
    #expect(inList < 400)
  }

  @Test func aLinkBehindACardStillPushes() throws {
    try withFreeView(HeaderInList()) { screen in
      // The card: the window's width without 20 on each side.
      #expect(try screen.element(first).frame.width == 350)
      try screen.tap(first)
      try screen.back()
    }
  }

  @Test func columnsShowAFirstDetailAndLinksReplaceIt() throws {  // F1
    try withFreeView(DefaultColumns(), size: ipad, isRegular: true) { screen in
      #expect(screen.shows("Videos"))
      let shown = EpisodeStore().episodes[0].name
      #expect(screen.driver.elements(ElementQuery(shown)).contains { $0.frame.minX > 300 })
      try screen.tap(ElementQuery("Lists That Scroll Well"))
      #expect(screen.driver.elements(ElementQuery("Lists That Scroll Well")).contains { $0.frame.minX > 300 })
    }
  }

  @Test func theStackStyleShowsOneColumnOnAnIPad() throws {  // F1
    try withFreeView(ContentView(), size: ipad, isRegular: true) { screen in
      // The card is 644 wide there.
      #expect(try screen.element(first).frame.width == 644)
      try screen.tap(first)
      #expect(!screen.shows("16 Videos"))
      try screen.back()
      #expect(screen.shows("16 Videos"))
    }
  }
}
