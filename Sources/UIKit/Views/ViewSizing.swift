import Foundation
import MartletLayout

/// The size of a view of UIKit among SwiftUI's. Spec: L14, U1-U3.
@MainActor @preconcurrency enum ViewSizing {
  /// What an axis without a size answers where nothing is proposed. Source: A27, as a shape does.
  static let idealLength: CGFloat = 10
  /// A size of its own holds against the proposal from here on, between `defaultLow` and `defaultHigh`. Spec: U2.
  static let holdingPriority = UILayoutPriority(500)

  static func answer(of view: UIView, to proposal: ProposedViewSize) -> CGSize {
    if view._content != nil, let node = view._contentNode, !view._isDrawnBySwiftUI {
      return node.sizeThatFits(proposal)
    }
    var ideal = idealSize(of: view)
    // What follows from views inside gives way to the room there is: they can be laid out anew. Spec: U2.
    let own = view is UIStackView ? noSize : view.intrinsicContentSize
    let width = length(
      ideal.width, proposal.width, hugging: view._hugging.horizontal,
      compression: own.width == UIView.noIntrinsicMetric ? .defaultLow : view._compression.horizontal)
    if ideal.width != UIView.noIntrinsicMetric, ideal.height != UIView.noIntrinsicMetric {
      ideal.height = idealSize(of: view, width: width).height
    }
    let height = length(
      ideal.height, proposal.height, hugging: view._hugging.vertical,
      compression: own.height == UIView.noIntrinsicMetric ? .defaultLow : view._compression.vertical)
    return CGSize(width: width, height: height)
  }

  private static let noSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

  private static func length(
    _ ideal: CGFloat, _ proposed: CGFloat?, hugging: UILayoutPriority, compression: UILayoutPriority
  ) -> CGFloat {
    guard ideal != UIView.noIntrinsicMetric else { return proposed ?? idealLength }
    guard let proposed else { return ideal }
    let smallest = compression > holdingPriority ? ideal : 0
    let largest = hugging > holdingPriority ? ideal : .infinity
    return min(max(proposed, smallest), largest)
  }

  /// What the view says of itself, else what constraints inside of it say.
  private static func idealSize(of view: UIView, width: CGFloat? = nil) -> CGSize {
    var size = width.map { view._intrinsicContentSize(forWidth: $0) } ?? view.intrinsicContentSize
    guard size.width == UIView.noIntrinsicMetric || size.height == UIView.noIntrinsicMetric,
      ConstraintSystem.hasConstraints(inside: view)
    else { return size }
    let fitting = ConstraintSystem.fittingSize(of: view, target: .zero)
    if size.width == UIView.noIntrinsicMetric, fitting.width > 0 { size.width = fitting.width }
    if size.height == UIView.noIntrinsicMetric, fitting.height > 0 { size.height = fitting.height }
    return size
  }

  static func fitting(_ view: UIView, _ target: CGSize) -> CGSize {
    if ConstraintSystem.hasConstraints(inside: view) { return ConstraintSystem.fittingSize(of: view, target: target) }
    let intrinsic = view._intrinsicContentSize(forWidth: target.width > 0 ? target.width : .infinity)
    return CGSize(
      width: intrinsic.width == UIView.noIntrinsicMetric ? view.bounds.width : intrinsic.width,
      height: intrinsic.height == UIView.noIntrinsicMetric ? view.bounds.height : intrinsic.height)
  }
}

extension UIView {
  /// The answer of content that SwiftUI draws; nil for other views.
  func _contentSizeThatFits(_ size: CGSize) -> CGSize? {
    if let node = _contentNode { return node.sizeThatFits(ProposedViewSize(size)) }
    let intrinsic = _intrinsicContentSize(forWidth: size.width)
    guard intrinsic.width != UIView.noIntrinsicMetric || intrinsic.height != UIView.noIntrinsicMetric else {
      return nil
    }
    return CGSize(
      width: intrinsic.width == UIView.noIntrinsicMetric ? bounds.width : intrinsic.width,
      height: intrinsic.height == UIView.noIntrinsicMetric ? bounds.height : intrinsic.height)
  }

  /// Gives the view the size that `sizeThatFits(_:)` wants for the one it has.
  public func sizeToFit() {
    let origin = frame.origin
    bounds.size = sizeThatFits(bounds.size == .zero ? CGSize(width: CGFloat.infinity, height: .infinity) : bounds.size)
    frame.origin = origin
  }

  /// How firmly the view keeps from growing beyond its own size. Default 250, labels and pictures 251.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { _hugging[axis] }
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    _hugging[axis] = priority
    _constraintsDidChange()
  }
  /// How firmly the view keeps from shrinking below its own size. Default 750.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    _compression[axis]
  }
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    _compression[axis] = priority
    _constraintsDidChange()
  }

  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    guard ConstraintSystem.hasConstraints(inside: self) else { return systemLayoutSizeFitting(targetSize) }
    return ConstraintSystem.fittingSize(
      of: self, target: targetSize, priorities: AxisPriorities(horizontal: horizontal, vertical: vertical))
  }
}
