import Foundation
import MartletDisplay

/// Navigation bars, toolbars, tab bars and search fields under titles. Points. Source: M-BAR, the look
/// before iOS 26.
public enum BarMetrics {
  /// What a bar's height depends on.
  public enum Kind: Hashable, Sendable {
    case phone, phoneLandscape, pad
    /// Inside a page or form sheet.
    case sheet
  }

  public static func navigationBarHeight(_ kind: Kind) -> CGFloat {
    switch kind {
    case .phone: 44
    case .phoneLandscape: 32
    case .pad: 50
    case .sheet: 56
    }
  }
  /// The row that a large title adds below the bar.
  public static let largeTitleHeight: CGFloat = 52
  public static let largeTitleLeading: CGFloat = 16
  /// On screens from `ListMetrics.wideThreshold` on, and iPad.
  public static let largeTitleLeadingWide: CGFloat = 20
  public static let largeTitleBottom: CGFloat = 8
  public static let largeTitleSize: CGFloat = 34
  public static let largeTitleWeight = 700
  /// How much an overscroll may stretch it.
  public static let largeTitleMaximumStretch: CGFloat = 1.1
  /// The inline title appears this far before the large one is covered.
  public static let largeTitleCollapseThreshold: CGFloat = 10
  /// Points of pulling after which it is as large as it gets.
  public static let largeTitleStretchDistance: CGFloat = 150
  /// Points of content under the bar after which its background shows fully.
  public static let backgroundFadeDistance: CGFloat = 8
  /// Seconds in which it fades.
  public static let inlineTitleFade = 0.15

  public static let titleSize: CGFloat = 17
  public static let titleWeight = 600
  public static let titleSideMargin: CGFloat = 8
  public static let titleItemGap: CGFloat = 6
  /// Between the title and the arrow of its menu.
  public static let titleMenuGap: CGFloat = 4

  public static let itemSize: CGFloat = 17
  public static let prominentItemWeight = 600
  public static let itemSymbolSize: CGFloat = 22
  public static let itemSpacing: CGFloat = 8
  /// Added between items after the first.
  public static let itemExtraSpacing: CGFloat = 3
  public static let itemMinimumTapWidth: CGFloat = 44
  public static let sidePadding: CGFloat = 16
  public static let backButtonSidePadding: CGFloat = 8
  public static let backChevronSize: CGFloat = 21
  public static let backChevronWidth: CGFloat = 12
  public static let backChevronGap: CGFloat = 6

  public static let searchFieldHeight: CGFloat = 36
  public static let searchRowHeight: CGFloat = 52
  public static let searchRowTop: CGFloat = 1
  public static let searchRowBottom: CGFloat = 15
  /// Behind the symbol, and below the field (own).
  public static let searchIconGap: CGFloat = 6
  public static let searchScopeGap: CGFloat = 8

  /// The field at the end of a pad's bar, with its Cancel (own).
  public static let inlineSearchWidth: CGFloat = 300

  /// Pixels, not points.
  public static let hairlinePixels: CGFloat = 1
  public static func hairline(isDark: Bool) -> RGBA { isDark ? RGBA(255, 255, 255, 0.15) : RGBA(0, 0, 0, 0.30) }

  public static func toolbarHeight(_ kind: Kind) -> CGFloat {
    switch kind {
    case .phone, .sheet: 44
    case .phoneLandscape: 32
    case .pad: 50
    }
  }

  public static func tabBarHeight(_ kind: Kind) -> CGFloat {
    switch kind {
    case .phone, .sheet: 49
    case .phoneLandscape: 32
    case .pad: 50
    }
  }
  public static let tabSymbolSize: CGFloat = 25
  public static let tabLabelSize: CGFloat = 10
  public static let tabLabelWeight = 500
  public static let tabLabelGap: CGFloat = 2
  /// The font size that makes a large symbol about as wide as `tabSymbolSize` (own).
  public static let tabSymbolFontSize: CGFloat = 18
  /// Where the title stands beside the symbol (own): in the low bar of landscape, and on a pad.
  public static let tabLowLabelSize: CGFloat = 12
  public static let tabSideLabelSize: CGFloat = 13
  public static let tabSideGap: CGFloat = 6
  public static func unselectedTab(isDark: Bool) -> RGBA { isDark ? RGBA(117, 117, 117) : RGBA(153, 153, 153) }
  public static let badgeHeight: CGFloat = 18
  public static let badgeTextSize: CGFloat = 13
  public static let badgeSidePadding: CGFloat = 5
  public static let badgeDot: CGFloat = 6
  /// From the symbol's top right corner.
  public static let badgeOffset = CGSize(width: -8, height: -4)
  /// Own: it stays clear of a title beside the symbol.
  public static let badgeOffsetBeside: CGFloat = -14

  public static func statusBarHeight(_ kind: Kind) -> CGFloat {
    switch kind {
    case .phone: 47
    case .pad: 24
    case .phoneLandscape, .sheet: 0
    }
  }
}
