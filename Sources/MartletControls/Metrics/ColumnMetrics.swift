import Foundation

/// The columns of navigation and split views. Points. Source: own.
public enum ColumnMetrics {
  public static let minimum: CGFloat = 180
  public static let ideal: CGFloat = 320
  public static let maximum: CGFloat = 420
  /// The share of the width that all leading columns together may have.
  public static let largestShare: CGFloat = 0.62
  /// Of an inspector, where the app says nothing.
  public static let inspectorWidth: CGFloat = 320
  public static let inspectorMinimumWidth: CGFloat = 200
  public static let inspectorMaximumWidth: CGFloat = 500
  /// Around the line at a column's edge, by which it is dragged.
  public static let inspectorHandleWidth: CGFloat = 16
  /// Over the detail while the sidebar lies on it.
  public static let scrimOpacity = 0.2
}
