import Foundation
import MartletControls

/// Manages a screenful: a view, what happens to it, and controllers inside and above. Spec: L17, U15-U18.
@MainActor @preconcurrency open class UIViewController: UIResponder {
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }
  /// What the controller asks of its own view, or as a window's root of the window.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
      _contentDidChange?()
    }
  }
  open internal(set) var children: [UIViewController] = []
  open internal(set) weak var parent: UIViewController?
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }
  private var loadedView: UIView?
  private var appearance = Appearance.disappeared
  private enum Appearance { case disappeared, appearing, appeared }

  /// Called when what the controller shows is another.
  package var _contentDidChange: (() -> Void)?

  // MARK: Presenting

  open package(set) var presentedViewController: UIViewController?
  open package(set) weak var presentingViewController: UIViewController?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a sheet cannot be pulled down.
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open private(set) lazy var presentationController: UIPresentationController? = UISheetPresentationController(self)
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  open private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController(self)
  open private(set) var isBeingPresented = false
  open private(set) var isBeingDismissed = false
  /// Where a window's root presents that is not shown itself.
  package weak var _site: (any HostingSite)?

  // MARK: Bars

  public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  open var toolbarItems: [UIBarButtonItem]?
  open var hidesBottomBarWhenPushed = false
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var preferredContentSize = CGSize.zero { didSet { viewIfLoaded?._host?.sizeDidChange() } }
  /// Points that the safe area of the view is larger by.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// Nibs are not read: a name is ignored with a note.
  nonisolated public init(nibName: String?, bundle: Bundle?) {
    super.init()
    if let nibName { Notes.once("the nib \(nibName) is not read: the controller has an empty view") }
  }
  nonisolated public convenience override init() { self.init(nibName: nil, bundle: nil) }
  /// Nothing archives controllers here: an empty one.
  nonisolated public required init?(coder: NSCoder) { super.init() }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent ?? presentingViewController }

  // MARK: - The view

  /// Made by `loadView` when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?._controller = nil
      loadedView = newValue
      loadedView?._controller = self
      loadedView?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
    }
  }
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes `view`; the base makes an empty one.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func updateViewConstraints() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open var shouldAutorotate: Bool { true }

  // MARK: Appearing

  func _viewDidEnter(_ host: ViewHostNode) {
    _setAppearing()
    if let site = host.site {
      site.onAppearance { [weak self] in self?._finishAppearing() }
    } else {
      _finishAppearing()
    }
  }
  func _viewWillLeave() { _setAppeared(false) }

  private func _setAppearing() {
    guard appearance == .disappeared else { return }
    appearance = .appearing
    loadViewIfNeeded()
    viewWillAppear(false)
    viewIsAppearing(false)
  }
  private func _finishAppearing() {
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(false)
  }

  /// Called by who shows the controller or stops to.
  package func _setAppeared(_ appears: Bool) {
    if appears {
      _setAppearing()
      _finishAppearing()
    } else if appearance != .disappeared {
      appearance = .disappeared
      viewWillDisappear(false)
      viewDidDisappear(false)
    }
  }

  // MARK: - Editing

  var _isEditing = false
  var _editButton: UIBarButtonItem?
  /// Subclasses pass it on to what they show.
  open func setEditing(_ editing: Bool, animated: Bool) {
    _isEditing = editing
    updateEditButton()
  }

  // MARK: - Children

  open func addChild(_ child: UIViewController) {
    guard child.parent !== self else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  private func around<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Controller }.first
  }
  open var navigationController: UINavigationController? { around(UINavigationController.self) }
  open var tabBarController: UITabBarController? { around(UITabBarController.self) }
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: - Presenting

  /// Shows the controller over the window, as a sheet unless its `modalPresentationStyle` says otherwise.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil else {
      Notes.once(
        """
        \(type(of: self)) presents \(type(of: presentedViewController!)) already: \(type(of: viewControllerToPresent)) \
        is not shown. Present it from that one, or dismiss it first.
        """)
      return
    }
    let presenter = sequence(first: self, next: \.parent).first { $0._ownSite != nil } ?? self
    guard let site = presenter._ownSite else {
      Notes.once("\(type(of: self)) stands in no window: \(type(of: viewControllerToPresent)) cannot be shown from it")
      return
    }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    viewControllerToPresent.isBeingPresented = true
    let shown = site.present(viewControllerToPresent, from: self) {
      viewControllerToPresent.isBeingPresented = false
      completion?()
    }
    if !shown { _presentationDidEnd() }
  }

  private var _ownSite: (any HostingSite)? { viewIfLoaded?._host?.site ?? _site }

  /// Closes what the controller presents, or else the controller itself: what presented it, or the sheet around it.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let presented = presentedViewController {
      presented.isBeingDismissed = true
      let presenter = sequence(first: self, next: \.parent).first { $0._ownSite != nil } ?? self
      presenter._ownSite?.dismissPresented(by: self, completion: completion)
    } else if let presentingViewController {
      presentingViewController.dismiss(animated: flag, completion: completion)
    } else if let parent {
      parent.dismiss(animated: flag, completion: completion)
    } else if _ownSite?.dismissSurroundings() ?? false {
      completion?()
    }
  }

  /// What the controller presented has gone.
  package func _presentationDidEnd() {
    guard let presented = presentedViewController else { return }
    presentedViewController = nil
    presented.presentingViewController = nil
    presented.isBeingDismissed = false
    presented._setAppeared(false)
  }
}
