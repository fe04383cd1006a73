import Foundation
import MartletLayout
import MartletTree

/// What a higher module draws inside of a view of UIKit: views of SwiftUI. `HostedView` of SwiftUI is the one there is.
///
/// A `UIView` holds its content in `_content`, and asks for a layout node once it stands in a window; the node fills
/// the view's bounds, and has state, layout, pointers, keys and meaning of its own.
@MainActor @preconcurrency package protocol HostedContent: AnyObject {
  /// The node that shows the content below `site`, made on the first call and again for another site.
  func element(in site: any HostingSite) -> LayoutNode
  /// The view left its window: what `element(in:)` made ends.
  func leave()
}

/// The place in a window where a tree of UIKit's views is shown: what it may ask of the module above.
@MainActor @preconcurrency package protocol HostingSite: AnyObject {
  /// What the surroundings say about brightness, text size, direction, room.
  var traits: UITraitCollection { get }
  /// The tint of the surroundings; nil for the system's.
  var tint: UIColor? { get }
  /// Whether the surroundings are enabled: controls of disabled ones are too.
  var isEnabled: Bool { get }
  /// Runs `action` once what is shown now has been laid out.
  func onAppearance(_ action: @escaping () -> Void)
  /// What draws a control that UIKit leaves to SwiftUI (a switch, a slider), a navigation controller's pages and bars,
  /// and the like. Nil for views that draw themselves.
  func content(for view: UIView) -> (any HostedContent)?
  /// Shows `controller` over the window, in the way that its `modalPresentationStyle` says; false where nothing can be
  /// presented from.
  func present(_ controller: UIViewController, from presenter: UIViewController, completion: (() -> Void)?) -> Bool
  /// Closes what `presenter` presents.
  func dismissPresented(by presenter: UIViewController, completion: (() -> Void)?)
  /// Closes the sheet, or pops the page, in which the site itself stands; false where there is nothing to close.
  func dismissSurroundings() -> Bool
}

/// The view of a hosting controller: its own size is the content's.
package final class HostingUIView: UIView {
  /// What the content answers; nil outside of a window.
  package func contentSize(_ proposal: ProposedViewSize) -> CGSize? { _contentNode?.sizeThatFits(proposal) }

  package override var intrinsicContentSize: CGSize {
    contentSize(.unspecified) ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  override func _intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    guard width.isFinite else { return intrinsicContentSize }
    return contentSize(ProposedViewSize(width: width, height: nil)) ?? intrinsicContentSize
  }
}
