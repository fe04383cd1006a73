import Foundation
import MartletDisplay
import Testing

@testable import MartletText

/// What the suffixes do, asked of the drawn area at places of the unit square.
@MainActor @Suite struct SymbolCompositionTests {
  let catalog = SymbolCatalog()

  func area(_ name: String) throws -> Path {
    let symbol = try #require(catalog.drawing(named: name))
    #expect(!symbol.isPlaceholder, "\(name)")
    return symbol.layers[0].path
  }

  func contains(_ name: String, _ x: CGFloat, _ y: CGFloat) throws -> Bool {
    try area(name).contains(CGPoint(x: x, y: y))
  }

  @Test func aCircleSurroundsTheSign() throws {
    #expect(try contains("plus.circle", 0.5, 0.5))
    #expect(try contains("plus.circle", 0.055, 0.5))
    #expect(try !contains("plus.circle", 0.3, 0.3))
  }

  @Test func aFilledCircleKnocksTheSignOut() throws {
    #expect(try !contains("plus.circle.fill", 0.5, 0.5))
    #expect(try contains("plus.circle.fill", 0.3, 0.3))
    #expect(try !contains("xmark.square.fill", 0.5, 0.5))
    #expect(try contains("xmark.square.fill", 0.1, 0.5))
  }

  @Test func aSlashRunsFromTheUpperLeftToTheLowerRight() throws {
    #expect(try contains("bell.slash", 0.9, 0.85))
    #expect(try !contains("bell", 0.9, 0.85))
  }

  @Test func aBadgeStandsAtTheLowerRightInAGap() throws {
    let badge = try area("photo.badge.plus").boundingRect
    #expect(badge.maxX > 0.85 && badge.maxY > 0.85)
    #expect(try area("person.crop.circle.fill.badge.checkmark") != area("person.crop.circle.badge.checkmark"))
    #expect(try area("person.crop.circle.badge.xmark.fill") == area("person.crop.circle.fill.badge.xmark"))
  }

  @Test func aDotBadgeStandsAtTheUpperRight() throws {
    #expect(try contains("bell.badge", 0.84, 0.16))
    #expect(try !contains("bell", 0.84, 0.16))
  }

  @Test func aSymbolWithRoomCarriesASign() throws {
    // The body of the lock, and the screen beside it.
    #expect(try contains("lock.iphone", 0.5, 0.5) && !contains("iphone", 0.5, 0.5))
    #expect(try !contains("lock.iphone", 0.25, 0.75))
    #expect(try contains("plus.message.fill", 0.5, 0.15) && !contains("plus.message.fill", 0.5, 0.44))
    #expect(try contains("questionmark.square.dashed", 0.07, 0.5) && !contains("questionmark.square.dashed", 0.25, 0.5))
    #expect(!catalog.hasSymbol(named: "lock.trash") && !catalog.hasSymbol(named: "nothing.iphone"))
  }

  @Test func aFilledBodyLeavesItsDetailsOut() throws {
    // The middle line of a ball, and a place beside it.
    #expect(try contains("basketball", 0.5, 0.3) && !contains("basketball", 0.62, 0.4))
    #expect(try !contains("basketball.fill", 0.5, 0.3) && contains("basketball.fill", 0.62, 0.4))
  }

  @Test func aCompositionIsFilledPartByPartWhereItsRowSaysSo() throws {
    #expect(try !contains("tent.2", 0.16, 0.68) && contains("tent.2.fill", 0.16, 0.68))
    #expect(!catalog.hasSymbol(named: "doc.text.magnifyingglass.fill"))
  }

  @Test func numbersToFiftyStandInCircles() {
    for number in 0...50 {
      #expect(catalog.hasSymbol(named: "\(number).circle"))
      #expect(catalog.hasSymbol(named: "\(number).square.fill"))
    }
  }

  @Test func otherNumbersDoNotExist() {
    for name in ["51.circle", "051.circle", "-1.circle", "100.square"] { #expect(!catalog.hasSymbol(named: name)) }
  }

  @Test func lettersStandInCircles() {
    for letter in "abcdefghijklmnopqrstuvwxyz" { #expect(catalog.hasSymbol(named: "\(letter).circle.fill")) }
  }

  @Test func suffixesWithoutABaseAreUnknown() {
    for name in [
      "nothing.circle", "nothing.slash", "nothing.badge.plus", "star.badge.nothing", ".circle", "nothing.fill",
    ] {
      #expect(!catalog.hasSymbol(named: name), "\(name)")
    }
  }
}
