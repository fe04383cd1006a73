import Foundation
import MartletControls

/// What manages a screenful. So far it can be the root of a window, or stand for one: views and transitions of
/// UIKit are to come. `UIHostingController` of SwiftUI is the one that is shown.
@MainActor @preconcurrency open class UIViewController: UIResponder {
  open var title: String?
  /// Asked for by the window's root alone.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { _contentDidChange?() } }
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  open var traitCollection: UITraitCollection { .current }
  private var loadedView: UIView?
  private var isAppeared = false

  /// Called when what the controller shows is another.
  package var _contentDidChange: (() -> Void)?

  /// Nibs are not read: a name is ignored with a note.
  nonisolated public init(nibName: String?, bundle: Bundle?) {
    super.init()
    if let nibName { Notes.once("the nib \(nibName) is not read: the controller has an empty view") }
  }

  nonisolated public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Nothing archives controllers here: an empty one.
  nonisolated public required init?(coder: NSCoder) { super.init() }

  // MARK: - The view

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadView() { loadedView = UIView(_appearance: ()) }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called by the window that shows the controller or stops to.
  package func _setAppeared(_ appears: Bool) {
    guard appears != isAppeared else { return }
    isAppeared = appears
    if appears {
      loadViewIfNeeded()
      viewWillAppear(false)
      viewDidAppear(false)
    } else {
      viewWillDisappear(false)
      viewDidDisappear(false)
    }
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
}
