import Foundation
import MartletDisplay
import Testing

@testable import MartletText

@MainActor @Suite struct SymbolTableTests {
  private static let isLong = ProcessInfo.processInfo.environment["MARTLET_LONG"] == "1"

  /// Every twelfth row; all with MARTLET_LONG=1, which takes minutes in a debug build.
  @Test func rowsAreDrawnInTheirRoom() throws {
    let catalog = SymbolCatalog()
    var problems: [String] = []
    catalog.reportProblem = { problems.append($0) }
    // A row that only names another needs no second drawing.
    let rows = SymbolTable.rows.sorted(by: { $0.key < $1.key }).filter { !$0.key.hasPrefix("_") }
    for (index, (name, row)) in rows.enumerated() where Self.isLong || index % 12 == 0 {
      guard !row.parts[0].hasPrefix("same ") else {
        #expect(catalog.hasSymbol(named: name), "\(name)")
        continue
      }
      let drawing = try #require(catalog.drawing(named: name))
      #expect(!drawing.isPlaceholder, "\(name)")
      let bounds = drawing.layers[0].path.boundingRect
      #expect(!bounds.isNull, "\(name)")
      #expect(bounds.minX > -0.15 && bounds.maxX < 1.15 && bounds.minY > -0.15 && bounds.maxY < 1.15, "\(name)")
    }
    #expect(problems == [])
  }

  @Test func brokenRowsAreRefused() {
    #expect(SymbolRow("name | 10x10") == nil)
    #expect(SymbolRow("name | 10 | stroke M0 0") == nil)
    #expect(SymbolRow(" a | 10x12 | dot 1 2 3 ; bi x | rtl")?.iconNames == ["x"])
    #expect(SymbolRow("a | 10x12 | dot 1 2 3 | room 0 1") == nil)
    #expect(SymbolRow("a | 10x12 | dot 1 2 3 | rtl room 0 1 4")?.room?.center == CGPoint(x: 0, y: 1))
  }

  /// Docs/Symbols.md lists every name. Run with MARTLET_RECORD=1 to write it anew.
  @Test func theListOfSymbolsIsCurrent() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Docs/Symbols.md")
    let expected = SymbolList.markdown
    let current = try? String(contentsOf: file, encoding: .utf8)
    if current == nil || ProcessInfo.processInfo.environment["MARTLET_RECORD"] != nil {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try expected.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(current == expected, "Docs/Symbols.md does not match the table; record it with MARTLET_RECORD=1.")
  }
}

/// The table as a page for readers.
enum SymbolList {
  static var markdown: String {
    let rows = SymbolTable.rows.values.filter { !$0.name.hasPrefix("_") }.sorted { $0.name < $1.name }
    let lines = rows.map { "| `\($0.name)` | \(source(of: $0)) | \($0.flipsForRightToLeft ? "yes" : "") |" }
    return introduction(count: rows.count) + lines.joined(separator: "\n") + "\n"
  }

  private static func introduction(count: Int) -> String {
    """
    # Symbols

    This page is generated from the symbol table by a test (`SymbolTableTests`); do not edit it.

    Names are those of SF Symbols, none of whose artwork is used. A drawing comes from Bootstrap Icons (MIT licence,
    read from the system's package `bootstrap-icons`) or is our own. \(count) names stand in the table below; more
    follow by rule:

    | suffix | drawing |
    |---|---|
    | `.circle` `.square` `.rectangle` `.rectangle.portrait` `.app` `.diamond` `.octagon` `.triangle` `.shield` `.seal` `.bubble` | the symbol inside that shape |
    | the same with `.fill` | the filled shape with the symbol knocked out |
    | \(carriers) | the symbol inside that one, or knocked out of its `.fill` |
    | `.slash`, `.slash.fill` | a line from the upper left to the lower right, with a gap |
    | `.badge` | a dot at the upper right |
    | `.badge.NAME` | any other symbol, small, at the lower right; a following or preceding `.fill` fills the base |
    | `0` to `50`, `a` to `z` before a shape | own digits and letters |
    | `.fill` of an own outline | the outline's inside, without the lines in it |

    A name that neither the table nor a rule knows is drawn as a dashed square with a question mark.

    | name | source | turns over right to left |
    |---|---|---|

    """
  }

  private static var carriers: String {
    let names = SymbolTable.rows.values.filter { $0.room != nil }.map(\.name).sorted()
    return names.map { "`.\($0)`" }.joined(separator: " ")
  }

  private static func source(of row: SymbolRow) -> String {
    let words = row.parts[0].split(separator: " ")
    switch words[0] {
    case "bi": return "Bootstrap `\(words[1])`" + (row.parts.count > 1 ? " and own lines" : "")
    case "same": return "as `\(words[1])`"
    case "turn": return "turned by \(words[1])°: \(base(words[2]))"
    case "mirror": return "mirrored: \(base(words[1]))"
    case "on":
      let names = row.parts[0].dropFirst(2).split(separator: ",").map { base($0.split(separator: " ")[0]) }
      return "composed: " + names.joined(separator: ", ")
    default: return "own"
    }
  }

  private static func base(_ name: Substring) -> String {
    guard name.hasPrefix("_") else { return "`\(name)`" }
    return SymbolTable.rows[String(name)]?.iconNames.first.map { "Bootstrap `\($0)`" } ?? "own"
  }
}
