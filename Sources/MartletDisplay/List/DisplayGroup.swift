import Foundation

/// Items that change together: the unit of retention. Immutable; painters may keep what they made of it, keyed
/// by identity.
public final class DisplayGroup: @unchecked Sendable {
  public let items: [DisplayItem]
  /// What a painter keeps for this group; touched on the painting thread only.
  public var painterStorage: AnyObject?

  public init(_ items: [DisplayItem]) { self.items = items }
  /// Whether a host's own widget has a place in the group or in one below.
  public private(set) lazy var holdsForeignViews = items.contains { $0.holdsForeignViews }
  public static let empty = DisplayGroup([])
}
