import Foundation

/// The view of a controller that SwiftUI draws: pages with bars, tabs, pages side by side.
final class ContainerView: UIView {
  package override var _isDrawnBySwiftUI: Bool { true }
}

/// A stack of screens with a bar above. SwiftUI draws it; the bar shows what the screens' `navigationItem`s say.
@MainActor @preconcurrency open class UINavigationController: UIViewController, _NavigationDelegating {
  public weak var _navigationDelegate: AnyObject?
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  private var stack: [UIViewController] = []
  public private(set) lazy var navigationBar = UINavigationBar()
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  open var isNavigationBarHidden = false { didSet { _stackDidChange?() } }
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIScreenEdgePanGestureRecognizer()
  /// Called when other screens are on the stack, or the bar changed.
  package var _stackDidChange: (() -> Void)?

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(nibName: nil, bundle: nil) }
  nonisolated public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  nonisolated public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func loadView() { view = ContainerView(frame: UIScreen.main.bounds) }

  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { topViewController?.presentedViewController ?? topViewController }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for controller in stack where !viewControllers.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    stack = viewControllers
    for controller in viewControllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    if let top = stack.last { delegate?.navigationController(self, willShow: top, animated: animated) }
    _stackDidChange?()
    if let top = stack.last { delegate?.navigationController(self, didShow: top, animated: animated) }
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(stack + [viewController], animated: animated)
  }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(Array(stack.dropLast()), animated: animated)
    return top
  }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    let popped = Array(stack.dropFirst())
    setViewControllers(Array(stack.prefix(1)), animated: animated)
    return popped
  }
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return popped
  }
}

/// Gives navigation controllers a delegate, and lets kinds of them have one of a narrower type under the same name.
@MainActor @preconcurrency public protocol _NavigationDelegating: AnyObject {
  var _navigationDelegate: AnyObject? { get set }
}
extension _NavigationDelegating {
  /// Not kept.
  public var delegate: (any UINavigationControllerDelegate)? {
    get { _navigationDelegate as? any UINavigationControllerDelegate }
    set { _navigationDelegate = newValue }
  }
}

/// Hears of screens that come and go. All of it may be left out.
@MainActor @preconcurrency public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}
extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

/// What a screen shows in the navigation bar.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable { case automatic, always, never, inline }
  open var title: String? { didSet { _didChange?() } }
  open var prompt: String?
  open var titleView: UIView? { didSet { _didChange?() } }
  open var backButtonTitle: String?
  open var backBarButtonItem: UIBarButtonItem?
  open var hidesBackButton = false { didSet { _didChange?() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { _didChange?() } }
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { _didChange?() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { _didChange?() } }
  open var leftItemsSupplementBackButton = false
  open var hidesSearchBarWhenScrolling = true
  /// Called when the bar is to show something else.
  package var _didChange: (() -> Void)?

  public init(title: String) { self.title = title.isEmpty ? nil : title }
  public convenience init?(coder: NSCoder) { self.init(title: "") }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}
