import Foundation
import MartletTesting
import SwiftUI
import Testing
import UIKit

@testable import FreeView

@MainActor @Suite struct FreeViewTests {
  private let first = ElementQuery("Your First Screen")

  @Test func filtersChooseEpisodesAndChipsRemoveThem() throws {
    try withFreeView(ContentView()) { screen in
      #expect(screen.shows("16 Videos"))
      try screen.tap(ElementQuery("Shows filter options"))
      try screen.tap(ElementQuery("Android", role: .button))
      #expect(try screen.element(ElementQuery("Android", role: .button)).traits.contains(.selected))
      try screen.tap(ElementQuery("Apply"))
      #expect(screen.shows("3 Videos") && !screen.shows("Apply"))
      try screen.tap(ElementQuery("Removes filter Android"))
      #expect(screen.shows("16 Videos") && !screen.shows("Removes filter Android"))
    }
  }

  @Test func aChosenFilterTurnsGreen() throws {
    try withFreeView(ContentView()) { screen in
      try screen.tap(ElementQuery("Shows filter options"))
      let frame = try screen.element(ElementQuery("Android", role: .button)).frame
      // Inside of the button's padding, away from the letters.
      let point = CGPoint(x: frame.minX + 6, y: frame.midY)
      let before = try screen.color(at: point)
      try screen.tap(ElementQuery("Android", role: .button))
      let after = try screen.color(at: point)
      #expect(before != after)
      #expect(after[1] > after[0] && after[1] > after[2], "\(after)")
    }
  }

  @Test func searchingNarrowsTheList() throws {
    try withFreeView(ContentView()) { screen in
      try screen.set("Search", to: "maze")
      #expect(screen.shows("1 Videos"))
      try screen.tap(ElementQuery("Clears the search"))
      #expect(screen.shows("16 Videos"))
    }
  }

  @Test func sortingChangesTheOrder() throws {
    try withFreeView(ContentView()) { screen in
      let popular = try screen.element(ElementQuery("Jump, Land, Repeat")).frame
      try screen.tap(ElementQuery("Newest"))
      let newest = try screen.element(ElementQuery("Jump, Land, Repeat")).frame
      #expect(newest.minY < popular.minY)
    }
  }

  @Test func theMenuOpensAndCloses() throws {
    try withFreeView(ContentView()) { screen in
      try screen.tap(screen.menu)
      #expect(screen.shows("10 results/page") && screen.shows("No change"))
      try screen.tap(ElementQuery("No change"))
      #expect(!screen.shows("10 results/page"))
    }
  }

  @Test func thePlayerHasAnInlineTitleAndGoesBack() throws {  // M-BAR-1, M-BAR-7
    try withFreeView(ContentView()) { screen in
      try screen.tap(first)
      let title = try #require(screen.elements("Your First Screen").first { $0.traits.contains(.header) }?.frame)
      #expect(title.maxY <= 44 && abs(title.midX - 195) <= 1)
      try screen.back()
      #expect(screen.shows("16 Videos"))
    }
  }

  @Test func everyControlSaysWhatItIs() throws {
    try withFreeView(ContentView()) { screen in
      try screen.tap(ElementQuery("Shows filter options"))
      try screen.expectLabels()
    }
  }

  @Test(arguments: [ColorScheme.light, .dark], [DynamicTypeSize.xSmall, .large, .accessibility5])
  func worksInEveryAppearance(_ scheme: ColorScheme, _ textSize: DynamicTypeSize) throws {
    try withFreeView(ContentView(), colorScheme: scheme, textSize: textSize) { screen in
      screen.checkInvariants()
      try screen.scroll(y: 300)
      try screen.scroll(y: -300)
      screen.rotate()
      #expect(screen.size == CGSize(width: 844, height: 390))
      #expect(screen.shows("16 Videos"))
      screen.rotate()
      #expect(screen.shows("16 Videos"))
      screen.checkInvariants()
    }
  }
}

extension Screen {
  var menu: ElementQuery { ElementQuery(elements(role: .menu).first?.label ?? "menu", role: .menu) }

  func elements(role: SemanticsNode.Role) -> [SemanticsNode] { driver.elements.filter { $0.role == role } }

  func color(at point: CGPoint) throws -> [UInt8] {
    try colors(in: CGRect(x: point.x, y: point.y, width: 1, height: 1))[0]
  }

  /// The pixels that lie in a part of the window; a screen of these tests has one a point.
  func colors(in area: CGRect) throws -> [[UInt8]] {
    let picture = try pixels()
    let places = (Int(area.minY)..<Int(area.maxY)).flatMap { y in
      (Int(area.minX)..<Int(area.maxX)).map { x in (y * picture.width + x) * 4 }
    }
    return places.map { Array(picture.bytes[$0..<$0 + 4]) }
  }
}
