import Foundation
@_spi(Figures) import ReaderImport

/// Mozilla's test pages: the text within 1 % of the tokens, and the title.
struct ReadabilityFigures {
  var folder: URL
  var lists: Bool

  struct Row {
    var id: String
    var isTextNear: Bool
    var isTitleRight: Bool
  }

  func run() throws {
    let ids = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let rows = try ids.map(measure)
    for half in Half.allCases {
      report(half.rawValue, rows.filter { Half(id: $0.id) == half })
    }
    report("all", rows)
  }

  private func report(_ name: String, _ rows: [Row]) {
    let texts = rows.count { $0.isTextNear }
    print("\(name): \(rows.count) pages, text near \(texts), titles \(rows.count { $0.isTitleRight })")
  }

  private func measure(_ id: String) throws -> Row {
    let page = folder.appendingPathComponent(id)
    let source = try Data(contentsOf: page.appendingPathComponent("source.html"))
    let expected = try Data(contentsOf: page.appendingPathComponent("expected.html"))
    let metadata =
      try JSONSerialization.jsonObject(
        with: Data(contentsOf: page.appendingPathComponent("expected-metadata.json"))) as? [String: Any]
    let figures = try PageFigures(Array(source), url: "http://fakehost/test/page.html")
    let wanted = tokens(try PageFigures.text(of: Array(expected)))
    let found = tokens(figures.text)
    let off = difference(wanted, found)
    let share = Double(off.missing + off.extra) / Double(max(1, wanted.count))
    let title = (metadata?["title"] as? String ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let row = Row(id: id, isTextNear: share <= 0.01, isTitleRight: title == figures.title)
    if lists && Half(id: id) == .tuned && !row.isTextNear {
      print("  \(id): \(wanted.count) tokens, missing \(off.missing), extra \(off.extra)")
    }
    if lists && Half(id: id) == .tuned && !row.isTitleRight {
      print("  \(id): title «\(figures.title)» for «\(title)»")
    }
    return row
  }

  private func difference(_ wanted: [String], _ found: [String]) -> (missing: Int, extra: Int) {
    let (wanted, found) = (bag(wanted), bag(found))
    return (
      wanted.reduce(0) { $0 + max(0, $1.value - found[$1.key, default: 0]) },
      found.reduce(0) { $0 + max(0, $1.value - wanted[$1.key, default: 0]) }
    )
  }
}
