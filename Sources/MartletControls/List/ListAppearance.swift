import Foundation
import MartletDisplay
import MartletLayout

/// How a list looks: its style with the colours of its surroundings.
public struct ListAppearance: Equatable, Sendable {
  public enum Style: Equatable, Sendable { case plain, grouped, insetGrouped, sidebar }
  public var style = Style.plain
  /// Behind everything; nil draws nothing.
  public var background: RGBA?
  /// Behind rows without a background of their own.
  public var rowBackground = RGBA.clear
  public var separator = RGBA.clear
  /// Behind a row that is pressed. Spec: M-LIST-25.
  public var highlight = RGBA.clear
  /// Behind a chosen row.
  public var selection = RGBA.clear
  /// Marks of an edited list: of chosen rows, of rows to delete, of others.
  public var tint = RGBA.clear
  public var destructive = RGBA.clear
  public var control = RGBA.clear
  /// Separators lie behind the rows, where an opaque row hides them. Spec: G26.
  public var hasSeparatorsBehind = false
  public var minimumRowHeight = ListMetrics.rowMinimumHeight
  public var minimumHeaderHeight: CGFloat = 0
  /// Points between rows; nil for none.
  public var rowSpacing: CGFloat = 0
  /// Points between sections; nil for the style's.
  public var sectionSpacing: CGFloat?
  /// In whose language the marks of rows are spoken.
  public var locale = Locale(identifier: "en")
  public init() {}

  var isCard: Bool { style == .insetGrouped || style == .sidebar }

  /// The distance of cards from the list's sides.
  func cardMargin(width: CGFloat) -> CGFloat { style == .insetGrouped ? ListMetrics.cardMargin(width: width) : 0 }

  func defaultInsets(width: CGFloat) -> EdgeInsets {
    let side = isCard ? ListMetrics.cardRowInset : ListMetrics.rowLeadingInset
    return EdgeInsets(
      top: ListMetrics.rowVerticalInset, leading: side, bottom: ListMetrics.rowVerticalInset, trailing: side)
  }

  /// Above a section: the first one, or one after another. Spec: M-LIST-18, M-LIST-23, M-LIST-24.
  ///
  /// Headers and the footers of the section before bring distances of their own.
  func gap(above section: Int, hasHeader: Bool, followsFooter: Bool) -> CGFloat {
    if let sectionSpacing, section > 0 { return sectionSpacing }
    return standardGap(above: section, hasHeader: hasHeader, followsFooter: followsFooter)
  }

  private func standardGap(above section: Int, hasHeader: Bool, followsFooter: Bool) -> CGFloat {
    switch style {
    case .plain: 0
    case .grouped where section == 0: hasHeader ? ListMetrics.headerTop : ListMetrics.firstSectionTop
    case .insetGrouped where section == 0: hasHeader ? ListMetrics.headerTop : ListMetrics.firstCardSectionTop
    case .sidebar where section == 0: hasHeader ? ListMetrics.headerTop : 0
    case .grouped, .insetGrouped:
      hasHeader || followsFooter ? ListMetrics.compactSectionSpacing : ListMetrics.sectionSpacing
    case .sidebar: ListMetrics.compactSectionSpacing
    }
  }
}
