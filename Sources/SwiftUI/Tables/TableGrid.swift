import Foundation
import MartletControls

/// A table on the screen: headers over a list whose rows have a cell for each column.
struct TableGrid<Value: Identifiable>: View {
  let values: [Value]
  let columns: [_TableColumnValue<Value>]
  let selection: ListSelection<Value.ID>?
  let sorting: TableSorting?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.showsTableHeaders) private var showsHeaders

  var body: some View {
    if sizeClass == .compact {
      list { value in columns.first.map { $0.cell(value) } }
    } else {
      GeometryReader { place in
        let widths = TableWidths(columns.map(\.width)).widths(in: place.size.width - 2 * ListMetrics.rowLeadingInset)
        VStack(spacing: 0) {
          if showsHeaders {
            TableHeader(columns: columns, widths: widths, sorting: sorting)
            Divider()
          }
          list { value in TableCells(columns: columns, widths: widths, value: value) }
        }
      }
    }
  }

  private func list(@ViewBuilder _ row: @escaping (Value) -> some View) -> some View {
    List(optionalSelection: selection) { ForEach(values) { row($0) } }.listStyle(.plain)
  }
}

extension List {
  fileprivate init(optionalSelection: ListSelection<SelectionValue>?, @ViewBuilder content: () -> Content) {
    (selection, self.content) = (optionalSelection, content())
  }
}

/// The cells of a row.
private struct TableCells<Value>: View {
  let columns: [_TableColumnValue<Value>]
  let widths: [CGFloat]
  let value: Value

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<columns.count, id: \.self) { index in
        columns[index].cell(value)
          .padding(.trailing, TableWidths.gap)
          .frame(width: widths[index], alignment: Alignment(horizontal: columns[index].alignment, vertical: .center))
      }
    }
  }
}

/// What columns are called; a tap sorts.
private struct TableHeader<Value>: View {
  let columns: [_TableColumnValue<Value>]
  let widths: [CGFloat]
  let sorting: TableSorting?

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<columns.count, id: \.self) { index in
        let column = columns[index]
        cell(column)
          .padding(.trailing, TableWidths.gap)
          .frame(width: widths[index], alignment: Alignment(horizontal: column.alignment, vertical: .center))
      }
    }
    .font(.subheadline)
    .lineLimit(1)
    .padding(.horizontal, ListMetrics.rowLeadingInset)
    .padding(.vertical, 8)
    .accessibilityElement(children: .contain)
  }

  @ViewBuilder private func cell(_ column: _TableColumnValue<Value>) -> some View {
    if let comparator = column.comparator, let sorting {
      let order = sorting.order(comparator)
      Button {
        sorting.choose(comparator)
      } label: {
        HStack(spacing: 4) {
          column.label.fontWeight(order == nil ? .regular : .semibold)
          if let order {
            Image(systemName: order == .forward ? "chevron.up" : "chevron.down").font(.caption2.weight(.semibold))
              .accessibilityHidden(true)
          }
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityAddTraits(order == nil ? [] : .isSelected)
    } else {
      column.label.foregroundStyle(.secondary).accessibilityAddTraits(.isHeader)
    }
  }
}
