import Foundation

/// The size of set text and where its lines stand. Points.
public struct TextMetrics: Equatable, Sendable {
  /// Width of the longest line, rounded up to 1/64 point; height of all lines with the spacing between them.
  public var size: CGSize
  /// From the top of the text to the first line's baseline.
  public var firstBaseline: CGFloat
  /// From the top of the text to the last line's baseline.
  public var lastBaseline: CGFloat
  public var lineCount: Int
  /// Whether characters were left out.
  public var isTruncated: Bool
  /// The factor by which the text was shrunk to fit; 1 when it was not. Spec: A19.
  public var scale: CGFloat
}
