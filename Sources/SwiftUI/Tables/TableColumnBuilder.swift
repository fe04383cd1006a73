/// Makes a table's columns of those that are written below each other.
@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
  public static func buildExpression<Content: TableColumnContent>(_ column: Content) -> _TableColumns<RowValue, Sort>
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
    _TableColumns(columns: column._columns())
  }
  /// A column that sorts nothing, among others.
  @_disfavoredOverload
  public static func buildExpression<Content: TableColumnContent>(_ column: Content) -> _TableColumns<RowValue, Sort>
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Never {
    _TableColumns(columns: column._columns())
  }
  public static func buildBlock(_ parts: _TableColumns<RowValue, Sort>...) -> _TableColumns<RowValue, Sort> {
    _TableColumns(columns: parts.flatMap(\.columns))
  }
  public static func buildIf(_ part: _TableColumns<RowValue, Sort>?) -> _TableColumns<RowValue, Sort> {
    part ?? _TableColumns(columns: [])
  }
  public static func buildEither(first part: _TableColumns<RowValue, Sort>) -> _TableColumns<RowValue, Sort> { part }
  public static func buildEither(second part: _TableColumns<RowValue, Sort>) -> _TableColumns<RowValue, Sort> { part }
}

/// Columns beside each other.
public struct _TableColumns<RowValue: Identifiable, Sort>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  let columns: [_TableColumnValue<RowValue>]
  public func _columns() -> [_TableColumnValue<RowValue>] { columns }
}
