import Foundation

/// A symbol as layers of outlines in a square of 1 by 1 (y down), to be scaled to a size and filled.
///
/// x is a fraction of `size.width` and y of `size.height`: the square is stretched to the size, not fitted into it.
public struct SymbolDrawing: Hashable, Sendable {
  public struct Layer: Hashable, Sendable {
    public var path: Path
    public var usesEvenOddFill: Bool
    /// 0 primary, 1 secondary, 2 tertiary: the palette's or the hierarchy's level.
    public var level: Int
    public init(path: Path, usesEvenOddFill: Bool = false, level: Int = 0) {
      (self.path, self.usesEvenOddFill, self.level) = (path, usesEvenOddFill, level)
    }
  }
  public var name: String
  public var layers: [Layer]
  /// Width and height of the drawing relative to its font's size.
  public var size: CGSize
  /// How far the drawing reaches below the text's baseline, relative to the font's size.
  public var descent: CGFloat
  /// Whether it turns over in right-to-left interfaces.
  public var flipsForRightToLeft: Bool
  /// An unknown name: drawn as a marked placeholder.
  public var isPlaceholder: Bool
  public init(
    name: String, layers: [Layer], size: CGSize, descent: CGFloat, flipsForRightToLeft: Bool = false,
    isPlaceholder: Bool = false
  ) {
    (self.name, self.layers, self.size, self.descent) = (name, layers, size, descent)
    (self.flipsForRightToLeft, self.isPlaceholder) = (flipsForRightToLeft, isPlaceholder)
  }
}
