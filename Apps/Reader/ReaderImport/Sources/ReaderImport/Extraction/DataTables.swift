/// Tables of data, as against tables that set a layout.
enum DataTables {
  private static let mark = "reader-data-table"

  /// Whether there is one.
  static func mark(in root: Node) -> Bool {
    let tables = root.descendants(tagged: "table").filter(isData)
    for table in tables { table[mark] = "yes" }
    return !tables.isEmpty
  }

  static func isMarked(_ node: Node) -> Bool { node.tag == "table" && node.has(mark) }

  private static func isData(_ table: Node) -> Bool {
    if table["role"] == "presentation" || table["datatable"] == "0" { return false }
    if table.has("summary") { return true }
    if let caption = table.first(tagged: "caption"), !caption.children.isEmpty { return true }
    if table.contains(tagged: ["col", "colgroup", "tfoot", "thead", "th"]) { return true }
    if table.contains(tagged: ["table"]) { return false }
    let rows = table.descendants(tagged: "tr").map { $0.elements.filter { $0.tag == "td" }.count }
    let columns = rows.max() ?? 0
    if columns <= 1 || rows.count <= 1 { return false }
    return rows.count >= 10 || columns > 4 || rows.count * columns > 10
  }

  /// A table of one cell is a box around text.
  static func unwrapSingleCells(in node: Node) {
    node.flatMapChildren { child in
      unwrapSingleCells(in: child)
      guard child.tag == "table", let row = singleRow(of: child), let cell = row.onlyElement, cell.tag == "td" else {
        return [child]
      }
      cell.tag = cell.children.allSatisfy(\.isPhrasing) ? "p" : "div"
      return [cell]
    }
  }

  private static func singleRow(of table: Node) -> Node? {
    guard let only = table.onlyElement else { return nil }
    if only.tag == "tr" { return only }
    guard only.tag == "tbody", let row = only.onlyElement, row.tag == "tr" else { return nil }
    return row
  }
}

extension Node {
  var isDataTable: Bool { DataTables.isMarked(self) }
}
