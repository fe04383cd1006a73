import Foundation
import MartletTree

/// A field for one line of text. SwiftUI draws it, with its caret, selection and keys.
@MainActor @preconcurrency open class UITextField: UIControl {
  public enum ViewMode: Int, Hashable, Sendable { case never, whileEditing, unlessEditing, always }
  public enum BorderStyle: Int, Hashable, Sendable { case none, line, bezel, roundedRect }

  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String? = "" { didSet { contentDidChange() } }
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  open var placeholder: String? { didSet { contentDidChange() } }
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  open var textColor: UIColor? { didSet { _lookDidChange() } }
  open var font: UIFont? { didSet { contentDidChange() } }
  open var textAlignment = NSTextAlignment.natural { didSet { _lookDidChange() } }
  open var borderStyle = BorderStyle.none { didSet { contentDidChange() } }
  open var clearButtonMode = ViewMode.never { didSet { _lookDidChange() } }
  open var clearsOnBeginEditing = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var leftView: UIView? { didSet { setNeedsLayout() } }
  open var rightView: UIView? { didSet { setNeedsLayout() } }
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var isSecureTextEntry = false { didSet { _lookDidChange() } }
  open var keyboardType = UIKeyboardType.default { didSet { _lookDidChange() } }
  open var returnKeyType = UIReturnKeyType.default { didSet { _lookDidChange() } }
  open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { _lookDidChange() } }
  open var autocorrectionType = UITextAutocorrectionType.default { didSet { _lookDidChange() } }
  open var textContentType: UITextContentType? { didSet { _lookDidChange() } }
  open var enablesReturnKeyAutomatically = false
  open private(set) var isEditing = false

  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  private func contentDidChange() {
    _lookDidChange()
    _constraintsDidChange()
  }

  // MARK: What SwiftUI draws

  package override var _isDrawnBySwiftUI: Bool { true }
  open override var intrinsicContentSize: CGSize {
    let content = _contentNode?.sizeThatFits(.unspecified) ?? CGSize(width: 100, height: 22)
    return CGSize(width: content.width, height: max(content.height, borderStyle == .roundedRect ? 34 : 0))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// A person changed the text.
  package func _edited(to new: String) {
    let old = text ?? ""
    guard new != old else { return }
    let change = TextChange(from: old, to: new)
    let isAllowed =
      delegate?.textField(self, shouldChangeCharactersIn: change.range, replacementString: change.replacement) ?? true
    if isAllowed {
      text = new
      sendActions(for: .editingChanged)
      delegate?.textFieldDidChangeSelection(self)
    } else {
      _lookDidChange()
    }
  }

  /// The keyboard came to the field or left it.
  package func _focused(_ isFocused: Bool) {
    guard isFocused != isEditing else { return }
    isEditing = isFocused
    if isFocused {
      if clearsOnBeginEditing { text = "" }
      delegate?.textFieldDidBeginEditing(self)
      sendActions(for: .editingDidBegin)
    } else {
      delegate?.textFieldDidEndEditing(self)
      sendActions(for: .editingDidEnd)
    }
    _lookDidChange()
  }

  /// Return was pressed; whether the field gives up the keyboard.
  package func _submitted() {
    _ = delegate?.textFieldShouldReturn(self)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  // MARK: The keyboard

  /// Whether the app wants the field to have the keyboard.
  package private(set) var _wantsFocus = false
  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override var isFirstResponder: Bool { isEditing }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    _wantsFocus = true
    _lookDidChange()
    return true
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    _wantsFocus = false
    if isEditing { _lookDidChange() }
    return true
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place(leftView, leftViewMode, isLeft: true)
    place(rightView, rightViewMode, isLeft: false)
  }
  private func place(_ view: UIView?, _ mode: ViewMode, isLeft: Bool) {
    guard let view else { return }
    let isShown = mode == .always || mode == (isEditing ? .whileEditing : .unlessEditing)
    guard isShown else { return view.removeFromSuperview() }
    if view.superview !== self { addSubview(view) }
    let size = view.bounds.size == .zero ? view.intrinsicContentSize : view.bounds.size
    view.frame = CGRect(
      x: isLeft ? 0 : bounds.width - size.width, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }
  override var _contentArea: CGRect {
    let left = leftView?.superview === self ? leftView?.frame.width ?? 0 : 0
    let right = rightView?.superview === self ? rightView?.frame.width ?? 0 : 0
    return CGRect(x: left, y: 0, width: max(0, bounds.width - left - right), height: bounds.height)
  }
}

/// What of a text was replaced, in UTF-16 units.
struct TextChange {
  let range: NSRange
  let replacement: String

  init(from old: String, to new: String) {
    let (a, b) = (Array(old.utf16), Array(new.utf16))
    var start = 0
    while start < min(a.count, b.count), a[start] == b[start] { start += 1 }
    var end = 0
    while end < min(a.count, b.count) - start, a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
    range = NSRange(location: start, length: a.count - start - end)
    replacement = String(decoding: b[start..<(b.count - end)], as: UTF16.self)
  }
}

/// Decides about a field and hears of it. All of it may be left out.
@MainActor @preconcurrency public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
