import Foundation

/// Screens that are turned like pages, with a finger or by code; a data source says what comes before and after.
/// SwiftUI draws it.
@MainActor @preconcurrency open class UIPageViewController: UIViewController {
  public enum NavigationDirection: Int, Hashable, Sendable { case forward, reverse }
  public enum NavigationOrientation: Int, Hashable, Sendable { case horizontal, vertical }
  public enum TransitionStyle: Int, Hashable, Sendable { case pageCurl, scroll }
  public enum SpineLocation: Int, Hashable, Sendable { case none, min, mid, max }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }

  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { _didChange?() } }
  open weak var delegate: (any UIPageViewControllerDelegate)?
  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open var isDoubleSided = false
  open private(set) var viewControllers: [UIViewController]? = []
  /// Called when another page shows; true where it is to move there.
  package var _didChange: (() -> Void)?
  package private(set) var _isAnimated = false
  private var completion: ((Bool) -> Void)?

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }
  nonisolated public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.scroll, .horizontal)
    super.init(coder: coder)
  }

  open override func loadView() { view = ContainerView(frame: UIScreen.main.bounds) }
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard viewControllers?.first !== self.viewControllers?.first else { return completion?(true) ?? () }
    _isAnimated = animated
    show(viewControllers ?? [])
    _didChange?()
    _isAnimated = false
    completion?(true)
  }

  private func show(_ new: [UIViewController]) {
    for old in viewControllers ?? [] where !new.contains(where: { $0 === old }) { old.removeFromParent() }
    viewControllers = new
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }

  // MARK: What SwiftUI asks

  package var _shown: UIViewController? { viewControllers?.first }
  package var _before: UIViewController? {
    _shown.flatMap { dataSource?.pageViewController(self, viewControllerBefore: $0) }
  }
  package var _after: UIViewController? {
    _shown.flatMap { dataSource?.pageViewController(self, viewControllerAfter: $0) }
  }

  /// A person turned to another page.
  package func _turned(to controller: UIViewController) {
    let previous = viewControllers ?? []
    guard controller !== _shown else { return }
    delegate?.pageViewController(self, willTransitionTo: [controller])
    show([controller])
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: true)
    _didChange?()
  }
}

/// Says what pages there are.
@MainActor @preconcurrency public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of pages that are turned. All of it may be left out.
@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}
extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
