import Foundation

/// How glass looks. Own: by eye.
public enum GlassMetrics {
  public static let clearFill = 0.12
  public static let tintOpacity = 0.75
  public static let edgeWidth: CGFloat = 1
  public static let lightEdge = 0.9
  public static let darkEdge = 0.35
  public static let shadowOpacity = 0.12
  public static let shadowRadius: CGFloat = 8
}
