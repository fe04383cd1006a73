import Foundation
import MartletControls
import MartletDisplay

extension UIView {
  /// What the view draws changed, and nothing else.
  func _lookDidChange() {
    if _isStandIn { UIAppearanceStore.shared.noteChange() }
    _node?.setNeedsDisplay()
    _onModelChange?()
  }

  func _visibilityDidChange() {
    _lookDidChange()
    (superview as? UIStackView)?._arrangementDidChange()
  }

  // MARK: Tint

  var _tint: UIColor? {
    if _isStandIn { return _ownTint }
    return _ownTint ?? superview?._tint ?? _controllerlessTint
  }

  private var _controllerlessTint: UIColor {
    _host?.site?.tint ?? (_rootView as? UIWindow)?._ownTint ?? UIColor.systemBlue
  }

  /// What is drawn in the tint: gray where it is dimmed.
  var _shownTint: UIColor { tintAdjustmentMode == .dimmed ? .systemGray : _tint ?? .systemBlue }

  func _spreadTint() {
    if _isStandIn { return UIAppearanceStore.shared.noteChange() }
    tintColorDidChange()
    _lookDidChange()
    for subview in subviews where subview._ownTint == nil { subview._tintDidChange() }
  }

  // MARK: Traits

  var _traits: UITraitCollection {
    let traits = _host?.traits ?? .current
    let style = sequence(first: self, next: \.superview).first { $0.overrideUserInterfaceStyle != .unspecified }
    guard let style else { return traits }
    return UITraitCollection(traitsFrom: [
      traits, UITraitCollection(userInterfaceStyle: style.overrideUserInterfaceStyle),
    ])
  }

  func _traitsDidChange(from old: UITraitCollection) {
    _constraintsDidChange()
    _lookDidChange()
    traitCollectionDidChange(old)
    _controller?.traitCollectionDidChange(old)
    for subview in subviews { subview._traitsDidChange(from: old) }
  }

  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
  var _isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The defaults of this class, to be set before the views appear that take them.
  public class func appearance() -> Self { UIAppearanceStore.shared.object(self) }

  /// Defaults for this class inside of others. They are kept but not applied yet; a note says so.
  public class func appearance(whenContainedInInstancesOf containerTypes: [UIAppearanceContainer.Type]) -> Self {
    Notes.once("\(self).appearance(whenContainedInInstancesOf:) has no effect yet; appearance() has")
    return UIAppearanceStore.shared.object(self, containers: containerTypes.map { $0 as AnyClass })
  }
}
