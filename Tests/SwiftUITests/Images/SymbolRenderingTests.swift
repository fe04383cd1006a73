import MartletDisplay
import MartletTesting
import SwiftUI
import Testing

/// The colours of a composed symbol: its sign is the first level, what carries it the second.
@MainActor @Suite struct SymbolRenderingTests {
  /// The colours of the fills, back to front.
  private func colors(_ symbol: some View) -> [String] {
    let screen = Screen { symbol }
    return screen.displayList.split(separator: "\n").filter { $0.contains("fill") }.compactMap { line in
      line.firstRange(of: "#").map { String(line[$0.lowerBound...].prefix { $0 != " " && $0 != "," && $0 != ")" }) }
    }
  }
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  @Test func oneColourIsOneFill() {
    let symbol = Image(systemName: "person.circle.fill")
    #expect(colors(symbol.foregroundStyle(red)).count == 1)
    #expect(colors(symbol.foregroundStyle(red, blue).symbolRenderingMode(.monochrome)).count == 1)
  }

  @Test func severalStylesAreAPalette() {
    for name in ["person.circle.fill", "person.circle", "bell.slash", "folder.badge.plus", "message.badge"] {
      let found = colors(Image(systemName: name).foregroundStyle(red, blue))
      #expect(found.count == 2, "\(name)")
      #expect(found.first?.lowercased().hasPrefix("#0000ff") == true, "\(name): \(found)")
      #expect(found.last?.lowercased().hasPrefix("#ff0000") == true, "\(name): \(found)")
    }
  }

  @Test func hierarchyWeakensTheCarrier() {
    let symbol = Image(systemName: "person.circle.fill")
    let found = colors(symbol.symbolRenderingMode(.hierarchical).foregroundStyle(red))
    #expect(found.count == 2)
    #expect(found.last?.lowercased().hasPrefix("#ff0000") == true)
    #expect(found.first != found.last)
    #expect(colors(symbol.foregroundStyle(red).environment(\.symbolRenderingMode, .hierarchical)) == found)
  }

  @Test func aSymbolOfOnePartHasItsFirstColour() {
    #expect(colors(Image(systemName: "star.fill").foregroundStyle(red, blue)).count == 1)
  }
}
