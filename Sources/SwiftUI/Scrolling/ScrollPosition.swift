import Foundation
import MartletLayout

/// Where a scroll view is, or is to be: at a view, at an edge, at an offset. Spec: G23, G36.
///
/// A state of this type, given to `scrollPosition(_:anchor:)`, scrolls when it is changed, and follows the user: then
/// `isPositionedByUser` is true and `viewID` names the view that shows nearest to the anchor.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  enum Aim: Equatable {
    case none
    case view(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }
  var aim = Aim.none
  /// Counts what was asked for, so that the same may be asked again.
  private var request = 0
  /// Whether the user has moved the content since it was positioned.
  public internal(set) var isPositionedByUser = false
  private var acceptsID: (@Sendable (AnyHashable) -> Bool)?

  /// Follows the user among views whose ids are of this type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) { acceptsID = { $0.base is ID } }
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, edge: Edge) {
    self.init(idType: idType)
    aim = .edge(edge)
  }
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, point: CGPoint) {
    self.init(idType: idType)
    aim = .point(x: point.x, y: point.y)
  }
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, x: CGFloat, y: CGFloat) {
    self.init(idType: idType, point: CGPoint(x: x, y: y))
  }
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(idType: ID.self)
    aim = .view(AnyHashable(id), anchor)
  }
  public init(edge: Edge) { aim = .edge(edge) }
  public init(point: CGPoint) { aim = .point(x: point.x, y: point.y) }
  public init(x: CGFloat, y: CGFloat) { aim = .point(x: x, y: y) }

  /// What `scrollPosition(id:)` is made of.
  init<ID: Hashable>(optionalID: ID?) {
    aim = optionalID.map { .view(AnyHashable($0), nil) } ?? .none
    acceptsID = { $0.base is ID }
  }

  public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
    a.aim == b.aim && a.request == b.request && a.isPositionedByUser == b.isPositionedByUser
  }

  // MARK: What it says

  /// The id of the view that it is at; nil where it is at an edge or an offset.
  public var viewID: AnyHashable? { if case .view(let id, _) = aim { id } else { nil } }
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID?.base as? T }
  public var edge: Edge? { if case .edge(let edge) = aim { edge } else { nil } }
  /// The offset that was asked for; nil once the user has moved the content.
  public var point: CGPoint? {
    guard case .point(let x?, let y?) = aim else { return nil }
    return CGPoint(x: x, y: y)
  }
  public var x: CGFloat? { if case .point(let x, _) = aim { x } else { nil } }
  public var y: CGFloat? { if case .point(_, let y) = aim { y } else { nil } }

  func accepts(_ id: AnyHashable) -> Bool { acceptsID?(id) ?? true }

  // MARK: What it is told

  private mutating func ask(_ aim: Aim) {
    self.aim = aim
    request += 1
    isPositionedByUser = false
  }

  /// Scrolls to the view with this id; without an anchor by the modifier's, or no further than needed.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    ask(.view(AnyHashable(id), anchor))
  }
  public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }
  public mutating func scrollTo(point: CGPoint) { ask(.point(x: point.x, y: point.y)) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(.point(x: x, y: y)) }
  public mutating func scrollTo(x: CGFloat) { ask(.point(x: x, y: nil)) }
  public mutating func scrollTo(y: CGFloat) { ask(.point(x: nil, y: y)) }

  /// The user moved the content to where this view shows.
  mutating func follow(_ id: AnyHashable?) {
    aim = id.map { .view($0, nil) } ?? .none
    isPositionedByUser = true
  }
}
