import Foundation

/// What a window stands in, as the desktop or the command says.
public struct WindowSurroundings: Equatable, Sendable {
  public var isDark = false
  /// A Dynamic Type size by its SwiftUI name.
  public var textSize = "large"
  public var locale = "en_US"
  public var isRightToLeft = false
  /// Top, leading, bottom, trailing in points, kept free of content.
  public var safeArea: [Double] = [0, 0, 0, 0]
  public var isHorizontallyRegular = false
  public var isVerticallyRegular = true
  /// Whether the window takes the keyboard.
  public var isActive = true
  /// Whether the window can be seen: not while it is minimised, nor once it closes.
  public var isVisible = true
  public var reducesMotion = false
  /// Whether a screen reader runs.
  public var usesScreenReader = false
  /// Whether nothing is to be said by colour alone.
  public var differentiatesWithoutColor = false
  public init() {}
}

extension WindowSurroundings {
  /// Takes the size classes of a window of this size: its height is regular from 480 points on; its width from 700
  /// points on, and where the height is compact from 896 on, as on the largest phones held sideways.
  public mutating func take(sizeInPoints size: CGSize) {
    isVerticallyRegular = size.height >= 480
    isHorizontallyRegular = size.width >= (isVerticallyRegular ? 700 : 896)
  }

  /// The safe area after a quarter turn of the device whose screen has this size now. On phones without a home button
  /// the notch goes to a side, which the other side answers; a status bar goes; a tablet keeps all. Spec: M-DEV.
  public func turnedSafeArea(sizeInPoints size: CGSize) -> [Double] {
    let (top, leading) = (safeArea[0], safeArea[1])
    if min(size.width, size.height) >= 600 { return safeArea }
    if size.height < size.width { return leading > 0 ? [leading, 0, 34, 0] : safeArea }
    return top > 24 ? [0, top, 21, top] : [0, 0, 0, 0]
  }
}
