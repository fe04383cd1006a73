import Foundation

/// Screens beside each other, one of which shows, with a bar of tabs. SwiftUI draws it.
@MainActor @preconcurrency open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  public private(set) lazy var tabBar = UITabBar()
  open var viewControllers: [UIViewController]? { didSet { adopt(oldValue ?? []) } }
  open var selectedIndex = 0 { didSet { if selectedIndex != oldValue { _didChange?() } } }
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set { if let index = viewControllers?.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
  }
  /// Called when the tabs or the selection are others.
  package var _didChange: (() -> Void)?

  open override func loadView() { view = ContainerView(frame: UIScreen.main.bounds) }
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  private func adopt(_ old: [UIViewController]) {
    let new = viewControllers ?? []
    for controller in old where !new.contains(where: { $0 === controller }) { controller.removeFromParent() }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    if !new.indices.contains(selectedIndex) { selectedIndex = 0 }
    _didChange?()
  }

  /// A person chose a tab.
  package func _choose(_ index: Int) {
    guard let controllers = viewControllers, controllers.indices.contains(index) else { return }
    guard delegate?.tabBarController(self, shouldSelect: controllers[index]) ?? true else { _didChange?(); return }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: controllers[index])
  }
}

/// Decides about tabs. All of it may be left out.
@MainActor @preconcurrency public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}
extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
