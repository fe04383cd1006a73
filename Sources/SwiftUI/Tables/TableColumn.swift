import Foundation

/// Columns of a table.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable
  associatedtype TableColumnSortComparator = Never
  func _columns() -> [_TableColumnValue<TableRowValue>]
}

/// One column as the table lays it out.
public struct _TableColumnValue<RowValue> {
  var label: AnyView
  var cell: (RowValue) -> AnyView
  /// What rows are sorted by when the column's header is tapped, forwards; nil for a column that sorts nothing.
  var comparator: AnyHashable?
  var width = TableColumnWidth()
  var alignment = HorizontalAlignment.leading
}

/// Points; nil leaves it to the table.
struct TableColumnWidth: Equatable {
  var min: CGFloat?
  var ideal: CGFloat?
  var max: CGFloat?
}

/// A column: its header's label, and what it shows of each row.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  private var column: _TableColumnValue<RowValue>
  public func _columns() -> [_TableColumnValue<RowValue>] { [column] }

  private init(_ label: Label, _ comparator: AnyHashable?, _ content: @escaping (RowValue) -> Content) {
    column = _TableColumnValue(label: AnyView(label), cell: { AnyView(content($0)) }, comparator: comparator)
  }
}

extension TableColumn where Sort == Never, Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(titleKey), nil, content)
  }
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(text, nil, content) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(title), nil, content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(Text(titleKey), nil) { Text($0[keyPath: value]) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(Text(title), nil) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), KeyPathComparator(value), content) }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), KeyPathComparator(value), content) }
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V { self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator), content) }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable) {
    self.init(titleKey, value: value) { Text($0[keyPath: value]) }
  }
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String> & Sendable) {
    self.init(Text(title), KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort: SortComparator & Hashable, Sort.Compared == RowValue, Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), comparator, content) }
}

extension TableColumn {
  /// A width in points that does not change; nil leaves it to the table.
  public func width(_ width: CGFloat? = nil) -> TableColumn { self.width(min: width, ideal: width, max: width) }
  /// Bounds of the width in points, and where the table begins.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var copy = self
    copy.column.width = TableColumnWidth(min: min, ideal: ideal, max: max)
    return copy
  }
  /// Where the header and the cells stand in the column's width.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    var copy = self
    copy.column.alignment = alignment.horizontal
    return copy
  }
}

/// Where a column's content stands.
public struct TableColumnAlignment: Hashable, Sendable {
  private enum Kind { case leading, center, trailing }
  private let kind: Kind
  public static let automatic = TableColumnAlignment(kind: .leading)
  public static let leading = TableColumnAlignment(kind: .leading)
  public static let center = TableColumnAlignment(kind: .center)
  public static let trailing = TableColumnAlignment(kind: .trailing)
  public static let numeric = TableColumnAlignment(kind: .trailing)
  var horizontal: HorizontalAlignment {
    switch kind {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
