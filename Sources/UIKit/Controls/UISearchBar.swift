import Foundation
import MartletControls

/// A field for what is looked for. SwiftUI draws it.
@MainActor @preconcurrency open class UISearchBar: UIView {
  public enum Style: Int, Hashable, Sendable { case `default`, prominent, minimal }

  open weak var delegate: (any UISearchBarDelegate)?
  open var text: String? = "" { didSet { if text != oldValue { _lookDidChange() } } }
  /// Nil says "Search" in the user's language.
  open var placeholder: String? { didSet { _lookDidChange() } }
  open var showsCancelButton = false { didSet { _lookDidChange() } }
  open var searchBarStyle = Style.default { didSet { _lookDidChange() } }
  open var barTintColor: UIColor? { didSet { _lookDidChange() } }
  /// Segments below the field, and the one that is chosen.
  open var scopeButtonTitles: [String]? { didSet { _lookDidChange() } }
  open var selectedScopeButtonIndex = 0 { didSet { _lookDidChange() } }
  open var showsScopeBar = false { didSet { _lookDidChange() } }
  open var autocapitalizationType = UITextAutocapitalizationType.none { didSet { _lookDidChange() } }
  open var autocorrectionType = UITextAutocorrectionType.default { didSet { _lookDidChange() } }
  open var keyboardType = UIKeyboardType.default { didSet { _lookDidChange() } }
  open var returnKeyType = UIReturnKeyType.search
  open var enablesReturnKeyAutomatically = true
  open private(set) var isEditing = false
  package private(set) var _wantsFocus = false

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  package override var _isDrawnBySwiftUI: Bool { true }
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: height) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
  private var height: CGFloat {
    let field = ControlMetrics.SearchField.height + BarMetrics.searchRowTop + BarMetrics.searchRowBottom
    return showsScopeBar ? field + BarMetrics.searchScopeGap + 32 : field
  }

  // MARK: What a person does

  package func _edited(to new: String) {
    let old = text ?? ""
    guard new != old else { return }
    let change = TextChange(from: old, to: new)
    guard
      delegate?.searchBar(self, shouldChangeTextIn: change.range, replacementText: change.replacement) ?? true
    else { return _lookDidChange() }
    text = new
    delegate?.searchBar(self, textDidChange: new)
  }
  package func _focused(_ isFocused: Bool) {
    guard isFocused != isEditing else { return }
    (isEditing, _wantsFocus) = (isFocused, isFocused)
    if isFocused { delegate?.searchBarTextDidBeginEditing(self) } else { delegate?.searchBarTextDidEndEditing(self) }
    _lookDidChange()
  }
  package func _submitted() { delegate?.searchBarSearchButtonClicked(self) }
  package func _cancelled() { delegate?.searchBarCancelButtonClicked(self) }
  package func _chose(scope: Int) {
    selectedScopeButtonIndex = scope
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scope)
  }

  // MARK: The keyboard

  open override var canBecomeFirstResponder: Bool { true }
  open override var isFirstResponder: Bool { isEditing }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard delegate?.searchBarShouldBeginEditing(self) ?? true else { return false }
    _wantsFocus = true
    _lookDidChange()
    return true
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard delegate?.searchBarShouldEndEditing(self) ?? true else { return false }
    _wantsFocus = false
    _lookDidChange()
    return true
  }
}

/// Hears of a search. All of it may be left out.
@MainActor @preconcurrency public protocol UISearchBarDelegate: AnyObject {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
