import Foundation
import MartletTesting
@testable import SwiftUI
import Testing

/// Rows of values in columns.
@MainActor @Suite struct TableTests {
  private struct Moon: Identifiable {
    let name: String
    let radius: Int
    var id: String { name }
  }
  private static let moons = [Moon(name: "Io", radius: 1822), Moon(name: "Europa", radius: 1561)]

  private struct Content: View {
    @State private var selection: String?
    @State private var order = [KeyPathComparator(\Moon.radius)]
    var body: some View {
      Table(TableTests.moons.sorted(using: order), selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Radius", value: \.radius) { Text(verbatim: "\($0.radius) km") }
        TableColumn("Note") { _ in Text("moon") }.width(100)
      }
      .overlay(alignment: .bottom) { Text(verbatim: "chosen \(selection ?? "none")") }
    }
  }

  private func shown(_ sizeClass: UserInterfaceSizeClass, rightToLeft: Bool = false) -> Screen {
    Screen(size: CGSize(width: 840, height: 600), rightToLeft: rightToLeft, horizontalSizeClass: sizeClass) {
      Content()
    }
  }

  private func isAbove(_ a: String, _ b: String, _ screen: Screen) throws -> Bool {
    try #require(screen.frame(of: a)).minY < #require(screen.frame(of: b)).minY
  }

  @Test func aWideTableHasColumnsUnderHeaders() throws {
    let screen = shown(.regular)
    let (name, radius) = (try #require(screen.frame(of: "Name")), try #require(screen.frame(of: "Radius")))
    #expect(try #require(screen.frame(of: "Io")).minX == name.minX)
    #expect(try #require(screen.frame(of: "1822 km")).minX == radius.minX)
    // 800 points between the insets, 100 of them of the last column.
    #expect(radius.minX - name.minX == 350)
    #expect(try isAbove("Name", "Io", screen))
  }

  @Test func aHeaderSortsAndTurnsRound() throws {
    let screen = shown(.regular)
    #expect(try isAbove("Europa", "Io", screen))
    try screen.tap("Radius")
    #expect(try isAbove("Io", "Europa", screen))
    try screen.tap("Name")
    #expect(try isAbove("Europa", "Io", screen))
    #expect(try screen.element(ElementQuery("Name")).traits.contains(.selected))
    #expect(try !screen.element(ElementQuery("Radius")).traits.contains(.selected))
  }

  @Test func aRowIsChosen() throws {
    let screen = shown(.regular)
    try screen.tap("1822 km")
    #expect(screen.shows("chosen Io"))
  }

  @Test func aCompactTableIsAListOfTheFirstColumn() throws {
    let screen = shown(.compact)
    #expect(screen.shows("Io") && !screen.shows("1822 km") && !screen.shows("Radius"))
  }

  @Test func columnsRunFromTheRightInRightToLeft() throws {
    let screen = shown(.regular, rightToLeft: true)
    #expect(try #require(screen.frame(of: "Name")).minX > #require(screen.frame(of: "Radius")).minX)
  }

  @Test func rowsCanBeWrittenOut() {
    let screen = Screen(size: CGSize(width: 840, height: 600), horizontalSizeClass: .regular) {
      Table(of: Moon.self) {
        TableColumn("Name", value: \.name)
        TableColumn("Radius") { Text(verbatim: "\($0.radius)") }
      } rows: {
        TableRow(Moon(name: "Moon", radius: 1737))
        Section { ForEach(TableTests.moons) { TableRow($0) } }
      }
    }
    for label in ["Moon", "1737", "Io", "Europa"] { #expect(screen.shows(label), "\(label)") }
  }

  @Test func widthsShareTheRoomWithinTheirBounds() {
    func widths(_ columns: [TableColumnWidth], _ room: CGFloat) -> [CGFloat] { TableWidths(columns).widths(in: room) }
    let free = TableColumnWidth()
    #expect(widths([free, free], 400) == [200, 200])
    #expect(widths([TableColumnWidth(min: 100, ideal: 100, max: 100), free], 400) == [100, 300])
    #expect(widths([TableColumnWidth(max: 50), free, free], 450) == [50, 200, 200])
    #expect(widths([TableColumnWidth(min: 300), free], 400) == [300, 100])
    // What does not fit stays at the smallest.
    #expect(widths([TableColumnWidth(min: 300), TableColumnWidth(min: 300)], 400) == [300, 300])
    #expect(widths([TableColumnWidth(min: .nan, ideal: -3, max: .infinity)], 200) == [200])
    #expect(widths([], 200) == [])
  }
}
