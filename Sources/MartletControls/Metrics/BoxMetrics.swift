import Foundation

/// Lengths of group boxes, in points. Own: by eye.
public enum BoxMetrics {
  public static let padding: CGFloat = 16
  public static let spacing: CGFloat = 12
  public static let cornerRadius: CGFloat = 8
}
