import Foundation

/// Distances from the four sides of a rectangle, in points; positive ones lead inside.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
  public static let zero = UIEdgeInsets()
}

/// As `UIEdgeInsets`, with sides that follow the reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  public static let zero = NSDirectionalEdgeInsets()
}

/// A shift in points.
public struct UIOffset: Hashable, Codable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat
  public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }
  public init() { self.init(horizontal: 0, vertical: 0) }
  public static let zero = UIOffset()
}

extension CGRect {
  /// The rectangle inside the insets; null where they leave nothing.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    let size = CGSize(width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
    guard size.width >= 0, size.height >= 0, !isNull else { return .null }
    return CGRect(origin: CGPoint(x: minX + insets.left, y: minY + insets.top), size: size)
  }
}
