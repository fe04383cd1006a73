import Foundation
import MartletDisplay

extension UIView {
  /// Spec: U8.
  func _hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      if let found = subview.hitTest(subview.pointFromSuperview(point), with: event) { return found }
    }
    return self
  }

  /// Adds a recogniser; it leaves the view that it was on.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer._view = self
  }

  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer._view = nil
  }

  /// Takes the keyboard from the field in the view that has it; whether there was one.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    if let field = _firstResponder { return field.resignFirstResponder() }
    return self is UIWindow ? UIApplication.keyboardResigner?() ?? false : false
  }

  var _firstResponder: UIView? {
    if isFirstResponder { return self }
    return subviews.lazy.compactMap { $0._firstResponder }.first
  }
}

/// What an element of UIKit's means to assistive tools and tests.
struct ViewMeaning {
  var role: SemanticsNode.Role
  var label: String?
  var value: String?
  var hint: String?
  var number: SemanticsNode.Number?
  var traits: SemanticsNode.Traits = []

  var spokenTraits: UIAccessibilityTraits {
    var spoken: UIAccessibilityTraits =
      switch role {
      case .button: .button
      case .image: .image
      case .link: .link
      case .header, .heading: .header
      case .text: .staticText
      default: .none
      }
    if traits.contains(.selected) { spoken.insert(.selected) }
    if traits.contains(.disabled) { spoken.insert(.notEnabled) }
    return spoken
  }

  /// What an app says with traits instead.
  mutating func take(_ spoken: UIAccessibilityTraits) {
    if spoken.contains(.button) { role = .button }
    if spoken.contains(.link) { role = .link }
    if spoken.contains(.image) { role = .image }
    if spoken.contains(.staticText) { role = .text }
    traits.formUnion(spoken.contains(.header) ? .header : [])
    traits.formUnion(spoken.contains(.selected) ? .selected : [])
    traits.formUnion(spoken.contains(.notEnabled) ? .disabled : [])
    traits.formUnion(spoken.contains(.updatesFrequently) ? .updatesFrequently : [])
  }
}

extension UIView {
  /// The element that the view is; nil when what is inside speaks for itself.
  var _meaning: ViewMeaning? {
    if let _placeholder { return ViewMeaning(role: .text, label: _placeholder) }
    guard isAccessibilityElement else { return nil }
    var meaning = _defaultMeaning ?? ViewMeaning(role: .group)
    meaning.label = accessibilityLabel
    meaning.value = accessibilityValue
    meaning.hint = accessibilityHint
    if let _spokenTraits { meaning.take(_spokenTraits) }
    if isFirstResponder { meaning.traits.insert(.focused) }
    return meaning
  }
}

/// How assistive tools present an element.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let image = UIAccessibilityTraits(rawValue: 4)
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
  public static let header = UIAccessibilityTraits(rawValue: 65536)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 17)
}
