import Foundation

/// Lists, forms and their sections. Points. Source: M-LIST, the look before iOS 26.
public enum ListMetrics {
  /// From this width on, margins are `wideMargin`.
  public static let wideThreshold: CGFloat = 414
  public static let margin: CGFloat = 16
  public static let wideMargin: CGFloat = 20
  public static func margin(width: CGFloat) -> CGFloat { width >= wideThreshold ? wideMargin : margin }
  public static let readableWidth: CGFloat = 672

  public static let rowMinimumHeight: CGFloat = 44
  public static let rowVerticalInset: CGFloat = 11
  public static let rowLeadingInset: CGFloat = 20
  public static let rowTrailingInset: CGFloat = 20
  /// Inside a card of the inset grouped style, from the card's edge.
  public static let cardRowInset: CGFloat = 20

  public static let titleSize: CGFloat = 17
  public static let subtitleSize: CGFloat = 15
  public static let valueSize: CGFloat = 17

  public static let iconSize: CGFloat = 28
  public static let iconGap: CGFloat = 16
  public static let cardIconSize: CGFloat = 30
  public static let cardIconGap: CGFloat = 12

  public static let accessoryTrailing: CGFloat = 14
  public static let chevronGap: CGFloat = 6
  public static let chevronSize = CGSize(width: 8, height: 13)
  public static let chevronFontSize: CGFloat = 14
  public static let chevronWeight = 600
  public static let checkmarkSize = CGSize(width: 14, height: 11)
  public static let infoSize: CGFloat = 22

  /// Pixels, not points.
  public static let separatorPixels: CGFloat = 1
  public static let separatorIconExtra: CGFloat = 44

  public static let cardRadius: CGFloat = 10
  public static func cardMargin(width: CGFloat) -> CGFloat { margin(width: width) }

  public static let headerSize: CGFloat = 13
  public static let headerGap: CGFloat = 6
  public static let headerTop: CGFloat = 16
  public static let prominentHeaderSize: CGFloat = 20
  public static let prominentHeaderWeight = 700
  public static let plainHeaderSize: CGFloat = 17
  public static let plainHeaderWeight = 600
  public static let plainHeaderTop: CGFloat = 22
  public static let footerSize: CGFloat = 13
  public static let footerGap: CGFloat = 8
  public static let sectionSpacing: CGFloat = 35
  public static let compactSectionSpacing: CGFloat = 20
  public static let firstSectionTop: CGFloat = 35
  public static let firstCardSectionTop: CGFloat = 20

  public static let sidebarRowRadius: CGFloat = 10
  public static let sidebarRowInset: CGFloat = 8

  // Swipe actions.
  public static let swipeActionMinimumWidth: CGFloat = 74
  public static let swipeActionTextSize: CGFloat = 15
  /// Beside the words, and a symbol's font size (own).
  public static let swipeActionPadding: CGFloat = 12
  public static let swipeActionSymbolSize: CGFloat = 20
  public static let swipeStartDistance: CGFloat = 8
  /// Shares of the actions' width and of the row's width.
  public static let swipeOpenFraction: CGFloat = 0.5
  public static let swipeFullFraction: CGFloat = 0.75
  public static let swipeElasticity: CGFloat = 0.2
  /// Points a second from which the speed decides, not the place (own).
  public static let swipeVelocity: CGFloat = 300
  public static let swipeFullExtraTravel: CGFloat = 20

  // Disclosure groups (own).
  public static let disclosureIndent: CGFloat = 20
  public static let disclosureGap: CGFloat = 8

  // Editing.
  public static let editShift: CGFloat = 38
  public static let editCircleSize: CGFloat = 22
  /// A row that is moved scrolls the list from this far before its end on, at most so fast, in points a second (own).
  public static let reorderScrollZone: CGFloat = 44
  public static let reorderScrollSpeed: CGFloat = 600
  public static let reorderHandleSize = CGSize(width: 22, height: 10)
  /// Under a row that is moved (own).
  public static let dragShadowOpacity = 0.3
  public static let dragShadowRadius: CGFloat = 8
  /// Seconds.
  public static let editDuration = 0.3
  public static let highlightFade = 0.4

  public static let refreshTrigger: CGFloat = 60
  public static let refreshHeight: CGFloat = 60
  public static let refreshSpinnerSize: CGFloat = 20
}
