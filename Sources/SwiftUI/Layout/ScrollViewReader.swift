import MartletGraph
import MartletLayout
import MartletTree

/// Lets its content scroll the scroll views in it to views with an id. Spec: G17.
public struct ScrollViewReader<Content: View>: _PrimitiveView {
  public var content: (ScrollViewProxy) -> Content
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ScrollViewReaderNode(view, context)
  }
  nonisolated public static var _arity: _Arity { Content._arity }
}

/// Scrolls what is inside a `ScrollViewReader`.
public struct ScrollViewProxy {
  weak var reader: ScrollReading?

  /// Scrolls until the view with `id` shows: a view's `id(_:)` or the identity of an element of `ForEach`.
  ///
  /// `anchor` is the point of view and window that are brought together; nil scrolls no further than needed. Rows
  /// on the way are made. An id that nobody has does nothing. For actions, not for use while a body runs.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    reader?.scroll(to: AnyHashable(id), anchor: anchor)
  }
}

extension _AnyViewNode {
  /// Scrolls what is here to the view with this id, at the end of a layout.
  func scroll(to id: AnyHashable, anchor: UnitPoint?, isAnimated: Bool) {
    guard let target = scrollTarget(id) else { return }
    let elements = elements
    let glides = isAnimated ? ScrollGlide.all(in: elements) : []
    target.show(anchor: anchor, upTo: elements)
    guard !glides.isEmpty else { return }
    root.afterLayout { glides.forEach { $0.start() } }
  }
}

/// The node of a scroll view reader.
protocol ScrollReading: _AnyViewNode {
  func scroll(to id: AnyHashable, anchor: UnitPoint?)
}

final class ScrollViewReaderNode<Content: View>: _ViewNode<ScrollViewReader<Content>>, ScrollReading {
  private var content: _ViewNode<Content>!

  override init(_ view: ScrollViewReader<Content>, _ context: NodeContext) {
    super.init(view, context)
    content = Content._makeNode(evaluate(), context.child(of: self))
  }

  private func evaluate() -> Content { track { view.content(ScrollViewProxy(reader: self)) } }

  override func update(to new: ScrollViewReader<Content>) {
    view = new
    update()
  }
  override func update() { content.update(to: evaluate()) }

  /// After the next layout, so that views which appear together with the call are there. In an animated update the way
  /// there shows.
  func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    let isAnimated = Transaction.current.animation != nil
    let anchor = anchor ?? Transaction.current.scrollTargetAnchor
    root.afterLayout { [weak self] in
      if let self, !isDisposed { content.scroll(to: id, anchor: anchor, isAnimated: isAnimated) }
    }
    root.needsFrame()
  }

  override var elementCount: Int { content.elementCount }
  override var isElementCountCheap: Bool { content.isElementCountCheap }
  override func element(at index: Int) -> LayoutNode { content.element(at: index) }
  override func appendElements(to list: inout [LayoutNode]) { content.appendElements(to: &list) }
  override func appendPieces(to pieces: inout [ListPiece]) { content.appendPieces(to: &pieces) }
  override func forEachChild(_ visit: (_AnyViewNode) -> Void) { content.map(visit) }
}
