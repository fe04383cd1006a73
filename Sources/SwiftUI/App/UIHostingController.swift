import Foundation
import MartletLayout
import MartletTree
import UIKit

/// A controller that shows a view: as a window's root, in other controllers, presented. Spec: L7-L9, L19.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController, HostingController {
  /// Setting it updates what is shown in place: state of views that stay is kept.
  public var rootView: Content {
    didSet {
      hosted?.refresh()
      _contentDidChange?()
    }
  }
  /// What of the content's size the controller publishes; kept, the view's own size is always the content's.
  public var sizingOptions: UIHostingControllerSizingOptions = []
  public var safeAreaRegions = SafeAreaRegions.all
  private var hosted: HostedView<Content>?

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

  open override func loadView() {
    SystemScreenProviders.register()
    let view = HostingUIView(frame: UIScreen.main.bounds)
    let hosted = HostedView<Content>(making: { [unowned self] in rootView })
    self.hosted = hosted
    view._content = hosted
    view.backgroundColor = .systemBackground
    self.view = view
  }

  /// The size that the view takes in a room of `size` points.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    if let answer = (view as? HostingUIView)?.contentSize(ProposedViewSize(size)) { return answer }
    // Outside of a window the view is measured in a tree of its own.
    let layout = LayoutContext(pixelsPerPoint: UIScreen.main.scale, textEngine: .standard)
    let root = ViewRoot(layoutContext: layout, environment: EnvironmentValues(), content: rootView)
    _ = root.frame(size: size)
    return root.screen.children.first?.sizeThatFits(ProposedViewSize(size)) ?? .zero
  }

  var erasedRootView: AnyView { AnyView(rootView) }
}

/// A hosting controller, whatever its view.
@MainActor protocol HostingController: UIViewController {
  var erasedRootView: AnyView { get }
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
