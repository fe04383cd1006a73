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
  public var reducesMotion = false
  public init() {}
}
