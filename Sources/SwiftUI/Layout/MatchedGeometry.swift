import Foundation
import MartletGraph
import MartletLayout
import MartletTree

/// What a view takes over of the one it is matched with. Spec: E44.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The sources of one tree by namespace and id.
private final class MatchedSources {
  struct Key: Hashable {
    let namespace: Namespace.ID
    let id: AnyHashable
  }
  private struct Weak { weak var node: LayoutNode? }
  private var nodes: [Key: Weak] = [:]

  /// Answers the source that this one takes the place of, where that has been drawn.
  func setSource(_ node: LayoutNode, _ key: Key) -> LayoutNode? {
    let old = nodes[key]?.node
    nodes[key] = Weak(node: node)
    return old.flatMap { $0 !== node && $0.hasBeenDrawn && $0.parent != nil ? $0 : nil }
  }
  func frame(_ key: Key) -> CGRect? { nodes[key]?.node.flatMap { $0.isDetached ? nil : $0.frame() } }

  static func of(_ root: ViewRoot) -> MatchedSources {
    let key = ObjectIdentifier(MatchedSources.self)
    if let known = root.scope.own(key) as? MatchedSources { return known }
    let made = MatchedSources()
    root.scope.set(key, made)
    return made
  }
}

/// Has a follower placed again when its source stands elsewhere than it did: it may be placed after its followers, or
/// move without them.
private final class MatchedFollowing: LayoutWatching {
  private weak var node: MatchedGeometryNode?
  private var used: CGRect?
  /// The frame that the follower was asked to take last: one that is on its way out is never placed.
  private var asked: CGRect??

  init(_ node: MatchedGeometryNode) { self.node = node }

  func wasPlaced(at target: CGRect?) { (used, asked) = (target, nil) }

  func layoutDidEnd() {
    guard let node, node.parent != nil else { return }
    let target = node.target
    guard target != used, asked != .some(target) else { return }
    asked = .some(target)
    node.setNeedsPlacement()
  }
}

/// Spec: E44.
struct MatchedGeometryModifier: ElementModifier {
  let id: AnyHashable
  let namespace: Namespace.ID
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> MatchedGeometryNode {
    MatchedGeometryNode(context: context.layout, child: child)
  }

  func update(_ wrapper: MatchedGeometryNode, in context: ElementContext) {
    let root = context.node.root
    let sources = MatchedSources.of(root)
    let key = MatchedSources.Key(namespace: namespace, id: id)
    wrapper.anchor = anchor
    wrapper.properties = MatchedGeometryNode.Properties(rawValue: Int(properties.rawValue))
    if isSource {
      (wrapper.source, wrapper.onPlace) = (nil, { _ in })
      let old = sources.setSource(wrapper, key) as? MatchedGeometryNode
      if let old { MatchedMotion.begin(from: old, to: wrapper, root) }
      return
    }
    wrapper.source = { [weak sources] in sources?.frame(key) }
    let following = MatchedFollowing(wrapper)
    wrapper.onPlace = { following.wasPlaced(at: $0) }
    root.addLayoutWatch(following)
    wrapper.setNeedsPlacement()
  }
}

extension View {
  /// Shows this view with the frame of the source that has the same id in `namespace`, if it is no source itself.
  ///
  /// `anchor` is the point of both that is brought together. Layout around the view stays. A source that is inserted
  /// when another one is removed, in one animated update, begins at its frame, and that goes to the new one's.
  /// Spec: E44, E45.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        id: AnyHashable(id), namespace: namespace, properties: properties, anchor: anchor, isSource: isSource))
  }
}
