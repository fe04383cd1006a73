import MartletDisplay
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
  /// Nil for the list's.
  public var topSeparatorColor: RGBA?
  public var bottomSeparatorColor: RGBA?
  /// What swiping the row uncovers at its edges.
  public var leadingActions: RowActions?
  public var trailingActions: RowActions?
  /// What a list that is edited may do with the row.
  public var editing: RowEditing?
  public var isDeleteDisabled = false
  public var isMoveDisabled = false
  public init() {}

  // Keys of the values that layout nodes carry.
  public enum InsetsKey {}
  public enum BackgroundKey {}
  public enum TopSeparatorKey {}
  public enum BottomSeparatorKey {}
  public enum TopSeparatorColorKey {}
  public enum BottomSeparatorColorKey {}
  public enum LeadingActionsKey {}
  public enum TrailingActionsKey {}
  public enum EditingKey {}
  public enum DeleteDisabledKey {}
  public enum MoveDisabledKey {}

  /// What `element` or something in it says.
  public init(of element: LayoutElement) {
    func value<Value>(_ key: Any.Type) -> Value? { element.layoutValue(ObjectIdentifier(key)) as? Value }
    insets = value(InsetsKey.self)
    background = value(BackgroundKey.self)
    topSeparator = value(TopSeparatorKey.self) ?? .automatic
    bottomSeparator = value(BottomSeparatorKey.self) ?? .automatic
    topSeparatorColor = value(TopSeparatorColorKey.self)
    bottomSeparatorColor = value(BottomSeparatorColorKey.self)
    leadingActions = value(LeadingActionsKey.self)
    trailingActions = value(TrailingActionsKey.self)
    editing = value(EditingKey.self)
    isDeleteDisabled = value(DeleteDisabledKey.self) ?? false
    isMoveDisabled = value(MoveDisabledKey.self) ?? false
  }

  public var canDelete: Bool { editing?.delete != nil && !isDeleteDisabled }
  public var canMove: Bool { editing?.move != nil && !isMoveDisabled }
  /// What a swipe towards the leading edge uncovers: the row's own actions, or the one that deletes. Spec: G12.
  var trailing: RowActions? { trailingActions ?? (canDelete ? editing?.deleteActions : nil) }
}

/// Buttons that swiping a row uncovers, the outermost first. Spec: G12.
public final class RowActions {
  public var elements: () -> [LayoutNode]
  /// Whether a long swipe runs the first one.
  public var allowsFullSwipe: Bool
  public init(allowsFullSwipe: Bool, elements: @escaping () -> [LayoutNode]) {
    (self.allowsFullSwipe, self.elements) = (allowsFullSwipe, elements)
  }
}

/// What the loop that makes a row lets a list do with it. Spec: G9, G10.
public final class RowEditing {
  public var delete: (() -> Void)?
  /// The button that deletes the row, made when it is asked for.
  public var deleteActions: RowActions?
  /// Moves an element of the loop's data: its offset, and the offset in the old order before which it goes.
  public var move: ((_ from: Int, _ to: Int) -> Void)?
  /// Where the row's element stands in the loop's data, and how many there are; nil where rows are not one for one.
  public var position: () -> (index: Int, count: Int)? = { nil }
  public init() {}
}

/// Whether a row is chosen, and how it is. Spec: G8.
public struct RowSelection {
  /// What the selection holds of the row.
  public let value: AnyHashable
  public var isSelected: Bool
  public var select: () -> Void
  /// What a tap does in the place of choosing, while the list is not edited.
  public var primaryAction: (() -> Void)?
  public init(value: AnyHashable, isSelected: Bool, select: @escaping () -> Void) {
    (self.value, self.isSelected, self.select) = (value, isSelected, select)
  }
}
