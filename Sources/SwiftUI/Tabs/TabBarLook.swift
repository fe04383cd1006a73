import MartletControls
import UIKit

/// A tab bar's colours: the system's, or what the app set through UIKit.
struct TabBarLook {
  var tint: Color?
  var selectedColor: Color?
  var unselectedColor: Color
  var selectedFont: Font?
  var unselectedFont: Font?
  var background: AnyShapeStyle
  var hairline: Color
  /// Whether the bar has no background where the content ends. Spec: M-BAR-15.
  var hidesBackgroundAtEdge: Bool

  init(_ environment: EnvironmentValues) {
    let proxy = UITabBar.appearance()
    let standard = proxy._standardAppearance
    let item = standard?.stackedLayoutAppearance
    tint = proxy.tintColor.map { Color(uiColor: $0) }
    selectedColor = item.flatMap { Self.color($0.selected) }
    unselectedColor =
      item.flatMap { Self.color($0.normal) } ?? proxy.unselectedItemTintColor.map { Color(uiColor: $0) }
      ?? Color(rgba: BarMetrics.unselectedTab(isDark: environment.isDark))
    (selectedFont, unselectedFont) = (item.flatMap { Self.font($0.selected) }, item.flatMap { Self.font($0.normal) })
    let color = standard?.backgroundColor ?? proxy.barTintColor ?? proxy.backgroundColor
    let isClear = standard?._background == .transparent && standard?.backgroundColor == nil
    background =
      isClear
      ? AnyShapeStyle(Color.clear)
      : color.map { AnyShapeStyle(Color(uiColor: $0)) }
        ?? AnyShapeStyle(Material.bar)
    hairline = standard == nil ? Color(system: .separator) : standard?.shadowColor.map { Color(uiColor: $0) } ?? .clear
    hidesBackgroundAtEdge =
      proxy.scrollEdgeAppearance == nil && proxy.barTintColor == nil && proxy.backgroundColor == nil
  }

  private static func color(_ state: UITabBarItemStateAppearance) -> Color? {
    (state.iconColor ?? state.titleTextAttributes[.foregroundColor] as? UIColor).map { Color(uiColor: $0) }
  }
  private static func font(_ state: UITabBarItemStateAppearance) -> Font? {
    (state.titleTextAttributes[.font] as? UIFont).map { Font($0) }
  }
}
