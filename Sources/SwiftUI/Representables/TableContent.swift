import Foundation
import MartletControls
import UIKit

/// A table of UIKit's: SwiftUI's list, whose rows are its cells.
struct TableContent: View {
  let table: UITableView
  let revision: Int

  static func hosted(_ table: UITableView) -> any HostedContent {
    var revision = 0
    let hosted = HostedView<TableContent?>(making: { [weak table] in
      revision += 1
      return table.map { TableContent(table: $0, revision: revision) }
    })
    table._onModelChange = { [weak hosted, weak table] in
      if table?._isChangeAnimated == true { withAnimation { hosted?.refresh() } } else { hosted?.refresh() }
    }
    return hosted
  }

  var body: some View {
    ScrollViewReader { proxy in
      styled(list)
        .environment(\.editMode, .constant(table._editing ? .active : .inactive))
        .scrollContentBackground(table.backgroundColor == nil ? .automatic : .hidden)
        .background { table.backgroundView.map { PlainView(view: $0) } }
        .scrollDisabled(!table.isScrollEnabled)
        .onAppear { followWishes(proxy) }
    }
  }

  @ViewBuilder private var list: some View {
    if !table._allowsTaps {
      List { rows }
    } else if table._allowsSeveral {
      List(selection: Binding<Set<Int>>(get: { table._selectedRows }, set: choose)) { rows }
    } else {
      List(selection: Binding<Int?>(get: { shownSelection }, set: { $0.map { table._tap(row: $0) } })) { rows }
    }
  }

  /// A cell without a selection's look is chosen all the same.
  private var shownSelection: Int? {
    table._selectedRows.first { table._shownCell(ofRow: $0)?.selectionStyle != UITableViewCell.SelectionStyle.none }
  }

  private func choose(_ rows: Set<Int>) {
    for row in rows.symmetricDifference(table._selectedRows) { table._tap(row: row) }
  }

  @ViewBuilder private var rows: some View {
    if let header = table.tableHeaderView { PlainRow(view: header) }
    ForEach(Array(table._shownSections.enumerated()), id: \.element.id) { index, section in
      Section {
        ForEach(section.rows, id: \.self) { TableCellRow(table: table, row: $0, revision: revision) }
          .onDelete(perform: delete(section.rows))
          .onMove(perform: move(section.rows, section: index))
      } header: {
        TableEdge(content: table._content(.header, ofSection: index))
      } footer: {
        TableEdge(content: table._content(.footer, ofSection: index))
      }
    }
    if let footer = table.tableFooterView { PlainRow(view: footer) }
  }

  private func delete(_ rows: [Int]) -> ((IndexSet) -> Void)? {
    guard table._deleting != nil else { return nil }
    return { offsets in offsets.forEach { table._delete(row: rows[$0]) } }
  }

  private func move(_ rows: [Int], section: Int) -> ((IndexSet, Int) -> Void)? {
    guard rows.contains(where: { table._canMove(row: $0) }) else { return nil }
    return { table._move(rows: $0, to: $1, inSection: section) }
  }

  @ViewBuilder private func styled(_ list: some View) -> some View {
    switch table.style {
    case .plain: list.listStyle(.plain)
    case .grouped: list.listStyle(.grouped)
    case .insetGrouped: list.listStyle(.insetGrouped)
    }
  }

  private func followWishes(_ proxy: ScrollViewProxy) {
    table._scrollWish = { row, position, isAnimated in
      let anchor: UnitPoint? =
        switch position {
        case .none: nil
        case .top: .top
        case .middle: .center
        case .bottom: .bottom
        }
      if isAnimated {
        withAnimation { proxy.scrollTo(row, anchor: anchor) }
      } else {
        proxy.scrollTo(row, anchor: anchor)
      }
    }
  }
}

/// What stands above or below a section.
private struct TableEdge: View {
  let content: UITableView._EdgeContent
  var body: some View {
    if content.isEmpty {
      EmptyView()
    } else if let view = content.view {
      PlainView(view: view).frame(maxWidth: .infinity).frame(height: content.height ?? PlainView.height(of: view))
        .listRowInsets(EdgeInsets())
    } else {
      Text(verbatim: content.title ?? "").frame(height: content.height)
    }
  }
}

/// A view of UIKit's above or below all rows.
private struct PlainRow: View {
  let view: UIView
  var body: some View {
    PlainView(view: view).frame(maxWidth: .infinity).frame(height: PlainView.height(of: view))
      .listRowInsets(EdgeInsets()).listRowSeparator(.hidden).listRowBackground(Color.clear)
  }
}

/// A view that exists already.
private struct PlainView: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ view: UIView, context: Context) {}

  /// The height that the app gave it; nil for the view's own.
  static func height(of view: UIView) -> CGFloat? { view.bounds.height > 0 ? view.bounds.height : nil }
}
