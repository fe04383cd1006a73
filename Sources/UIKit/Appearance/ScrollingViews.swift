import Foundation

/// What an app sets for all scroll views.
open class UIScrollView: UIView {
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  /// Nil until an app sets it, like all defaults here that have no plain value.
  @_AppearanceValue public var _bounces: Bool?
  @_AppearanceValue public var _keyboardDismissMode: KeyboardDismissMode?
  @_AppearanceValue public var _showsVerticalScrollIndicator: Bool?
  @_AppearanceValue public var _showsHorizontalScrollIndicator: Bool?
  @_AppearanceValue public var _isScrollEnabled: Bool?

  open var bounces: Bool {
    get { _bounces ?? true }
    set { _bounces = newValue }
  }
  open var keyboardDismissMode: KeyboardDismissMode {
    get { _keyboardDismissMode ?? .none }
    set { _keyboardDismissMode = newValue }
  }
  open var showsVerticalScrollIndicator: Bool {
    get { _showsVerticalScrollIndicator ?? true }
    set { _showsVerticalScrollIndicator = newValue }
  }
  open var showsHorizontalScrollIndicator: Bool {
    get { _showsHorizontalScrollIndicator ?? true }
    set { _showsHorizontalScrollIndicator = newValue }
  }
  open var isScrollEnabled: Bool {
    get { _isScrollEnabled ?? true }
    set { _isScrollEnabled = newValue }
  }
}

/// What an app sets for all text views.
open class UITextView: UIScrollView {
  @_AppearanceValue open var textColor: UIColor?
  @_AppearanceValue open var font: UIFont?
}

/// What an app sets for all collection views.
open class UICollectionView: UIScrollView {}

/// What an app sets for all lists that are tables.
open class UITableView: UIScrollView {
  @_AppearanceValue public var _separatorStyle: UITableViewCell.SeparatorStyle?
  @_AppearanceValue open var separatorColor: UIColor?
  @_AppearanceValue public var _separatorInset: UIEdgeInsets?
  @_AppearanceValue public var _sectionHeaderTopPadding: CGFloat?
  @_AppearanceValue public var _rowHeight: CGFloat?
  @_AppearanceValue public var _sectionHeaderHeight: CGFloat?
  @_AppearanceValue public var _sectionFooterHeight: CGFloat?
  @_AppearanceValue open var allowsSelection = true

  /// The value of heights that the content decides.
  public static let automaticDimension: CGFloat = -1

  open var separatorStyle: UITableViewCell.SeparatorStyle {
    get { _separatorStyle ?? .singleLine }
    set { _separatorStyle = newValue }
  }
  open var separatorInset: UIEdgeInsets {
    get { _separatorInset ?? UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0) }
    set { _separatorInset = newValue }
  }
  /// Points; `automaticDimension` for the system's.
  open var sectionHeaderTopPadding: CGFloat {
    get { _sectionHeaderTopPadding ?? Self.automaticDimension }
    set { _sectionHeaderTopPadding = newValue }
  }
  open var rowHeight: CGFloat {
    get { _rowHeight ?? Self.automaticDimension }
    set { _rowHeight = newValue }
  }
  open var sectionHeaderHeight: CGFloat {
    get { _sectionHeaderHeight ?? Self.automaticDimension }
    set { _sectionHeaderHeight = newValue }
  }
  open var sectionFooterHeight: CGFloat {
    get { _sectionFooterHeight ?? Self.automaticDimension }
    set { _sectionFooterHeight = newValue }
  }
}

/// What an app sets for all rows of tables.
open class UITableViewCell: UIView {
  public enum SeparatorStyle: Int, Hashable, Sendable { case none, singleLine }
  public enum SelectionStyle: Int, Hashable, Sendable { case none, blue, gray, `default` }
  @_AppearanceValue public var _selectionStyle: SelectionStyle?
  open var selectionStyle: SelectionStyle {
    get { _selectionStyle ?? .default }
    set { _selectionStyle = newValue }
  }
}

/// What an app sets for all headers and footers of tables.
open class UITableViewHeaderFooterView: UIView {}
