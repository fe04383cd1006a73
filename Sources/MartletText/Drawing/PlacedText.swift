import Foundation
import MartletDisplay

/// Text at its place: what a painter draws, in the order of the fields.
public final class PlacedText {
  /// A stretch of glyphs of one font and one run.
  public struct Glyphs {
    /// A `PangoFont`.
    public let font: OpaquePointer
    /// A `PangoGlyphString`.
    public let glyphs: UnsafeMutableRawPointer
    /// The left end of the baseline.
    public let origin: CGPoint
    public let color: RGBA
  }
  public struct Rule {
    public let rect: CGRect
    public let color: RGBA
    public let pattern: TextRun.Line.Pattern
  }
  public struct Picture {
    public let run: TextRun
    public let rect: CGRect
  }
  /// Which run covers which area: for links and for backgrounds.
  public struct Area {
    public let runIndex: Int
    public let rect: CGRect
  }
  public internal(set) var areas: [Area] = []
  public internal(set) var backgrounds: [Rule] = []
  public internal(set) var underlines: [Rule] = []
  public internal(set) var glyphs: [Glyphs] = []
  public internal(set) var pictures: [Picture] = []
  public internal(set) var strikethroughs: [Rule] = []
  /// Keeps the glyphs alive.
  let source: SetText

  init(source: SetText) { self.source = source }

  /// The run at a point in the coordinates of the rect that the text was placed in.
  public func runIndex(at point: CGPoint) -> Int? {
    areas.first { $0.rect.contains(point) }?.runIndex
  }
}
