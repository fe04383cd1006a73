import Foundation

/// Arranges views in a row or a column, without constraints of its own. Spec: U14.
@MainActor @preconcurrency open class UIStackView: UIView {
  public enum Distribution: Int, Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment: Int, Hashable, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }
  /// A custom spacing that stands for the stack's.
  nonisolated public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  nonisolated public static let spacingUseSystem: CGFloat = 8

  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { _arrangementDidChange() } }
  open var distribution = Distribution.fill { didSet { _arrangementDidChange() } }
  open var alignment = Alignment.fill { didSet { _arrangementDidChange() } }
  /// Points between neighbours.
  open var spacing: CGFloat = 0 { didSet { _arrangementDidChange() } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { _arrangementDidChange() } }
  open var isBaselineRelativeArrangement = false
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  public init(arrangedSubviews views: [UIView]) {
    super.init(frame: .zero)
    views.forEach { addArrangedSubview($0) }
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
    _arrangementDidChange()
  }
  /// The view stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    _arrangementDidChange()
  }
  func _arrangedViewDidLeave(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    _arrangementDidChange()
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    _arrangementDidChange()
  }
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  func _arrangementDidChange() { _constraintsDidChange() }

  // MARK: Layout

  private var line: StackLine {
    let shown = arrangedSubviews.filter { !$0.isHidden }
    return StackLine(
      views: shown, gaps: shown.dropLast().map { customSpacings[ObjectIdentifier($0)] ?? spacing }, axis: axis,
      distribution: distribution, alignment: alignment, isRightToLeft: _isRightToLeft)
  }
  private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

  open override var intrinsicContentSize: CGSize { _intrinsicContentSize(forWidth: .infinity) }
  override func _intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    guard arrangedSubviews.contains(where: { !$0.isHidden }) else { return .zero }
    let margins = margins
    let size = line.size(forWidth: width - margins.left - margins.right)
    return CGSize(
      width: size.width + margins.left + margins.right, height: size.height + margins.top + margins.bottom)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { _intrinsicContentSize(forWidth: size.width) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: margins)
    if !area.isNull { line.place(in: area) }
  }

  override var _baselines: (first: CGFloat, last: CGFloat)? {
    guard let first = line.views.first, let inner = first._baselines else { return nil }
    return (first.frame.minY + inner.first, bounds.height - first.frame.maxY + inner.last)
  }
}
