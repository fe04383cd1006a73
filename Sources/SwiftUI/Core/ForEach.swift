/// Views made from the elements of a collection, each with the identity of its element. Spec: C7, G1.
///
/// Cost: in an eager container all elements are made; in lists and lazy stacks those that show, provided that
/// every element makes the same number of views. Duplicate ids: the first keeps its state.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  package let id: (Data.Element) -> ID
  /// A constant range: its length is not expected to change. Spec: C9.
  var isConstantRange = false

  init(
    data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID,
    isConstantRange: Bool = false
  ) { (self.data, self.content, self.id, self.isConstantRange) = (data, content, id, isConstantRange) }

  /// For modules with content that is no view, such as a map's.
  package init(
    elements data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content, id: id) }
}

extension ForEach: View where Content: View {
  public typealias Body = Never
  public var body: Never { fatalError("ForEach has no body to ask for") }
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ForEachNode(view, context)
  }
  nonisolated public static var _arity: _Arity { .dynamic }
}

extension ForEach where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 }, isConstantRange: true)
  }
}

/// Element bindings by position, ids by element. Spec: K5.
extension ForEach where Content: View {
  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == BindingCollection<C>, C: MutableCollection & RandomAccessCollection {
    self.init(
      data: BindingCollection(binding: data), content: content, id: { $0.wrappedValue[keyPath: id] })
  }

  nonisolated public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == BindingCollection<C>, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable,
    ID == C.Element.ID
  {
    self.init(data: BindingCollection(binding: data), content: content, id: { $0.wrappedValue.id })
  }
}

/// The bindings to a collection's elements.
public struct BindingCollection<Base: MutableCollection & RandomAccessCollection>: RandomAccessCollection {
  let binding: Binding<Base>
  public typealias Index = Base.Index
  public var startIndex: Index { binding.wrappedValue.startIndex }
  public var endIndex: Index { binding.wrappedValue.endIndex }
  public func index(after index: Index) -> Index { binding.wrappedValue.index(after: index) }
  public func index(before index: Index) -> Index { binding.wrappedValue.index(before: index) }
  public func index(_ index: Index, offsetBy distance: Int) -> Index {
    binding.wrappedValue.index(index, offsetBy: distance)
  }
  public func distance(from start: Index, to end: Index) -> Int { binding.wrappedValue.distance(from: start, to: end) }
  public subscript(position: Index) -> Binding<Base.Element> { binding.element(at: position) }
}
