import Foundation

/// What bars' buttons and tabs have in common.
@MainActor @preconcurrency open class UIBarItem: NSObject {
  open var title: String? { didSet { _lookDidChange() } }
  open var image: UIImage? { didSet { _lookDidChange() } }
  open var isEnabled = true { didSet { _lookDidChange() } }
  open var tag = 0
  open var landscapeImagePhone: UIImage?
  open var imageInsets = UIEdgeInsets.zero
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// Called when the bar is to show something else.
  package var _didChange: (() -> Void)?
  nonisolated public override init() { super.init() }

  func _lookDidChange() { _didChange?() }

  /// Nil removes the attributes of that state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
    _lookDidChange()
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
}

/// A button of a bar.
open class UIBarButtonItem: UIBarItem, UIAppearance {
  public enum Style: Int, Hashable, Sendable {
    case plain
    case done = 2
  }
  /// Buttons that every app has, under the system's names and pictures.
  public enum SystemItem: Int, Hashable, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24
  }

  open var tintColor: UIColor? { didSet { _lookDidChange() } }
  open var style = Style.plain { didSet { _lookDidChange() } }
  open var customView: UIView? { didSet { _lookDidChange() } }
  open var width: CGFloat = 0
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  package private(set) var _systemItem: SystemItem?
  /// Whether the object stands for all buttons in `appearance()`.
  var _isStandIn = false

  nonisolated public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style, self.action) = (title, style, action)
    self.target = target.map { $0 as AnyObject }
  }
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(
      title: nil, style: systemItem == .done || systemItem == .save ? .done : .plain, target: target, action: action)
    _systemItem = systemItem
  }
  /// Another of the system's buttons in this one's place.
  func _become(_ item: SystemItem) {
    (_systemItem, style) = (item, item == .done || item == .save ? .done : .plain)
  }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    (self.primaryAction, self.menu) = (primaryAction, menu)
    (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
  }
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  public class func appearance() -> UIBarButtonItem { UIAppearanceStore.shared.barButtonItem() }

  override func _lookDidChange() {
    super._lookDidChange()
    if _isStandIn { UIAppearanceStore.shared.noteChange() }
  }

  /// A person pressed the button.
  package func _perform() {
    primaryAction?._run(from: self)
    guard let action else { return }
    if let target {
      action._send(to: target, self)
    } else {
      UIApplication.shared.sendAction(action, to: nil, from: self, for: nil)
    }
  }
}

/// What stands for a controller in a tab bar.
open class UITabBarItem: UIBarItem {
  public enum SystemItem: Int, Hashable, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    case mostViewed
  }
  open var selectedImage: UIImage?
  /// Nil shows no badge.
  open var badgeValue: String? { didSet { _lookDidChange() } }
  open var badgeColor: UIColor?
  package private(set) var _systemItem: SystemItem?
  nonisolated public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: nil, image: nil, tag: tag)
    _systemItem = systemItem
  }
}
