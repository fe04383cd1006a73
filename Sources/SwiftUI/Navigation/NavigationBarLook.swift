import Foundation
import MartletControls
import MartletDisplay
import UIKit

/// A bar's colours and fonts, from the page's wishes, what the app set through UIKit, and the system's look.
struct NavigationBarLook {
  var background: AnyShapeStyle
  var hairline: Color
  var tint: Color?
  var titleFont: Font
  var titleColor: Color
  var largeTitleFont: Font
  var largeTitleColor: Color

  init(kind: BarMetrics.Kind, isAtScrollEdge: Bool, style: AnyShapeStyle?, background visibility: Visibility?) {
    let proxy = UINavigationBar.appearance()
    let appearance = Self.appearance(proxy, kind: kind, isAtScrollEdge: isAtScrollEdge)
    let isShown = visibility.map { $0 == .visible } ?? (appearance != nil && appearance?._background != .transparent)
    background = Self.background(appearance, isShown: isShown, style: style)
    hairline = isShown ? appearance?.shadowColor.map { Color(uiColor: $0) } ?? Self.systemHairline(appearance) : .clear
    tint = proxy.tintColor.map { Color(uiColor: $0) }
    let inline = appearance?.titleTextAttributes ?? proxy.titleTextAttributes ?? [:]
    titleFont = Self.font(inline) ?? .headline
    titleColor = Self.color(inline) ?? .primary
    let large = appearance?.largeTitleTextAttributes ?? proxy.largeTitleTextAttributes ?? [:]
    largeTitleFont = Self.font(large) ?? .largeTitle.bold()
    largeTitleColor = Self.color(large) ?? .primary
  }

  /// The appearance for the bar's height and whether content lies under it; nil for the transparent scroll edge.
  private static func appearance(
    _ proxy: UINavigationBar, kind: BarMetrics.Kind, isAtScrollEdge: Bool
  ) -> UINavigationBarAppearance? {
    let isCompact = kind == .phoneLandscape
    if isAtScrollEdge {
      return (isCompact ? proxy.compactScrollEdgeAppearance : nil) ?? proxy.scrollEdgeAppearance
    }
    return (isCompact ? proxy.compactAppearance : nil) ?? proxy.standardAppearance
  }

  private static func background(
    _ appearance: UINavigationBarAppearance?, isShown: Bool, style: AnyShapeStyle?
  ) -> AnyShapeStyle {
    guard isShown else { return AnyShapeStyle(Color.clear) }
    if let style { return style }
    if let color = appearance?.backgroundColor { return AnyShapeStyle(Color(uiColor: color)) }
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
