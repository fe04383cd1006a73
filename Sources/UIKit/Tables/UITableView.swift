import Foundation

/// What an app sets for all collection views.
open class UICollectionView: UIScrollView {}

/// What an app sets for all lists that are tables; rows of its own are not there yet.
open class UITableView: UIScrollView {
  public var _separatorStyle: UITableViewCell.SeparatorStyle? { didSet { _lookDidChange() } }
  open var separatorColor: UIColor? { didSet { _lookDidChange() } }
  public var _separatorInset: UIEdgeInsets? { didSet { _lookDidChange() } }
  public var _sectionHeaderTopPadding: CGFloat? { didSet { _lookDidChange() } }
  public var _rowHeight: CGFloat? { didSet { _lookDidChange() } }
  public var _sectionHeaderHeight: CGFloat? { didSet { _lookDidChange() } }
  public var _sectionFooterHeight: CGFloat? { didSet { _lookDidChange() } }
  open var allowsSelection = true { didSet { _lookDidChange() } }

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
  public var _selectionStyle: SelectionStyle? { didSet { _lookDidChange() } }
  open var selectionStyle: SelectionStyle {
    get { _selectionStyle ?? .default }
    set { _selectionStyle = newValue }
  }
}

/// What an app sets for all headers and footers of tables.
open class UITableViewHeaderFooterView: UIView {}
