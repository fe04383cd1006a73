import Foundation
import MartletDisplay

/// The bar of commands at selected text, and the handles at its ends. Spec: M-CTL-49, M-CTL-50.
extension ControlMetrics {
  public enum EditMenu {
    public static let height: CGFloat = 40
    public static let textSize: CGFloat = 15
    /// Points before and after each word.
    public static let sidePadding: CGFloat = 14
    /// Points between the bar and the text, or the handles at it.
    public static let gap: CGFloat = 8
    public static let shadowRadius: CGFloat = 16
    public static let shadowOffsetY: CGFloat = 4
    public static let shadowOpacity = 0.2
    public static func panel(isDark: Bool) -> RGBA { isDark ? RGBA(58, 58, 60) : RGBA(252, 252, 252) }
    public static func highlight(isDark: Bool) -> RGBA { isDark ? RGBA(255, 255, 255, 0.12) : RGBA(0, 0, 0, 0.08) }
  }

  public enum SelectionHandle {
    public static let ballSize: CGFloat = 12
    public static let stemWidth: CGFloat = 2
    /// Points around a handle in which a finger takes it.
    public static let reach: CGFloat = 18
  }
}
