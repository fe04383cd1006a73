import Foundation

/// Rows of values in columns. Where the window is compact, as on phones, a list of the first column.
///
/// Headers of sortable columns write the sort order; the app sorts its rows. The selection is that of a list.
public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: View
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
  let columns: Columns
  let rows: Rows
  let selection: ListSelection<Value.ID>?
  let sorting: TableSorting?

  private init(_ columns: Columns, _ rows: Rows, _ selection: ListSelection<Value.ID>?, _ sorting: TableSorting?) {
    (self.columns, self.rows, self.selection, self.sorting) = (columns, rows, selection, sorting)
  }

  public var body: some View {
    TableGrid(values: rows._values(), columns: columns._columns(), selection: selection, sorting: sorting)
  }
}

// MARK: - Rows of a collection

extension Table {
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == _TableRows<Value>, Data.Element == Value {
    self.init(columns(), _TableRows(values: Array(data)), nil, nil)
  }
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == _TableRows<Value>, Data.Element == Value {
    self.init(columns(), _TableRows(values: Array(data)), .single(selection), nil)
  }
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == _TableRows<Value>, Data.Element == Value {
    self.init(columns(), _TableRows(values: Array(data)), .multiple(selection), nil)
  }
  public init<Data: RandomAccessCollection, Sort: SortComparator & Hashable>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == _TableRows<Value>, Data.Element == Value, Sort.Compared == Value {
    self.init(columns(), _TableRows(values: Array(data)), nil, TableSorting(sortOrder))
  }
  public init<Data: RandomAccessCollection, Sort: SortComparator & Hashable>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == _TableRows<Value>, Data.Element == Value, Sort.Compared == Value {
    self.init(columns(), _TableRows(values: Array(data)), .single(selection), TableSorting(sortOrder))
  }
  public init<Data: RandomAccessCollection, Sort: SortComparator & Hashable>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == _TableRows<Value>, Data.Element == Value, Sort.Compared == Value {
    self.init(columns(), _TableRows(values: Array(data)), .multiple(selection), TableSorting(sortOrder))
  }
}

// MARK: - Rows that are written out

extension Table {
  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(columns(), rows(), nil, nil) }
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(columns(), rows(), .single(selection), nil) }
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(columns(), rows(), .multiple(selection), nil) }
  public init<Sort: SortComparator & Hashable>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value { self.init(columns(), rows(), nil, TableSorting(sortOrder)) }
  public init<Sort: SortComparator & Hashable>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value { self.init(columns(), rows(), .single(selection), TableSorting(sortOrder)) }
  public init<Sort: SortComparator & Hashable>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value { self.init(columns(), rows(), .multiple(selection), TableSorting(sortOrder)) }
}

/// A sort order of any type, behind a binding.
struct TableSorting {
  /// Whether the comparator is the first, and how it sorts.
  let order: (AnyHashable) -> SortOrder?
  /// The comparator comes first; once more turns it round.
  let choose: (AnyHashable) -> Void

  init<Sort: SortComparator & Hashable>(_ binding: Binding<[Sort]>) {
    func forward(_ comparator: Sort) -> Sort {
      var copy = comparator
      copy.order = .forward
      return copy
    }
    order = { wanted in
      binding.wrappedValue.first.flatMap { AnyHashable(forward($0)) == wanted ? $0.order : nil }
    }
    choose = { wanted in
      guard let wanted = wanted.base as? Sort else { return }
      var chosen = forward(wanted)
      if let first = binding.wrappedValue.first, forward(first) == chosen, first.order == .forward {
        chosen.order = .reverse
      }
      binding.wrappedValue = [chosen] + binding.wrappedValue.filter { forward($0) != forward(wanted) }
    }
  }
}
