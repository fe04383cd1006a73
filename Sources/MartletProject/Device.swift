/// A device's screen: what an app is laid out in.
public struct Device: Equatable, Sendable {
  public enum SizeClass: String, Codable, Sendable {
    case compact, regular
  }

  /// Distances in points from the screen's edges that bars and the home indicator take.
  public struct Insets: Equatable, Sendable {
    public var top, leading, bottom, trailing: Double

    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
      (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
  }

  /// Empty for a custom size.
  public var name: String
  public var widthInPoints: Double
  public var heightInPoints: Double
  public var pixelsPerPoint: Double
  public var safeArea: Insets
  public var horizontal: SizeClass
  public var vertical: SizeClass

  /// A bare canvas of any size, without insets.
  ///
  /// The size classes follow a rule that agrees with every phone and tablet of the table: the height is
  /// regular from 480 points on; the width is regular from 700 points on, and in a low window (compact
  /// height) from 896 on, because the smaller phones stay compact when held sideways.
  public init(width: Double, height: Double, pixelsPerPoint: Double) {
    name = ""
    widthInPoints = width
    heightInPoints = height
    self.pixelsPerPoint = pixelsPerPoint
    safeArea = Insets()
    vertical = height >= 480 ? .regular : .compact
    horizontal = width >= (vertical == .regular ? 700 : 896) ? .regular : .compact
  }

  /// The canvas when nobody names one: the most common phone's, without its insets.
  public static let standard = Device(width: 390, height: 844, pixelsPerPoint: 2)
}
