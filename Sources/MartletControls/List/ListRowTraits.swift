import MartletLayout
import MartletTree

/// What a row says to the list around it.
public struct ListRowTraits {
  /// A choice for one edge: as the list does it, shown or hidden.
  public enum Visibility: Equatable, Sendable { case automatic, visible, hidden }

  public var insets: EdgeInsets?
  /// The layout nodes of the row's own background; nil for the style's.
  public var background: [LayoutNode]?
  public var topSeparator = Visibility.automatic
  public var bottomSeparator = Visibility.automatic
  public init() {}

  // Keys of the values that layout nodes carry.
  public enum InsetsKey {}
  public enum BackgroundKey {}
  public enum TopSeparatorKey {}
  public enum BottomSeparatorKey {}

  /// What `element` or something in it says.
  public init(of element: LayoutElement) {
    insets = element.layoutValue(ObjectIdentifier(InsetsKey.self)) as? EdgeInsets
    background = element.layoutValue(ObjectIdentifier(BackgroundKey.self)) as? [LayoutNode]
    topSeparator = element.layoutValue(ObjectIdentifier(TopSeparatorKey.self)) as? Visibility ?? .automatic
    bottomSeparator = element.layoutValue(ObjectIdentifier(BottomSeparatorKey.self)) as? Visibility ?? .automatic
  }
}
