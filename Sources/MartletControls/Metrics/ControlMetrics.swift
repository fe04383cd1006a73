import Foundation
import MartletDisplay

/// The sizes of controls, one enum a control. Points, unless a comment says otherwise. Source: M-CTL, the
/// look before iOS 26.
public enum ControlMetrics {
  /// The smallest comfortable and the smallest possible target of a tap. Source: M-BEH.
  public static let tapTarget: CGFloat = 44
  public static let minimumTapTarget: CGFloat = 28

  public enum Toggle {
    public static let size = CGSize(width: 51, height: 31)
    public static let thumbSize: CGFloat = 27
    public static let thumbInset: CGFloat = 2
    /// How much the thumb widens while pressed.
    public static let pressedWidening: CGFloat = 7
    public static func offTrack(isDark: Bool) -> RGBA { isDark ? RGBA(57, 57, 61) : RGBA(233, 233, 235) }
    public static let disabledOpacity = 0.5
    public static let shadows = [
      ThumbShadow(offsetY: 3, radius: 8, opacity: 0.15), ThumbShadow(offsetY: 3, radius: 1, opacity: 0.06),
    ]
    /// Seconds.
    public static let duration = 0.2
    /// A drag switches after this share of the thumb's way, and back below the other.
    public static let commitFraction: CGFloat = 0.7
    public static let revertFraction: CGFloat = 0.2
    public static let labelGap: CGFloat = 8
  }

  public enum Slider {
    public static let height: CGFloat = 31
    public static let trackHeight: CGFloat = 4
    public static let thumbSize: CGFloat = 28
    public static let touchMargin: CGFloat = 8
    public static let valueLabelGap: CGFloat = 8
    public static let shadows = [
      ThumbShadow(offsetY: 0.5, radius: 4, opacity: 0.12), ThumbShadow(offsetY: 6, radius: 13, opacity: 0.12),
    ]
  }

  public enum Stepper {
    public static let size = CGSize(width: 94, height: 32)
    public static let cornerRadius: CGFloat = 8
    public static let symbolSize: CGFloat = 17
    public static let symbolWeight = 500
    /// Seconds until a held button repeats, and between repeats.
    public static let repeatDelay = 0.5
    public static let repeatInterval = 0.1
  }

  public enum Segmented {
    public static let height: CGFloat = 32
    public static let cornerRadius: CGFloat = 9
    public static let thumbInset: CGFloat = 2
    public static let thumbRadius: CGFloat = 7
    public static let textSize: CGFloat = 13
    public static let textWeight = 400
    public static let selectedTextWeight = 600
    public static let sidePadding: CGFloat = 9.25
    public static let dividerWidth: CGFloat = 1
    public static let dividerInset: CGFloat = 6
    public static let dividerOpacity = 0.3
    public static func thumb(isDark: Bool) -> RGBA { isDark ? RGBA(99, 99, 102) : .white }
    public static let springMass = 1.0
    public static let springStiffness = 503.551
    public static let springDamping = 44.8799
    public static let pressedScale: CGFloat = 0.95
    public static let pressedOpacity = 0.2
  }

  public enum Wheel {
    public static let size = CGSize(width: 320, height: 216)
    public static let rowHeight: CGFloat = 32
    public static let textSize: CGFloat = 21
    public static let selectedTextSize: CGFloat = 23
    public static let selectionRadius: CGFloat = 8
  }

  public enum DatePicker {
    public static let compactHeight: CGFloat = 34
    public static let compactRadius: CGFloat = 6
    public static let textSize: CGFloat = 17
    public static let calendarWidth: CGFloat = 320
    /// Of the drums that a time opens (own).
    public static let timeWidth: CGFloat = 220
    public static let cellSize: CGFloat = 44
    public static let dayTextSize: CGFloat = 20
    public static let weekdayTextSize: CGFloat = 13
    public static let headerTextSize: CGFloat = 17
  }

  public enum TextField {
    public static let height: CGFloat = 34
    public static let textInset: CGFloat = 7
    public static let cornerRadius: CGFloat = 5
    /// Pixels, not points.
    public static let borderPixels: CGFloat = 1
    public static let borderOpacity = 0.2
    public static let caretWidth: CGFloat = 2
    /// Seconds that the caret shows, and that it does not.
    public static let caretBlink = 0.5
    public static let clearButtonSize: CGFloat = 17
    public static let clearButtonInset: CGFloat = 6
    /// Seconds before a typed character of a secure field becomes a bullet.
    public static let secureReveal = 1.5
    public static let secureBullet: Character = "\u{2022}"
  }

  /// What stands in the place of missing content (own; no public figures).
  public enum Unavailable {
    public static let iconSize: CGFloat = 48
    public static let iconGap: CGFloat = 14
    public static let gap: CGFloat = 8
    public static let actionsTop: CGFloat = 12
    public static let margin: CGFloat = 24
  }

  public enum SearchField {
    public static let height: CGFloat = 36
    public static let cornerRadius: CGFloat = 10
    public static let textSize: CGFloat = 17
    public static let iconSize: CGFloat = 20
    public static let iconInset: CGFloat = 6
    public static let cancelGap: CGFloat = 8
    /// Seconds.
    public static let cancelDuration = 0.25
  }

  public enum Progress {
    public static let barHeight: CGFloat = 4
    public static let barRadius: CGFloat = 2
    public static let spinnerSize: CGFloat = 20
    public static let largeSpinnerSize: CGFloat = 37
    public static let spokes = 8
    /// Seconds of a turn, made in as many steps as there are spokes.
    public static let turn = 1.0
  }

  public enum PageControl {
    public static let height: CGFloat = 26
    public static let dotSize: CGFloat = 7
    public static let pitch: CGFloat = 16
    public static let otherOpacity = 0.3
  }
}

/// A shadow below a thumb: straight down, black.
public struct ThumbShadow: Hashable, Sendable {
  public var offsetY: CGFloat
  /// The blur's radius in points; sigma is half of it.
  public var radius: CGFloat
  public var opacity: Double
}
