import Foundation

/// Something of another program that is dragged over the window or let go there.
public struct DropEvent: Hashable, Sendable {
  public enum Phase: Hashable, Sendable {
    case moved, dropped
    /// The drag went away, or was given up.
    case left
  }

  /// A thing that is dragged.
  public enum Item: Hashable, Sendable {
    case file(URL)
    case text(String)
    /// Bytes and their media type, such as "image/png".
    case data(Data, mediaType: String)
  }

  public var phase: Phase
  /// Points from the window's top left corner.
  public var location: CGPoint
  /// Empty while the host does not know yet, and when the drag has left.
  public var items: [Item]

  public init(_ phase: Phase, at location: CGPoint, items: [Item]) {
    (self.phase, self.location, self.items) = (phase, location, items)
  }
}
