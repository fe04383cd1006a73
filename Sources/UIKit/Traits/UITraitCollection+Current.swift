import Foundation
import MartletControls

extension UITraitCollection {
  /// The traits of what is being drawn or laid out; outside of that, a phone's in the light. Main thread only.
  ///
  /// Colours and images that are asked for components or pixels resolve against it.
  public static var current: UITraitCollection {
    get { CurrentTraits.value }
    set { CurrentTraits.value = newValue }
  }

  /// Runs `actions` with these traits as `current`.
  public func performAsCurrent(_ actions: () -> Void) {
    let before = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = before
  }

  /// Every trait that an interface needs to resolve colours, text and images. Set by SwiftUI from its environment.
  public static func _make(
    isDark: Bool, isHighContrast: Bool = false, isElevated: Bool = false, textSize: TextSize = .standard,
    isRightToLeft: Bool = false, displayScale: CGFloat, isHorizontallyCompact: Bool = true,
    isVerticallyCompact: Bool = false, isBoldText: Bool = false, idiom: UIUserInterfaceIdiom = .phone
  ) -> UITraitCollection {
    var values = Values()
    values.userInterfaceStyle = isDark ? .dark : .light
    values.accessibilityContrast = isHighContrast ? .high : .normal
    values.userInterfaceLevel = isElevated ? .elevated : .base
    values.preferredContentSizeCategory = UIContentSizeCategory(_textSize: textSize)
    values.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    values.displayScale = displayScale
    values.horizontalSizeClass = isHorizontallyCompact ? .compact : .regular
    values.verticalSizeClass = isVerticallyCompact ? .compact : .regular
    values.legibilityWeight = isBoldText ? .bold : .regular
    values.userInterfaceIdiom = idiom
    values.displayGamut = .SRGB
    return UITraitCollection(values: values)
  }
}

/// Kept apart because a class's stored statics cannot be unsafe and computed at once.
private enum CurrentTraits {
  nonisolated(unsafe) static var value = UITraitCollection._make(isDark: false, displayScale: 3)
}
