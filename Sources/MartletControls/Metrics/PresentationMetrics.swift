import Foundation

/// Sheets, alerts, menus and what else floats above a screen. Points; durations in seconds. Source: M-CTL,
/// the look before iOS 26.
public enum PresentationMetrics {
  public enum Sheet {
    public static let cornerRadius: CGFloat = 10
    /// Left free below the safe area above a large sheet (own reading of pictures; M-CTL gives a share only).
    public static let topGap: CGFloat = 10
    /// Share of the screen's height left free above a large sheet.
    public static let topGapFraction: CGFloat = 0.08
    /// What happens to the page behind.
    public static let backScale: CGFloat = 0.9165
    public static let backShiftFraction: CGFloat = 0.07
    public static let backRadius: CGFloat = 12
    public static let grabberSize = CGSize(width: 36, height: 5)
    public static let grabberTop: CGFloat = 5
    public static let mediumFraction: CGFloat = 0.5
    /// A flick this many sheet heights a second, or a drag past this share, sends it away.
    public static let dismissVelocity: CGFloat = 2
    public static let dismissFraction: CGFloat = 0.5
    public static let duration = 0.335
    public static let settleDuration = 0.3
    public static let formSize = CGSize(width: 540, height: 620)
    public static let formRadius: CGFloat = 14
  }

  public enum Popover {
    public static let minimumWidth: CGFloat = 320
    public static let cornerRadius: CGFloat = 13
    public static let arrowHeight: CGFloat = 13
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
    public static let cancelWeight = 600
    public static let messageSize: CGFloat = 13
    public static let messageSidePadding: CGFloat = 16
    public static let messagePadding: CGFloat = 13.5
  }

  public enum Menu {
    public static let width: CGFloat = 250
    public static let padWidth: CGFloat = 262
    public static let accessibilityWidth: CGFloat = 343
    public static let padAccessibilityWidth: CGFloat = 370
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
    public static let textOpacity = 0.96
    /// Opens downwards when the anchor's middle is above this share of the screen's height.
    public static let downwardFraction: CGFloat = 0.55
    /// Aligned left or right when the anchor's middle is before or behind these shares of the width.
    public static let leftFraction: CGFloat = 0.4
    public static let rightFraction: CGFloat = 0.6
    public static let entranceScale: CGFloat = 0.8
  }

  public enum ContextMenu {
    public static let pressDuration = 0.8
    public static let openDuration = 0.335
    public static let liftedScale: CGFloat = 1.15
    public static let previewRadius: CGFloat = 12
    public static let shadowRadius: CGFloat = 10
    public static let shadowOpacity = 0.25
  }
}
