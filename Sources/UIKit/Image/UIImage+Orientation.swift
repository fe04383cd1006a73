extension UIImage {
  /// How the stored pixels lie relative to the picture.
  public enum Orientation: Int, Hashable, Sendable {
    /// As the picture.
    case up
    /// Turned by 180°.
    case down
    /// The picture appears after a quarter turn counterclockwise.
    case left
    /// The picture appears after a quarter turn clockwise, as from a phone held upright.
    case right
    case upMirrored, downMirrored, leftMirrored, rightMirrored

    /// The value 1…8 that cameras write; anything else counts as upright.
    init(exif: Int) {
      self = Self.byExif.indices.contains(exif - 1) ? Self.byExif[exif - 1] : .up
    }
    private static let byExif: [Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]

    /// The same as cameras write it.
    var exif: Int { (Self.byExif.firstIndex(of: self) ?? 0) + 1 }

    var exchangesSides: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }
  }

  /// Whether drawing keeps the image's colours or takes its shape only.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// The place that shows the image decides.
    case automatic
    case alwaysOriginal
    /// Only the alpha counts; the place's tint colours it.
    case alwaysTemplate
  }

  /// How the part between the cap insets fills a larger area.
  public enum ResizingMode: Int, Hashable, Sendable { case tile, stretch }
}
