/// Rows of a table.
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
  func _values() -> [TableRowValue]
}

/// A row that shows a value.
public struct TableRow<Value: Identifiable>: TableRowContent {
  private let value: Value
  public init(_ value: Value) { self.value = value }
  public func _values() -> [Value] { [value] }
}

/// Makes a table's rows of those that are written below each other.
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> _TableRows<Value>
  where Content.TableRowValue == Value { _TableRows(values: content._values()) }
  public static func buildBlock(_ parts: _TableRows<Value>...) -> _TableRows<Value> {
    _TableRows(values: parts.flatMap(\.values))
  }
  public static func buildIf(_ part: _TableRows<Value>?) -> _TableRows<Value> { part ?? _TableRows(values: []) }
  public static func buildEither(first part: _TableRows<Value>) -> _TableRows<Value> { part }
  public static func buildEither(second part: _TableRows<Value>) -> _TableRows<Value> { part }
}

/// Rows below each other.
public struct _TableRows<Value: Identifiable>: TableRowContent {
  let values: [Value]
  public func _values() -> [Value] { values }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public func _values() -> [Content.TableRowValue] { data.flatMap { content($0)._values() } }
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable, Content: TableRowContent {
  /// Rows of each element.
  public init<Value>(
    _ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Content == _TableRows<Value> { self.init(elements: data, id: { $0.id }, content: content) }
}

extension ForEach where Content: TableRowContent {
  public init<Value>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Content == _TableRows<Value> { self.init(elements: data, id: { $0[keyPath: id] }, content: content) }
}

// DEVIATION: rows of sections follow each other without a break; headers of sections are not shown.
extension Section: TableRowContent where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView {
  public typealias TableRowValue = Content.TableRowValue
  public func _values() -> [Content.TableRowValue] { content._values() }
  public init<Value>(@TableRowBuilder<Value> content: () -> Content) where Content == _TableRows<Value> {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}
