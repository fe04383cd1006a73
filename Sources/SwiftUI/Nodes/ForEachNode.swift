import MartletGraph
import MartletTree

/// The node of a loop: children by index, made when somebody asks for them. Spec: C7, G1-G3.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode<
  ForEach<Data, ID, Content>
>
{
  private final class Child {
    let id: ID
    var position: Int
    private(set) var node: _ViewNode<Content>!
    private var reader: ContentReader!

    init(id: ID, position: Int) { (self.id, self.position) = (id, position) }

    /// Makes the node; `contentDidChange` is called when something that the closure read has changed.
    func make(
      _ view: ForEach<Data, ID, Content>, _ datum: Data.Element, _ context: NodeContext,
      owner: _AnyViewNode, contentDidChange: @escaping () -> Void
    ) {
      reader = ContentReader(owner: owner, contentDidChange: contentDidChange)
      node = Content._makeNode(reader.read { view.content(datum) }, context)
    }
    func update(to view: ForEach<Data, ID, Content>, datum: Data.Element) {
      node.update(to: reader.read { view.content(datum) })
    }
    func stopReading() { reader.dispose() }
    func dispose() {
      reader.dispose()
      node.dispose()
    }
  }
  /// The children that exist, by position. Invariant: a child's `position` is its key.
  private var children: [Int: Child] = [:]
  /// The children in the order of their positions, until others come or go.
  private var ordered: [Child]?
  private var count: Int
  private var departures: [Departure] = []
  private var arrivals: Arrivals?

  /// The elements that were there before an animated update: others arrive. Spec: E27.
  private struct Arrivals {
    let known: Set<ID>
    let cause: UpdateCause?
    let cycle: Int
  }

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
    let child = Child(id: view.id(datum), position: index)
    child.make(view, datum, context.child(of: self), owner: self) { [unowned self, unowned child] in
      contentDidChange(of: child)
    }
    children[index] = child
    ordered = nil
    if let arrivals { arrive(child, arrivals) }
    return child.node
  }

  private func arrive(_ child: Child, _ arrivals: Arrivals) {
    guard arrivals.cycle == root.motion.cycle else { return self.arrivals = nil }
    guard !arrivals.known.contains(child.id) else { return }
    let outer = Reader.cause
    Reader.cause = arrivals.cause
    child.node.arrive()
    Reader.cause = outer
  }

  private func letGo(_ child: Child) {
    child.stopReading()
    let departure = Departure.begin(child.node) { [weak self] departure in
      guard let self else { return }
      departures.removeAll { $0 === departure }
      if !isDisposed { elementsDidChange() }
    }
    if let departure { departures.append(departure) } else { child.node.dispose() }
  }

  /// Something that the closure read for the child's element has changed.
  private func contentDidChange(of child: Child) {
    guard child.position < count else { return }
    child.update(to: view, datum: datum(at: child.position))
  }

  /// Where a child stands, and the other way round, for children that exist.
  func position(of node: _AnyViewNode) -> Int? { children.first { $0.value.node === node }?.key }
  func child(atPosition position: Int) -> _AnyViewNode? { children[position]?.node }

  /// The identity of the element at `index`, for selection, deletion and scrolling. A child knows its own: a binding's
  /// collection may be shorter already than the loop that shows it.
  func id(at index: Int) -> ID { children[index]?.id ?? view.id(datum(at: index)) }

  // MARK: Update

  override func update(to new: ForEach<Data, ID, Content>) {
    let known = root.motion.mayRunTransitions ? knownIDs : nil
    view = new
    update(known)
  }

  /// The elements may be others: a loop over a binding follows its collection by itself. Spec: K5.
  override func update() {
    update(root.motion.mayRunTransitions && children.count == count ? knownIDs : nil)
  }

  /// The elements that are there. A loop that made all its children knows them from these: a binding's collection has
  /// changed already.
  private var knownIDs: Set<ID> {
    if children.count == count { return Set(children.values.map(\.id)) }
    return Reader.withoutTracking { Set(view.data.map(view.id)) }
  }

  private func update(_ known: Set<ID>?) {
    didRun()
    arrivals = known.map { Arrivals(known: $0, cause: Reader.cause, cycle: root.motion.cycle) }
    let oldCount = count
    let keepsPositions = track {
      count = view.data.count
      return self.keepsPositions()
    }
    if !keepsPositions { moveChildren() }
    if !keepsPositions || count != oldCount { elementsDidChange() }
    for child in orderedChildren { child.update(to: view, datum: datum(at: child.position)) }
  }

  private var orderedChildren: [Child] {
    if let ordered { return ordered }
    let new = children.values.sorted { $0.position < $1.position }
    ordered = new
    return new
  }

  func forEachIdentified(_ visit: (AnyHashable, _AnyViewNode) -> Void) {
    for child in orderedChildren { visit(AnyHashable(child.id), child.node) }
  }

  /// Whether every child that exists still belongs to the element at its position.
  private func keepsPositions() -> Bool {
    orderedChildren.allSatisfy { $0.position < count && view.id(datum(at: $0.position)) == $0.id }
  }

  /// Finds the children's new positions by id and ends those whose element is gone. The first of equal ids wins.
  private func moveChildren() {
    var waiting: [ID: Child] = [:]
    for child in orderedChildren {
      if waiting[child.id] == nil { waiting[child.id] = child } else { child.dispose() }
    }
    children.removeAll(keepingCapacity: true)
    ordered = nil
    var index = 0
    for datum in view.data {
      if waiting.isEmpty { break }
      let id = view.id(datum)
      if let child = waiting.removeValue(forKey: id) {
        child.position = index
        children[index] = child
      }
      index += 1
    }
    for child in waiting.values { letGo(child) }
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
    for child in orderedChildren { visit(child.node) }
  }

  override func dispose() {
    for child in children.values { child.stopReading() }
    let leaving = departures
    departures.removeAll()
    leaving.forEach { $0.end() }
    super.dispose()
  }
}
