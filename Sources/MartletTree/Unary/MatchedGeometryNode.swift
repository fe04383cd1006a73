import Foundation
import MartletLayout

/// A way on which matched nodes go from the frame of one to that of the other.
public protocol MatchedWay: AnyObject {
  /// The frame in the window at which `node` shows its child now; nil when there is none.
  func frame(for node: MatchedGeometryNode) -> CGRect?
}

/// Shows its child where another node stands. Its own place in the layout stays. Spec: E44.
public final class MatchedGeometryNode: UnaryNode {
  public struct Properties: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let position = Properties(rawValue: 1)
    public static let size = Properties(rawValue: 2)
  }

  public var properties: Properties = [] { didSet { if properties != oldValue { setNeedsPlacement() } } }
  public var anchor = UnitPoint.center { didSet { if anchor != oldValue { setNeedsPlacement() } } }
  /// The other node's frame in the window; nil while there is none, or for the one that others follow.
  public var source: (() -> CGRect?)?
  /// The way that the node is on: it counts before the source.
  public var way: (any MatchedWay)? { didSet { if way !== oldValue { setNeedsPlacement() } } }
  /// The frame in the window at which the child shows, as it is known now.
  public var target: CGRect? { way?.frame(for: self) ?? source?() }
  /// Called after placing with the frame that was used.
  public var onPlace: (CGRect?) -> Void = { _ in }

  public override func placeChildren() {
    let target = target
    defer { onPlace(target) }
    guard let target else { return child.place(at: .zero, anchor: .topLeading, proposal: proposal) }
    let offered = properties.contains(.size) ? ProposedViewSize(target.size) : proposal
    let own = frame()
    let area = properties.contains(.position) ? target : own
    var point = CGPoint(
      x: area.minX + anchor.x * area.width - own.minX, y: area.minY + anchor.y * area.height - own.minY)
    var anchor = anchor
    if isRightToLeft {  // places count in reading direction, frames from the left
      point.x = size.width - point.x
      anchor.x = 1 - anchor.x
    }
    child.place(at: point, anchor: anchor, proposal: offered)
  }
}
