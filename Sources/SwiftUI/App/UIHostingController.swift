import Foundation
import UIKit

/// A controller that shows a view. It is drawn where it is the root of the app's window. Spec: L7, L8.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController, HostingController {
  /// Setting it updates what is shown in place: state of views that stay is kept.
  public var rootView: Content { didSet { _contentDidChange?() } }

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: coder)
  }

  /// A controller of an archive has no view to show: nil.
  public required init?(coder: NSCoder) { nil }

  var erasedRootView: AnyView { AnyView(rootView) }
}

/// A hosting controller, whatever its view.
@MainActor protocol HostingController: UIViewController {
  var erasedRootView: AnyView { get }
}
