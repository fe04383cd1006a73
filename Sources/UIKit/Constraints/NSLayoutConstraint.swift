import Foundation

/// A linear relation between two edges or lengths: `first = multiplier × second + constant`. Spec: U4-U7.
@MainActor @preconcurrency open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Hashable, Sendable { case horizontal, vertical }
  public enum Relation: Int, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal
    case greaterThanOrEqual
  }
  public enum Attribute: Int, Hashable, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
    case firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open private(set) weak var firstItem: AnyObject?
  open private(set) weak var secondItem: AnyObject?
  open private(set) var firstAttribute: Attribute
  open private(set) var secondAttribute: Attribute
  open private(set) var relation: Relation
  open private(set) var multiplier: CGFloat
  /// Points, or added to the other length.
  open var constant: CGFloat { didSet { didChange() } }
  /// Below `required` the constraint gives way to others.
  open var priority = UILayoutPriority.required { didSet { didChange() } }
  open var identifier: String?
  open var shouldBeArchived = false
  private weak var holder: UIView?

  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    (firstItem, firstAttribute) = (view1 as AnyObject, attr1)
    (secondItem, secondAttribute) = (view2.map { $0 as AnyObject }, view2 == nil ? .notAnAttribute : attr2)
    (self.relation, self.multiplier, self.constant) = (relation, multiplier, constant)
  }

  /// Whether the constraint counts.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue {
        guard let view = Self.view(of: firstItem) else { return }
        view._constraints.append(self)
        holder = view
        view._constraintsDidChange()
      } else if let view = holder {
        view._constraints.removeAll { $0 === self }
        holder = nil
        view._constraintsDidChange()
      }
    }
  }

  public class func activate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = true } }
  public class func deactivate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = false } }

  private func didChange() { holder?._constraintsDidChange() }

  /// The view that an item is, or belongs to.
  static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  /// Both views; the second is nil for a length alone, and where the item has gone.
  var views: (first: UIView?, second: UIView?) { (Self.view(of: firstItem), Self.view(of: secondItem)) }
}

extension UIView {
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

  /// Those that this view holds: between it and what is inside, and among what is inside.
  public var constraints: [NSLayoutConstraint] {
    _allConstraints.filter { constraint in
      let (first, second) = constraint.views
      guard let second, let first else { return first === self }
      return sequence(first: first, next: \.superview).first { second.isDescendant(of: $0) } === self
    }
  }

  /// Of this view and everything inside.
  var _allConstraints: [NSLayoutConstraint] { _constraints + subviews.flatMap(\._allConstraints) }

  /// The view leaves: what ties it to those that stay ends.
  func dropConstraints(with view: UIView) {
    for constraint in _rootView._allConstraints {
      let (first, second) = constraint.views
      guard let first, let second else { continue }
      if first.isDescendant(of: view) != second.isDescendant(of: view) { constraint.isActive = false }
    }
  }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuides.append(layoutGuide)
    layoutGuide.owningView = self
  }
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }
}
