import Foundation

/// One column of a vertical lazy grid, or one row of a horizontal one; an adaptive item makes several.
public struct GridItem: Sendable {
  /// How long the item is, in points.
  public enum Size: Sendable {
    /// Always this long.
    case fixed(CGFloat)
    /// An equal share of what is left, inside the limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many equal columns as fit into such a share.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// The distance to the next item in points, and between the columns of an adaptive item; nil means 8.
  public var spacing: CGFloat?
  /// Where a cell lies in its place; nil leaves it to the grid.
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
