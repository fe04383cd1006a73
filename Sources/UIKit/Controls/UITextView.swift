import Foundation
import MartletTree

/// Text of many lines that scrolls, to read or to edit. SwiftUI draws it.
@MainActor @preconcurrency open class UITextView: UIScrollView {
  open var text: String! = "" { didSet { contentDidChange() } }
  /// Attributes show while the text is not edited; typing leaves plain text.
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: text ?? "") }
    set {
      text = newValue?.string ?? ""
      attributed = newValue
      contentDidChange()
    }
  }
  package private(set) var attributed: NSAttributedString?
  open var textColor: UIColor? { didSet { _lookDidChange() } }
  open var font: UIFont? { didSet { contentDidChange() } }
  open var textAlignment = NSTextAlignment.natural { didSet { _lookDidChange() } }
  open var isEditable = true { didSet { _lookDidChange() } }
  open var isSelectable = true { didSet { _lookDidChange() } }
  open var allowsEditingTextAttributes = false
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Points around the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { contentDidChange() } }
  public private(set) lazy var textContainer = NSTextContainer()
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { _lookDidChange() } }
  open var autocorrectionType = UITextAutocorrectionType.default { didSet { _lookDidChange() } }
  open var isSecureTextEntry = false
  private var isFocused = false
  package private(set) var _wantsFocus = false

  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Not kept.
  public var delegate: (any UITextViewDelegate)? {
    get { _scrollDelegate as? any UITextViewDelegate }
    set { _scrollDelegate = newValue }
  }

  private func contentDidChange() {
    if attributed?.string != text { attributed = nil }
    _lookDidChange()
    _constraintsDidChange()
  }
  open func scrollRangeToVisible(_ range: NSRange) {}
  open func insertText(_ text: String) { _edited(to: (self.text ?? "") + text) }
  open var hasText: Bool { !(text ?? "").isEmpty }

  // MARK: What SwiftUI draws

  package override var _isDrawnBySwiftUI: Bool { true }
  override func _makeNode(_ context: LayoutContext) -> ViewNode { ViewNode(context: context, view: self) }

  /// A text view that scrolls has no size of its own.
  open override var intrinsicContentSize: CGSize { _intrinsicContentSize(forWidth: .infinity) }
  override func _intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    guard !isScrollEnabled else { return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    return _measured(width)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { _measured(size.width) }

  private func _measured(_ width: CGFloat) -> CGSize {
    var setting = AttributedText(font: font ?? .systemFont(ofSize: 12), color: textColor ?? .label)
    setting.isRightToLeft = _isRightToLeft
    let (inset, padding) = (textContainerInset, textContainer.lineFragmentPadding)
    let sides = inset.left + inset.right + 2 * padding
    let room = width.isFinite ? max(0, width - sides) : nil
    let block = setting.block(attributed ?? NSAttributedString(string: text ?? ""))
    let size = TextMeasure.size(of: block, width: room)
    return CGSize(
      width: (size.width + sides).rounded(.up), height: (size.height + inset.top + inset.bottom).rounded(.up))
  }

  /// A person changed the text.
  package func _edited(to new: String) {
    let old = text ?? ""
    guard new != old else { return }
    let change = TextChange(from: old, to: new)
    guard delegate?.textView(self, shouldChangeTextIn: change.range, replacementText: change.replacement) ?? true else {
      return _lookDidChange()
    }
    text = new
    selectedRange = NSRange(location: change.range.location + change.replacement.utf16.count, length: 0)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }

  package func _focused(_ isFocused: Bool) {
    guard isFocused != self.isFocused else { return }
    self.isFocused = isFocused
    if isFocused { delegate?.textViewDidBeginEditing(self) } else { delegate?.textViewDidEndEditing(self) }
  }

  open override var canBecomeFirstResponder: Bool { isEditable }
  open override var isFirstResponder: Bool { isFocused }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard isEditable, delegate?.textViewShouldBeginEditing(self) ?? true else { return false }
    _wantsFocus = true
    _lookDidChange()
    return true
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard delegate?.textViewShouldEndEditing(self) ?? true else { return false }
    _wantsFocus = false
    if isFocused { _lookDidChange() }
    return true
  }

  nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}

/// The area that text flows through.
@MainActor @preconcurrency open class NSTextContainer: NSObject {
  /// Points at the beginning and end of each line.
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var widthTracksTextView = true
  open var heightTracksTextView = true
  open var size = CGSize.zero
  nonisolated public override init() { super.init() }
  public convenience init(size: CGSize) {
    self.init()
    self.size = size
  }
}

/// Which kinds of text become links.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

/// Decides about a text view and hears of it. All of it may be left out.
@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}
extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
