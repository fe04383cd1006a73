import Foundation

/// Rows below each other that scroll; only those that show exist. Spec: A46, G1-G6.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
  let selection: ListSelection<SelectionValue>?
  let content: Content
  public var body: some View { ListBody(content: content, selection: selection.map { ListSelecting($0) }) }
}

/// What a list's selection binding holds. Spec: G8.
enum ListSelection<Value: Hashable> {
  case single(Binding<Value?>)
  case required(Binding<Value>)
  case multiple(Binding<Set<Value>>)
}

extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
  nonisolated public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }
  nonisolated public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init { ForEach(data, content: rowContent) }
  }
  nonisolated public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where Content == ForEach<BindingCollection<C>, C.Element.ID, Row>, C.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }
}

/// What a list does with its data by itself.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var move: EditActions { EditActions(rawValue: 1) }
  public static var delete: EditActions { EditActions(rawValue: 2) }
  public static var all: EditActions { [.move, .delete] }
}

extension List where SelectionValue == Never, Content == AnyView {
  /// A list that moves and deletes the elements of the binding's collection by itself.
  nonisolated public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where C.Element: Identifiable {
    self.init {
      AnyView(
        ForEach(data, content: rowContent)
          .onDelete(perform: editActions.contains(.delete) ? { data.wrappedValue.remove(atOffsets: $0) } : nil)
          .onMove(
            perform: editActions.contains(.move)
              ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil))
    }
  }
}

extension List {
  nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map { .single($0) }
    self.content = content()
  }
  /// A set is a value, too; for a binding to one, the selection of several rows is meant.
  @_disfavoredOverload
  nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.selection = .required(selection)
    self.content = content()
  }
  nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map { .multiple($0) }
    self.content = content()
  }
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
  nonisolated public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
  nonisolated public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
}

/// Rows whose controls take the form's look: labels leading, values trailing. Spec: G22.
nonisolated public struct Form<Content: View>: View {
  let content: Content
  @Environment(\.hasFormStyle) private var hasStyle
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View {
    if hasStyle {
      StyledControl(
        configuration: FormStyleConfiguration(content: content), standard: AnyControlStyle(form: AutomaticFormStyle()))
    } else {
      FormRows(content: content)
    }
  }
}

private enum IsInFormKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum IsListRowKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var isInForm: Bool {
    get { self[IsInFormKey.self] }
    set { self[IsInFormKey.self] = newValue }
  }
  /// Whether the view stands in a row of a list: links and buttons look different there. Spec: F14.
  var isListRow: Bool {
    get { self[IsListRowKey.self] }
    set { self[IsListRowKey.self] = newValue }
  }
}
