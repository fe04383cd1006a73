import MartletTree

/// The node of a loop: children by index, made when somebody asks for them. Spec: C7, G1-G3.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode<
  ForEach<Data, ID, Content>
>
{
  private final class Child {
    let id: ID
    let node: _ViewNode<Content>
    let reader: ContentReader

    init(id: ID, node: _ViewNode<Content>, reader: ContentReader) {
      (self.id, self.node, self.reader) = (id, node, reader)
    }

    func update(to view: ForEach<Data, ID, Content>, datum: Data.Element) {
      node.update(to: reader.read { view.content(datum) })
    }
    func dispose() {
      reader.dispose()
      node.dispose()
    }
  }
  /// The children that exist, by position.
  private var children: [Int: Child] = [:]
  private var count: Int

  override init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    count = 0
    super.init(view, context)
    count = track { view.data.count }
  }

  // MARK: Children

  private func datum(at index: Int) -> Data.Element {
    let data = view.data
    return data[data.index(data.startIndex, offsetBy: index)]
  }

  private func child(at index: Int) -> _ViewNode<Content> {
    if let child = children[index] { return child.node }
    let datum = datum(at: index)
    let id = view.id(datum)
    let reader = ContentReader(owner: self) { [unowned self] in contentDidChange(of: id) }
    let node = Content._makeNode(reader.read { view.content(datum) }, context.child(of: self))
    children[index] = Child(id: id, node: node, reader: reader)
    return node
  }

  /// Something that the closure read for the element of this id has changed.
  private func contentDidChange(of id: ID) {
    guard let (index, child) = children.first(where: { $0.value.id == id }), index < count else { return }
    child.update(to: view, datum: datum(at: index))
  }

  /// Where a child stands, and the other way round, for children that exist.
  func position(of node: _AnyViewNode) -> Int? { children.first { $0.value.node === node }?.key }
  func child(atPosition position: Int) -> _AnyViewNode? { children[position]?.node }

  /// The identity of the element at `index`, for selection, deletion and scrolling.
  func id(at index: Int) -> ID { view.id(datum(at: index)) }

  // MARK: Update

  override func update(to new: ForEach<Data, ID, Content>) {
    view = new
    update()
  }

  /// The elements may be others: a loop over a binding follows its collection by itself. Spec: K5.
  override func update() {
    didRun()
    let oldCount = count
    let keepsPositions = track {
      count = view.data.count
      return self.keepsPositions()
    }
    if !keepsPositions { moveChildren() }
    if !keepsPositions || count != oldCount { elementsDidChange() }
    forEachPosition { child, index in child.update(to: view, datum: datum(at: index)) }
  }

  /// Visits the children that exist in the order of their positions.
  private func forEachPosition(_ visit: (Child, Int) -> Void) {
    let positions = children.count == count ? Array(0..<count) : children.keys.sorted()
    for position in positions { children[position].map { visit($0, position) } }
  }

  /// Whether every child that exists still belongs to the element at its position.
  private func keepsPositions() -> Bool {
    for (index, child) in children where index >= count || id(at: index) != child.id { return false }
    return true
  }

  /// Finds the children's new positions by id and ends those whose element is gone. The first of equal ids wins.
  private func moveChildren() {
    var waiting: [ID: Child] = [:]
    for (_, child) in children.sorted(by: { $0.key < $1.key }) {
      if waiting[child.id] == nil { waiting[child.id] = child } else { child.dispose() }
    }
    children.removeAll(keepingCapacity: true)
    var index = 0
    for datum in view.data {
      if waiting.isEmpty { break }
      let id = view.id(datum)
      if let child = waiting.removeValue(forKey: id) { children[index] = child }
      index += 1
    }
    for child in waiting.values { child.dispose() }
  }

  // MARK: Elements

  private var elementsPerChild: Int? {
    if case .fixed(let count) = Content._arity { count } else { nil }
  }

  override var isElementCountCheap: Bool { elementsPerChild != nil }

  override var elementCount: Int {
    if let elementsPerChild { return count * elementsPerChild }
    return (0..<count).reduce(0) { $0 + child(at: $1).elementCount }
  }

  override func element(at index: Int) -> LayoutNode {
    if let elementsPerChild, elementsPerChild > 0 {
      return child(at: index / elementsPerChild).element(at: index % elementsPerChild)
    }
    var rest = index
    for position in 0..<count {
      let here = child(at: position).elementCount
      if rest < here { return child(at: position).element(at: rest) }
      rest -= here
    }
    preconditionFailure("element \(index) of \(elementCount)")
  }

  override func appendElements(to list: inout [LayoutNode]) {
    for index in 0..<count { child(at: index).appendElements(to: &list) }
  }

  override func appendPieces(to pieces: inout [ListPiece]) {
    if elementsPerChild != nil { return pieces.append(.rows(self)) }
    for index in 0..<count { child(at: index).appendPieces(to: &pieces) }
  }

  override func forEachChild(_ visit: (_AnyViewNode) -> Void) {
    forEachPosition { child, _ in visit(child.node) }
  }

  override func dispose() {
    for child in children.values { child.reader.dispose() }
    super.dispose()
  }
}
