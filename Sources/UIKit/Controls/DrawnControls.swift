import Foundation
import MartletControls

// Controls that SwiftUI draws, so that each has one look: these classes hold the values and tell their targets.

/// A switch, on or off.
open class UISwitch: UIControl {
  open var isOn = false { didSet { _lookDidChange() } }
  open var onTintColor: UIColor? { didSet { _lookDidChange() } }
  open var thumbTintColor: UIColor? { didSet { _lookDidChange() } }
  open var title: String?

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    _hugging = AxisPriorities(horizontal: 750, vertical: 750)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  package override var _isDrawnBySwiftUI: Bool { true }
  /// M-CTL: a switch is 51 by 31 points.
  private static let size = CGSize(width: 51, height: 31)
  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}

/// A value along a track.
open class UISlider: UIControl {
  open var value: Float = 0 { didSet { clamp() } }
  open var minimumValue: Float = 0 { didSet { clamp() } }
  open var maximumValue: Float = 1 { didSet { clamp() } }
  /// Whether targets hear of every step of a drag, or of its end alone.
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor? { didSet { _lookDidChange() } }
  open var maximumTrackTintColor: UIColor? { didSet { _lookDidChange() } }
  open var thumbTintColor: UIColor? { didSet { _lookDidChange() } }
  open var minimumValueImage: UIImage? { didSet { _lookDidChange() } }
  open var maximumValueImage: UIImage? { didSet { _lookDidChange() } }
  private var isClamping = false

  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open func setThumbImage(_ image: UIImage?, for state: State) {
    Notes.once("UISlider.setThumbImage has no effect yet: the thumb is the system's")
  }

  private func clamp() {
    guard !isClamping else { return }
    isClamping = true
    value = min(max(value, minimumValue), max(minimumValue, maximumValue))
    isClamping = false
    _lookDidChange()
  }

  package override var _isDrawnBySwiftUI: Bool { true }
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 31) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 31) }
}

/// Minus and plus.
open class UIStepper: UIControl {
  open var value = 0.0 { didSet { _lookDidChange() } }
  open var minimumValue = 0.0 { didSet { _lookDidChange() } }
  open var maximumValue = 100.0 { didSet { _lookDidChange() } }
  open var stepValue = 1.0 { didSet { _lookDidChange() } }
  open var wraps = false
  open var isContinuous = true
  open var autorepeat = true
  package override var _isDrawnBySwiftUI: Bool { true }
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// How far something has come: a bar from 0 to 1.
open class UIProgressView: UIView {
  public enum Style: Int, Hashable, Sendable { case `default`, bar }
  open var progress: Float = 0 { didSet { _lookDidChange() } }
  open var progressViewStyle = Style.default
  open var progressTintColor: UIColor? { didSet { _lookDidChange() } }
  open var trackTintColor: UIColor? { didSet { _lookDidChange() } }
  open var observedProgress: Progress?
  public override init(frame: CGRect) { super.init(frame: frame) }
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  package override var _isDrawnBySwiftUI: Bool { true }
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 4) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }
}

/// A spinner.
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Hashable, Sendable {
    case whiteLarge, white, gray
    case medium = 100
    case large
  }
  open var style: Style { didSet { styleDidChange() } }
  /// Nil takes the style's.
  open var color: UIColor! { didSet { _lookDidChange() } }
  /// Whether the view shows nothing while it does not spin.
  open var hidesWhenStopped = true { didSet { animationDidChange() } }
  open private(set) var isAnimating = false

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    setUp()
  }
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    _hugging = AxisPriorities(horizontal: 750, vertical: 750)
    isHidden = true
    if style == .whiteLarge || style == .white { color = .white }
  }

  open func startAnimating() {
    isAnimating = true
    animationDidChange()
  }
  open func stopAnimating() {
    isAnimating = false
    animationDidChange()
  }
  private func animationDidChange() {
    isHidden = hidesWhenStopped && !isAnimating
    _lookDidChange()
  }
  private func styleDidChange() {
    if style == .whiteLarge || style == .white { color = .white }
    _lookDidChange()
    _constraintsDidChange()
  }

  package var _isLarge: Bool { style == .large || style == .whiteLarge }
  package override var _isDrawnBySwiftUI: Bool { true }
  open override var intrinsicContentSize: CGSize { style.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }
}

extension UIActivityIndicatorView.Style {
  /// M-CTL, spinner: 20 and 37 points.
  fileprivate var size: CGSize {
    let side: CGFloat = self == .large || self == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }
}

/// Dots for pages.
open class UIPageControl: UIControl {
  open var numberOfPages = 0 {
    didSet {
      _lookDidChange()
      _constraintsDidChange()
    }
  }
  open var currentPage = 0 { didSet { _lookDidChange() } }
  open var hidesForSinglePage = false { didSet { _lookDidChange() } }
  open var pageIndicatorTintColor: UIColor? { didSet { _lookDidChange() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { _lookDidChange() } }
  open var backgroundStyle = BackgroundStyle.automatic
  public enum BackgroundStyle: Int, Hashable, Sendable { case automatic, prominent, minimal }

  /// M-CTL, page dots: 7 points wide, 9 apart, on a strip 26 high.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, pageCount)) * 16 + 16, height: 26)
  }
  package override var _isDrawnBySwiftUI: Bool { true }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// A date or time.
open class UIDatePicker: UIControl {
  public enum Mode: Int, Hashable, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
  public enum Style: Int, Hashable, Sendable { case automatic, wheels, compact, inline }
  open var date = Date() { didSet { _lookDidChange() } }
  open var minimumDate: Date? { didSet { _lookDidChange() } }
  open var maximumDate: Date? { didSet { _lookDidChange() } }
  open var datePickerMode = Mode.dateAndTime { didSet { _lookDidChange() } }
  open var preferredDatePickerStyle = Style.automatic { didSet { _lookDidChange() } }
  open var minuteInterval = 1
  open var locale: Locale? { didSet { _lookDidChange() } }
  open var calendar: Calendar! = .current { didSet { _lookDidChange() } }
  open var timeZone: TimeZone?
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  package override var _isDrawnBySwiftUI: Bool { true }
  open override var intrinsicContentSize: CGSize {
    _contentNode?.sizeThatFits(.unspecified) ?? CGSize(width: 200, height: 36)
  }
}
