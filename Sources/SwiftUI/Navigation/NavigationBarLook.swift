import Foundation
import MartletControls
import MartletDisplay
import UIKit

/// A bar's colours and fonts, from the page's wishes, what the app set through UIKit, and the system's look.
struct NavigationBarLook {
  /// Whether the bar has a background at all.
  let isShown: Bool
  var background: AnyShapeStyle
  var hairline: Color
  var tint: Color?
  var titleFont: Font
  var titleColor: Color
  var largeTitleFont: Font
  var largeTitleColor: Color
  /// In the place of the chevron.
  var backImage: UIImage?

  init(kind: BarMetrics.Kind, isAtScrollEdge: Bool, style: AnyShapeStyle?, background visibility: Visibility?) {
    let proxy = UINavigationBar.appearance()
    let appearance = Self.appearance(proxy, kind: kind, isAtScrollEdge: isAtScrollEdge)
    let oldColor = appearance == nil ? proxy.barTintColor : nil
    isShown = Self.isShown(appearance, visibility, isAtScrollEdge: isAtScrollEdge, hasOldColor: oldColor != nil)
    background = Self.background(appearance, oldColor: oldColor, isShown: isShown, style: style)
    backImage = appearance?.backIndicatorImage ?? proxy.backIndicatorImage
    hairline = isShown ? appearance?.shadowColor.map { Color(uiColor: $0) } ?? Self.systemHairline(appearance) : .clear
    tint = proxy.tintColor.map { Color(uiColor: $0) }
    let inline = appearance?.titleTextAttributes ?? proxy.titleTextAttributes ?? [:]
    titleFont = Self.font(inline) ?? .headline
    titleColor = Self.color(inline) ?? .primary
    let large = appearance?.largeTitleTextAttributes ?? proxy.largeTitleTextAttributes ?? [:]
    largeTitleFont = Self.font(large) ?? .largeTitle.bold()
    largeTitleColor = Self.color(large) ?? .primary
  }

  /// The page's word counts first. Without one, a bar over content has a background, and one at the scroll edge has
  /// the one that the app gave it.
  private static func isShown(
    _ appearance: UINavigationBarAppearance?, _ visibility: Visibility?, isAtScrollEdge: Bool, hasOldColor: Bool
  ) -> Bool {
    if let visibility, visibility != .automatic { return visibility == .visible }
    if let appearance { return appearance._background != .transparent || appearance.backgroundColor != nil }
    return !isAtScrollEdge || hasOldColor
  }

  /// The appearance for the bar's height and whether content lies under it; nil for the transparent scroll edge.
  private static func appearance(
    _ proxy: UINavigationBar, kind: BarMetrics.Kind, isAtScrollEdge: Bool
  ) -> UINavigationBarAppearance? {
    let isCompact = kind == .phoneLandscape
    if isAtScrollEdge {
      return (isCompact ? proxy.compactScrollEdgeAppearance : nil) ?? proxy.scrollEdgeAppearance
    }
    return (isCompact ? proxy.compactAppearance : nil) ?? proxy._standardAppearance
  }

  private static func background(
    _ appearance: UINavigationBarAppearance?, oldColor: UIColor?, isShown: Bool, style: AnyShapeStyle?
  ) -> AnyShapeStyle {
    guard isShown else { return AnyShapeStyle(Color.clear) }
    if let style { return style }
    if let color = appearance?.backgroundColor ?? oldColor { return AnyShapeStyle(Color(uiColor: color)) }
    return AnyShapeStyle(Material.bar)
  }

  private static func systemHairline(_ appearance: UINavigationBarAppearance?) -> Color {
    appearance == nil ? Color(system: .separator) : .clear
  }

  private static func font(_ attributes: [NSAttributedString.Key: Any]) -> Font? {
    (attributes[.font] as? UIFont).map { Font($0) }
  }
  private static func color(_ attributes: [NSAttributedString.Key: Any]) -> Color? {
    (attributes[.foregroundColor] as? UIColor).map { Color(uiColor: $0) }
  }
}
