import Foundation
import MartletTree

/// Defaults of layout and motion that belong to no control. Points and seconds. Source: M-DEF and M-BEH.
public enum LayoutDefaults {
  public static let padding: CGFloat = 16
  public static let spacing: CGFloat = 8
  /// Between a label's icon and its title.
  public static let labelGap: CGFloat = 8
  public static let shadowOpacity = 0.33
}

public enum ScrollMetrics {
  public static let indicatorWidth: CGFloat = 3
  public static let indicatorDraggingWidth: CGFloat = 8
  public static let indicatorInset: CGFloat = 3
  public static let indicatorMinimumLength: CGFloat = 36
  public static let indicatorOverscrollLength: CGFloat = 8
  public static func indicatorOpacity(isDark: Bool) -> Double { isDark ? 0.5 : 0.35 }
  public static let indicatorIdle = 1.2
  public static let indicatorFade = 0.25
  /// Velocity kept after each millisecond.
  public static let decelerationNormal = ScrollPhysics.normalRate
  public static let decelerationFast = ScrollPhysics.fastRate
  public static let rubberBand = CGFloat(ScrollPhysics.rubberBandConstant)
  public static let panStart = ScrollMotion.panDistance
}

public enum GestureMetrics {
  public static let backSwipeEdge: CGFloat = 20
  /// Before a scroll view's pan, so that at the edge the page comes first.
  public static let backSwipeStart: CGFloat = 6
  /// Page widths a second, or a share of the width, that finish a swipe back.
  public static let backSwipeVelocity: CGFloat = 1
  public static let backSwipeFraction: CGFloat = 0.5
}

public enum MotionMetrics {
  public static let pushDuration = 0.35
  /// How far the page below moves, as a share of its width, and how dark it gets.
  public static let pushShift: CGFloat = 1.0 / 3
  public static let pushDimming = 0.09
  /// The shadow that the upper page throws to the side.
  public static let pushShadowWidth: CGFloat = 10
  public static let pushShadowOpacity = 0.12
  public static let easeDuration = 0.35
  public static let barDuration = 0.2
  public static let rowDuration = 0.3
  public static let keyboardDuration = 0.5
  public static let keyboardSpring = (mass: 3.0, stiffness: 1000.0, damping: 500.0)
}
