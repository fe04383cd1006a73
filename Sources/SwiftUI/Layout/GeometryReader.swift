import Foundation
import MartletDisplay
import MartletGraph
import MartletLayout
import MartletTree

/// Gives its content the size it was offered. It takes all room there is. Spec: A47-A49.
public struct GeometryReader<Content: View>: _PrimitiveView {
  public var content: (GeometryProxy) -> Content
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    GeometryReaderNode(view, context)
  }
}

/// A space in which geometry is read. Spec: A49.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)
  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// A space by name or role, the newer form.
public protocol CoordinateSpaceProtocol { var coordinateSpace: CoordinateSpace { get } }
public struct LocalCoordinateSpace: CoordinateSpaceProtocol { public var coordinateSpace: CoordinateSpace { .local } }
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol { public var coordinateSpace: CoordinateSpace { .global } }
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { public static var local: Self { .init() } }
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace { public static var global: Self { .init() } }
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The nearest scroll view around: its corner is the origin, whatever it shows. The window where there is none.
  public static var scrollView: Self { .init(name: AnyHashable(ScrollSpaceName(axis: nil))) }
  /// The nearest one that scrolls along an axis.
  public static func scrollView(axis: Axis) -> Self { .init(name: AnyHashable(ScrollSpaceName(axis: axis))) }
  public static func named(_ name: some Hashable) -> Self { .init(name: AnyHashable(name)) }
}

/// The size and place of a geometry reader, in points.
public struct GeometryProxy {
  let node: LayoutNode
  let reads: GeometryReads
  public var size: CGSize { reads.follow { [node] in node.size } }
  public var safeAreaInsets: EdgeInsets { reads.follow { [node] in node.touchedSafeArea } }
  /// The part of the window's insets that lies inside the reader's own area.
  var overlappedSafeArea: EdgeInsets { reads.follow { [node] in node.overlappedSafeArea } }
  public func frame(in space: CoordinateSpace) -> CGRect {
    reads.follow { [node] in
      switch space {
      case .local: node.bounds
      case .global: node.frame()
      case .named(let name): node.frame(in: node.ancestor(named: name))
      }
    }
  }
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }
  /// The bounds of a space in this reader's coordinates; nil where no view around has it.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    reads.follow { [node] in
      guard let ancestor = node.ancestor(named: space.name) else { return nil }
      let own = node.frame(in: ancestor)
      return ancestor.bounds.offsetBy(dx: -own.minX, dy: -own.minY)
    }
  }
  /// The anchor's value in this reader's coordinates. Spec: D19.
  public subscript<T>(anchor: Anchor<T>) -> T {
    reads.follow { [node] in anchor.value(relativeTo: node) }
  }
}

final class GeometryReaderNode<Content: View>: _ViewNode<GeometryReader<Content>>, Gathering {
  private let area: AreaNode
  private let reads = GeometryReads()
  private var content: _ViewNode<Content>?
  var isWaitingToGather = false

  override init(_ view: GeometryReader<Content>, _ context: NodeContext) {
    area = AreaNode(context: context.layout)
    super.init(view, context)
    area.onPlace = { [unowned self] in makeContent() }
    root.addLayoutWatch(reads)
  }

  private func evaluate() -> Content {
    didRun()
    return track {
      view.content(GeometryProxy(node: area, reads: reads))
    }
  }

  /// The area was placed: only then there is a size to make content with.
  private func makeContent() {
    guard content == nil else { return }
    content = Content._makeNode(evaluate(), context.child(of: self))
    gather()
    root.structureDidChange()
  }

  override func update(to new: GeometryReader<Content>) {
    view = new
    update()
  }
  override func update() { content?.update(to: evaluate()) }
  override func childElementsDidChange(_ child: _AnyViewNode) {
    root.structureDidChange()
    root.gatherLater(self)
  }
  func gather() { area.setChildren(content?.elements ?? []) }
  override var elementCount: Int { 1 }
  override var isElementCountCheap: Bool { true }
  override func element(at index: Int) -> LayoutNode { area }
  override func appendElements(to list: inout [LayoutNode]) { list.append(area) }
  override func forEachChild(_ visit: (_AnyViewNode) -> Void) { content.map(visit) }
  override func dispose() {
    area.detach()
    super.dispose()
  }
}

/// The space of a scroll view, which nobody names.
private struct ScrollSpaceName: Hashable { let axis: Axis? }

enum CoordinateSpaceTrait: TraitKey { typealias Value = AnyHashable }

extension LayoutNode {
  /// The nearest node above that carries a coordinate space of this name; nil for the root.
  func ancestor(named name: AnyHashable) -> LayoutNode? {
    if let space = name.base as? ScrollSpaceName { return scrollView(along: space.axis) }
    var node = parent
    while let here = node {
      if let trait = here as? TraitNode,
        trait.values[ObjectIdentifier(CoordinateSpaceTrait.self)] as? AnyHashable == name
      {
        return here
      }
      node = here.parent
    }
    return nil
  }

  private func scrollView(along axis: Axis?) -> LayoutNode? {
    sequence(first: self as LayoutNode, next: \.parent).dropFirst().first { node in
      guard let scrolling = node as? any Scrollable else { return false }
      return axis.map { scrolling.scrollAxes.contains($0 == .vertical ? .vertical : .horizontal) } ?? true
    }
  }
}

extension View {
  /// Names this view's coordinate space for those inside. Spec: A49.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    trait(CoordinateSpaceTrait.self, AnyHashable(name))
  }
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    trait(CoordinateSpaceTrait.self, name.name)
  }
}
