import Foundation
import MartletDisplay
import MartletText

/// Lines of text that cannot be edited. Its size is that of the text; taller labels show it in the middle.
@MainActor @preconcurrency open class UILabel: UIView {
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      guard attributed != nil || newValue != plain else { return }
      (plain, attributed) = (newValue, nil)
      textDidChange()
    }
  }
  /// Attributes that are not given are the label's.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0) } }
    set {
      if let newValue, let attributed, attributed.isEqual(to: newValue) { return }
      (attributed, plain) = (newValue?.copy() as? NSAttributedString, nil)
      textDidChange()
    }
  }
  private var plain: String?
  private var attributed: NSAttributedString?

  /// The system font of 17 points unless set.
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { if font != oldValue { textDidChange() } } }
  open var textColor: UIColor! = .label { didSet { if textColor != oldValue { _lookDidChange() } } }
  open var highlightedTextColor: UIColor? { didSet { _lookDidChange() } }
  open var isHighlighted = false { didSet { _lookDidChange() } }
  open var isEnabled = true { didSet { _lookDidChange() } }
  open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { _lookDidChange() } } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { textDidChange() } }
  /// 0 is as many as fit. Default 1.
  open var numberOfLines = 1 { didSet { textDidChange() } }
  open var adjustsFontSizeToFitWidth = false { didSet { textDidChange() } }
  /// The smallest factor to which text shrinks, where it may; 0 stands for a half.
  open var minimumScaleFactor: CGFloat = 0 { didSet { textDidChange() } }
  open var allowsDefaultTighteningForTruncation = false
  /// Whether a font of a text style follows the size of text that the user chose.
  open var adjustsFontForContentSizeCategory = false { didSet { textDidChange() } }
  /// The width at which the intrinsic size wraps lines; 0 leaves it to layout.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textDidChange() } }
  open var shadowColor: UIColor? { didSet { _lookDidChange() } }
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { _lookDidChange() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    _hugging = AxisPriorities(horizontal: 251, vertical: 251)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  private func textDidChange() {
    _lookDidChange()
    _constraintsDidChange()
  }

  var _block: TextBlock {
    var setting = AttributedText(font: shownFont, color: shownColor)
    (setting.alignment, setting.lineBreakMode) = (textAlignment, lineBreakMode)
    setting.lineLimit = numberOfLines > 0 ? numberOfLines : nil
    setting.isRightToLeft = _isRightToLeft
    if adjustsFontSizeToFitWidth { setting.minimumScale = minimumScaleFactor > 0 ? minimumScaleFactor : 0.5 }
    return setting.block(attributed ?? NSAttributedString(string: plain ?? ""))
  }

  private var shownFont: UIFont {
    guard adjustsFontForContentSizeCategory, let style = font.textStyle else { return font }
    return .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }
  private var shownColor: UIColor {
    if !isEnabled { return .tertiaryLabel }
    return isHighlighted ? highlightedTextColor ?? textColor : textColor
  }

  private func measure(_ width: CGFloat?) -> TextMetrics {
    TextEngine.standard.measure(_block, width: width, height: nil)
  }

  // MARK: Sizes

  open override var intrinsicContentSize: CGSize {
    _intrinsicContentSize(forWidth: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
  }
  override func _intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    guard !(text ?? "").isEmpty else { return .zero }
    let limit = numberOfLines == 1 || width.isInfinite || width <= 0 ? nil : width
    return rounded(measure(limit).size)
  }
  /// UIKit's labels have whole pixels.
  private func rounded(_ size: CGSize) -> CGSize {
    let scale = max(1, traitCollection.displayScale)
    return CGSize(
      width: (size.width * scale).rounded(.up) / scale, height: (size.height * scale).rounded(.up) / scale)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { _intrinsicContentSize(forWidth: size.width) }

  /// Where the text lies in `bounds`.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = measure(bounds.width).size
    return CGRect(
      x: bounds.minX, y: bounds.minY + max(0, (bounds.height - size.height) / 2), width: bounds.width,
      height: min(size.height, bounds.height))
  }

  override var _baselines: (first: CGFloat, last: CGFloat)? {
    let metrics = measure(bounds.width > 0 && numberOfLines != 1 ? bounds.width : nil)
    return (metrics.firstBaseline, metrics.size.height - metrics.lastBaseline)
  }

  // MARK: Drawing and meaning

  /// Draws the text in `rect`; an override draws it in another one.
  open func drawText(in rect: CGRect) { drawnRect = rect }
  private var drawnRect: CGRect?

  override func _draw(in area: CGRect, into items: inout [_DisplayItem]) {
    guard !(text ?? "").isEmpty else { return }
    drawnRect = nil
    drawText(in: bounds)
    guard let rect = drawnRect, rect.width > 0, rect.height > 0 else { return }
    let block = _block
    let height = TextEngine.standard.measure(block, width: rect.width, height: rect.height).size.height
    let place = CGRect(
      x: area.minX + rect.minX - bounds.minX,
      y: area.minY + rect.minY - bounds.minY + ((rect.height - height) / 2), width: rect.width, height: height)
    items.append(.text(block, place))
  }

  override var _defaultMeaning: ViewMeaning? {
    guard let text, !text.isEmpty else { return nil }
    return ViewMeaning(role: .text, label: text)
  }
}
