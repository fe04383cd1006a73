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
  /// Separators lie behind the rows, where an opaque row hides them. Spec: G26.
  public var hasSeparatorsBehind = false
  public var minimumRowHeight = ListMetrics.rowMinimumHeight
  public var minimumHeaderHeight: CGFloat = 0
  /// Points between rows; nil for none.
  public var rowSpacing: CGFloat = 0
  public init() {}

  var isCard: Bool { style == .insetGrouped || style == .sidebar }

  /// The distance of cards from the list's sides.
  func cardMargin(width: CGFloat) -> CGFloat { style == .insetGrouped ? ListMetrics.cardMargin(width: width) : 0 }

  func defaultInsets(width: CGFloat) -> EdgeInsets {
    let side = isCard ? ListMetrics.cardRowInset : ListMetrics.rowLeadingInset
    return EdgeInsets(
      top: ListMetrics.rowVerticalInset, leading: side, bottom: ListMetrics.rowVerticalInset, trailing: side)
  }

  /// Above a section: the first one, or one after another. Headers bring their own distance on top.
  func gap(above section: Int, hasHeader: Bool) -> CGFloat {
    switch style {
    case .plain: 0
    case .grouped:
      section == 0 ? (hasHeader ? ListMetrics.headerTop : ListMetrics.firstSectionTop) : ListMetrics.headerTop
    case .insetGrouped, .sidebar:
      section == 0
        ? (hasHeader ? ListMetrics.headerTop : ListMetrics.firstCardSectionTop) : ListMetrics.compactSectionSpacing
    }
  }
}
