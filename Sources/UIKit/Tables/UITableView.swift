import Foundation

/// Rows below each other, in sections, that scroll. A data source makes the rows, a delegate hears what is done with
/// them. SwiftUI's list draws them: looks, swipes, editing and keys are its own. Spec: U21, U22.
@MainActor @preconcurrency open class UITableView: UIScrollView {
  public enum Style: Int, Hashable, Sendable { case plain, grouped, insetGrouped }
  public enum RowAnimation: Int, Hashable, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  public enum ScrollPosition: Int, Hashable, Sendable { case none, top, middle, bottom }

  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  open weak var prefetchDataSource: AnyObject?
  open var delegate: (any UITableViewDelegate)? {
    get { _scrollDelegate as? any UITableViewDelegate }
    set {
      _scrollDelegate = newValue
      reloadData()
    }
  }
  /// Above the first row and below the last one, at their own height.
  open var tableHeaderView: UIView? { didSet { _lookDidChange() } }
  open var tableFooterView: UIView? { didSet { _lookDidChange() } }
  open var backgroundView: UIView? { didSet { _lookDidChange() } }
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  open var allowsMultipleSelection = false { didSet { _lookDidChange() } }
  open var allowsSelectionDuringEditing = false { didSet { _lookDidChange() } }
  open var allowsMultipleSelectionDuringEditing = false { didSet { _lookDidChange() } }
  package internal(set) var _editing = false
  private var knownRows = TableRows()
  var _cells = CellStore()
  package internal(set) var _selectedRows: Set<Int> = []
  /// What an app changes until the last `endUpdates`.
  var _changes: TableChanges?
  var _changeDepth = 0
  /// Whether the list that draws the rows is to show the change under way with movement.
  package internal(set) var _isChangeAnimated = false
  /// Scrolls to a row; set by the list that draws the rows.
  package var _scrollWish: ((_ row: Int, ScrollPosition, _ isAnimated: Bool) -> Void)?

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  package override var _isDrawnBySwiftUI: Bool { true }
  /// Loaded when they are first asked for: an app may set its data after the data source.
  var _rows: TableRows {
    get {
      if knownRows.isStale { knownRows.load(counts: _countsOfSource) }
      return knownRows
    }
    set { knownRows = newValue }
  }
  var _areRowsStale: Bool { knownRows.isStale }
  func _forgetRows() { knownRows.isStale = true }

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
