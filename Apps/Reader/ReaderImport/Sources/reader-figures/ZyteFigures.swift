import Foundation
@_spi(Figures) import ReaderImport

/// The article extraction benchmark of Zyte: precision, recall and F1 over runs of four words, as its `evaluate.py`.
struct ZyteFigures {
  var folder: URL
  var lists: Bool

  struct Row {
    var id: String
    var precision: Double?
    var recall: Double?
  }

  func run() throws {
    let truth = try JSONDecoder().decode(
      [String: Truth].self, from: Data(contentsOf: folder.appendingPathComponent("ground-truth.json")))
    let rows = try truth.keys.sorted().map { try measure($0, truth[$0]!) }
    for half in Half.allCases { report(half.rawValue, rows.filter { Half(id: $0.id) == half }) }
    report("all", rows)
  }

  struct Truth: Decodable {
    var articleBody: String?
    var url: String?
  }

  private func report(_ name: String, _ rows: [Row]) {
    let precision = mean(rows.compactMap(\.precision))
    let recall = mean(rows.compactMap(\.recall))
    let f1 = 2 * precision * recall / (precision + recall)
    print(String(format: "%@: %d pages, F1 %.3f, precision %.3f, recall %.3f", name, rows.count, f1, precision, recall))
  }

  private func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(max(1, values.count)) }

  private func measure(_ id: String, _ truth: Truth) throws -> Row {
    let source = try Data(contentsOf: folder.appendingPathComponent("html/\(id).html"))
    let figures = try PageFigures(Array(source), url: truth.url ?? "http://fakehost/")
    let wanted = bag(shingles(truth.articleBody ?? ""))
    let found = bag(shingles(figures.body))
    let right = Double(wanted.reduce(0) { $0 + min($1.value, found[$1.key, default: 0]) })
    let extra = Double(found.values.reduce(0, +)) - right
    let missing = Double(wanted.values.reduce(0, +)) - right
    let row = Row(
      id: id, precision: right + extra > 0 ? right / (right + extra) : nil,
      recall: right + missing > 0 ? right / (right + missing) : nil)
    if lists && Half(id: id) == .tuned && (row.precision ?? 0) + (row.recall ?? 0) < 1.95 {
      print(
        String(
          format: "  %@ p %.2f r %.2f %@", String(id.prefix(8)), row.precision ?? -1, row.recall ?? -1, truth.url ?? "")
      )
    }
    return row
  }

  private func shingles(_ text: String) -> [[String]] {
    let words = tokens(text)
    if words.count < 4 { return words.isEmpty ? [] : [words] }
    return (0...words.count - 4).map { Array(words[$0..<$0 + 4]) }
  }
}
