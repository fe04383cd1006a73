import Foundation
import MartletDisplay

/// Sheets, alerts, menus and what else floats above a screen. Points; durations in seconds. Source: M-CTL,
/// the look before iOS 26.
public enum PresentationMetrics {
  public enum Sheet {
    public static let cornerRadius: CGFloat = 10
    /// Left free below the safe area above a large sheet: with 47 points of inset it is M-CTL-41's share of 8% of a
    /// window of 700 to 850. The page behind begins where the gap does (M-CTL-41: it moves down by 7%).
    public static let topGap: CGFloat = 10
    /// What happens to the page behind.
    public static let backScale: CGFloat = 0.9165
    public static let backRadius: CGFloat = 12
    public static let grabberSize = CGSize(width: 36, height: 5)
    public static let grabberTop: CGFloat = 5
    public static let mediumFraction: CGFloat = 0.5
    /// A flick this many sheet heights a second, or a drag past this share, sends it away.
    public static let dismissVelocity: CGFloat = 2
    public static let dismissFraction: CGFloat = 0.5
    /// A drag that ends faster than this upwards, in points a second, keeps the sheet (own).
    public static let holdVelocity: CGFloat = 100
    /// Seconds for which a sheet that is let go is thought to move on, for the height that it stops at (own).
    public static let projection = 0.2
    /// Until it rests. M-DEF-30 has 0.335 to 0.5; a spring needs the longer one.
    public static let duration = 0.5
    public static let settleDuration = 0.4
    public static let formSize = CGSize(width: 540, height: 620)
    public static let formRadius: CGFloat = 14
  }

  public enum Popover {
    /// For content without a size of its own: M-CTL-45's width; the height is own.
    public static let usualSize = CGSize(width: 320, height: 480)
    public static let cornerRadius: CGFloat = 13
    public static let arrowHeight: CGFloat = 13
    /// At the bubble (own).
    public static let arrowWidth: CGFloat = 26
    /// In and out (own).
    public static let duration = 0.25
    public static let screenMargin: CGFloat = 10
    public static let shadowRadius: CGFloat = 40
    public static let shadowOffsetY: CGFloat = 10
    public static let shadowOpacity = 0.25
  }

  public enum Alert {
    public static let width: CGFloat = 270
    public static let accessibilityWidth: CGFloat = 310
    public static let cornerRadius: CGFloat = 14
    public static let titleSize: CGFloat = 17
    public static let titleWeight = 600
    public static let messageSize: CGFloat = 13
    public static let padding: CGFloat = 20
    public static let sidePadding: CGFloat = 16
    public static let messageGap: CGFloat = 2
    public static let buttonHeight: CGFloat = 44
    public static let buttonTextSize: CGFloat = 17
    public static let preferredButtonWeight = 600
    public static let fieldHeight: CGFloat = 26
    public static let fieldTextSize: CGFloat = 13
    public static let fieldRadius: CGFloat = 5
    public static let fieldGap: CGFloat = 8
    public static let entranceScale: CGFloat = 1.2
    public static let entranceDuration = 0.25
    public static let exitDuration = 0.2
  }

  public enum ActionSheet {
    public static let margin: CGFloat = 8
    public static let groupGap: CGFloat = 8
    public static let cornerRadius: CGFloat = 14
    public static let buttonHeight: CGFloat = 57
    public static let landscapeButtonHeight: CGFloat = 44
    public static let buttonTextSize: CGFloat = 20
    /// In a popover (own).
    public static let popoverWidth: CGFloat = 300
    public static let cancelWeight = 600
    public static let messageSize: CGFloat = 13
    public static let messageSidePadding: CGFloat = 16
    public static let messagePadding: CGFloat = 13.5
    /// Until it rests (own: that of a sheet of its height).
    public static let duration = 0.4
  }

  public enum Menu {
    public static let width: CGFloat = 250
    public static let padWidth: CGFloat = 262
    /// At accessibility text sizes: wider on phones than on pads.
    public static let accessibilityWidth: CGFloat = 370
    public static let padAccessibilityWidth: CGFloat = 343
    /// The width of a window that has the menus of pads.
    public static let padRoom: CGFloat = 768
    public static func width(room: CGFloat, isAccessibilitySize: Bool) -> CGFloat {
      room < padRoom
        ? isAccessibilitySize ? accessibilityWidth : width : isAccessibilitySize ? padAccessibilityWidth : padWidth
    }
    public static let screenMargin: CGFloat = 8
    public static let cornerRadius: CGFloat = 13
    public static let rowHeight: CGFloat = 44
    public static let sidePadding: CGFloat = 16
    public static let leadingColumn: CGFloat = 32
    public static let trailingColumn: CGFloat = 44
    public static let iconSize: CGFloat = 21
    public static let titleSize: CGFloat = 17
    public static let subtitleSize: CGFloat = 15
    public static let sectionGap: CGFloat = 8
    /// Above and below the words: a row of one line is 44 high.
    public static let verticalPadding: CGFloat = 11
    /// Above and below the words over a section, and at least around an icon (own).
    public static let headerPadding: CGFloat = 6
    /// The mark's column begins here; its symbol's size is own.
    public static let markInset: CGFloat = 4
    public static let markSize: CGFloat = 13
    /// A row of small buttons (own).
    public static let groupRowHeight: CGFloat = 64
    public static let textOpacity = 0.96
    public static func subtitleOpacity(isDark: Bool) -> Double { isDark ? 0.4 : 0.55 }
    public static func highlight(isDark: Bool) -> RGBA { isDark ? RGBA(255, 255, 255, 0.1) : RGBA(50, 50, 50, 0.1) }
    /// Panel and gaps are own: what the blurred material is over a white and a black page, made opaque.
    public static func panel(isDark: Bool) -> RGBA { isDark ? RGBA(37, 37, 37) : RGBA(247, 247, 247) }
    public static func gap(isDark: Bool) -> RGBA { isDark ? RGBA(0, 0, 0, 0.28) : RGBA(0, 0, 0, 0.08) }
    /// Own.
    public static let shadowRadius: CGFloat = 32
    public static let shadowOffsetY: CGFloat = 8
    public static let shadowOpacity = 0.2
    /// Opens downwards when the anchor's middle is above this share of the screen's height.
    public static let downwardFraction: CGFloat = 0.55
    /// Aligned left or right when the anchor's middle is before or behind these shares of the width.
    public static let leftFraction: CGFloat = 0.4
    public static let rightFraction: CGFloat = 0.6
    public static let entranceScale: CGFloat = 0.8
    /// Until it rests (own).
    public static let entranceDuration = 0.35
    public static let exitDuration = 0.25
  }

  public enum ContextMenu {
    /// Until it opens; M-CTL-35's 0.8 seconds have the lift in them.
    public static let pressDuration = 0.5
    /// Between the view and the menu (own).
    public static let gap: CGFloat = 12
    public static let openDuration = 0.335
    public static let liftedScale: CGFloat = 1.15
    /// Points by which a lifted view grows at most at each side (own): less than the gap.
    public static let liftedGrowth: CGFloat = 8
    public static let previewRadius: CGFloat = 12
    public static let shadowRadius: CGFloat = 10
    public static let shadowOpacity = 0.25
  }
}
