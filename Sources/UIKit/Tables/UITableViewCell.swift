import Foundation
import MartletControls

/// A row of a table: a picture, words and a sign at the end, or views of an app's own in `contentView`.
@MainActor @preconcurrency open class UITableViewCell: UIView {
  public enum CellStyle: Int, Hashable, Sendable { case `default`, value1, value2, subtitle }
  public enum SeparatorStyle: Int, Hashable, Sendable { case none, singleLine, singleLineEtched }
  public enum SelectionStyle: Int, Hashable, Sendable { case none, blue, gray, `default` }
  public enum AccessoryType: Int, Hashable, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum EditingStyle: Int, Hashable, Sendable { case none, delete, insert }

  public internal(set) var reuseIdentifier: String?
  public let contentView = UIView(frame: .zero)
  /// The words; made, like the picture, when they are first asked for.
  open var textLabel: UILabel? { made(\.text) { $0.makeText() } }
  /// Further words, in the styles that have them.
  open var detailTextLabel: UILabel? { parts.style == .default ? nil : made(\.detail) { $0.makeDetail() } }
  open var imageView: UIImageView? { made(\.image) { _ in UIImageView(frame: .zero) } }
  private var parts: CellParts
  private var accessorySign: UIView?

  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { accessoryDidChange() } } }
  open var editingAccessoryType = AccessoryType.none
  /// In place of the sign.
  open var accessoryView: UIView? {
    willSet { accessoryView?.removeFromSuperview() }
    didSet { accessoryDidChange() }
  }
  /// Behind the content.
  open var backgroundView: UIView? { didSet { backgroundDidChange(from: oldValue) } }
  open var selectedBackgroundView: UIView?
  /// Words and a picture in place of the labels.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { configurationDidChange() } }
  private var configured: UIView?
  open private(set) var isSelected = false
  open private(set) var isHighlighted = false
  open private(set) var isEditing = false
  open var shouldIndentWhileEditing = true
  open var showsReorderControl = false
  open var separatorInset = UIEdgeInsets.zero
  public var _selectionStyle: SelectionStyle? { didSet { _lookDidChange() } }
  open var selectionStyle: SelectionStyle {
    get { _selectionStyle ?? .default }
    set { _selectionStyle = newValue }
  }
  weak var _table: UITableView?

  public init(style: CellStyle, reuseIdentifier: String?) {
    (parts, self.reuseIdentifier) = (CellParts(style: style), reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: ListMetrics.rowMinimumHeight))
    addSubview(contentView)
  }
  public override convenience init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }
  public required init?(coder: NSCoder) {
    parts = CellParts(style: .default)
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Called before the cell shows another row.
  open func prepareForReuse() {
    contentConfiguration = nil
    setSelected(false, animated: false)
  }
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func defaultContentConfiguration() -> UIListContentConfiguration { .init(style: parts.style) }
  open override var next: UIResponder? { (_table as UIResponder?) ?? super.next }

  private func made<Part: UIView>(
    _ path: WritableKeyPath<CellParts, Part?>, _ make: (CellParts) -> Part
  ) -> Part {
    if let part = parts[keyPath: path] { return part }
    let part = make(parts)
    parts[keyPath: path] = part
    contentView.addSubview(part)
    setNeedsLayout()
    return part
  }

  private func backgroundDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  private func configurationDidChange() {
    configured?.removeFromSuperview()
    configured = contentConfiguration?.makeContentView()
    if let configured { contentView.addSubview(configured) }
    _table?._cellDidChange(self)
    setNeedsLayout()
  }

  // MARK: The sign at the end

  private func accessoryDidChange() {
    accessorySign?.removeFromSuperview()
    accessorySign =
      accessoryView
      ?? accessoryType.symbol.map { symbol -> UIView in
        let view = UIImageView(image: UIImage(systemName: symbol.name, withConfiguration: symbol.configuration))
        view.tintColor = symbol.isTinted ? nil : .tertiaryLabel
        view.sizeToFit()
        return view
      }
    if let accessorySign { addSubview(accessorySign) }
    setNeedsLayout()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    let place = CellPlacing(size: bounds.size, accessory: accessorySign?.bounds.size ?? .zero)
    accessorySign?.frame = mirrored(place.accessory)
    contentView.frame = mirrored(place.content)
    configured?.frame = contentView.bounds
    parts.place(in: place.content.size, isRightToLeft: _isRightToLeft)
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard _isRightToLeft else { return frame }
    return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// What the row needs at a width: what constraints say, else the words; at least a finger's height.
  package func _rowHeight(forWidth width: CGFloat) -> CGFloat {
    let place = CellPlacing(
      size: CGSize(width: width, height: ListMetrics.rowMinimumHeight), accessory: accessorySign?.bounds.size ?? .zero)
    var height = parts.height(forWidth: place.content.width)
    if let configured { height = configured.sizeThatFits(CGSize(width: place.content.width, height: .infinity)).height }
    if ConstraintSystem.hasConstraints(inside: contentView) {
      let fitting = contentView.systemLayoutSizeFitting(
        CGSize(width: place.content.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      height = max(height, fitting.height)
    }
    return max(height, ListMetrics.rowMinimumHeight)
  }
}
