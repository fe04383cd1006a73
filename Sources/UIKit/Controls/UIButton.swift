import Foundation
import MartletControls
import MartletDisplay

/// A button: a title, a picture, or both, by state; or what its configuration says. Spec: U11.
@MainActor @preconcurrency open class UIButton: UIControl {
  public enum ButtonType: Int, Hashable, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    public static let roundedRect = ButtonType.system
  }

  open private(set) var buttonType = ButtonType.custom
  open private(set) lazy var titleLabel: UILabel? = makeLabel()
  open private(set) lazy var imageView: UIImageView? = makeImageView()
  /// Replaces titles, pictures and insets by state.
  open var configuration: Configuration? { didSet { contentDidChange() } }
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { contentDidChange() } }
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var menu: UIMenu? {
    didSet { if menu != nil { Notes.once("UIButton.menu is kept and not shown yet; the button's actions run") } }
  }
  open var role = Role.normal
  public enum Role: Int, Hashable, Sendable { case normal, primary, cancel, destructive }

  private struct Content {
    var title: String?
    var attributedTitle: NSAttributedString?
    var color: UIColor?
    var image: UIImage?
    var background: UIImage?
  }
  private var contents: [State: Content] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    buttonType = .system
    take(primaryAction)
  }
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if let name = buttonType.symbol { setImage(UIImage(systemName: name), for: .normal) }
    take(primaryAction)
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    self.configuration = configuration
    take(primaryAction)
    contentDidChange()
  }
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return unsafeDowncast(button, to: Self.self)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty, configuration?.title == nil { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 15)
    label.lineBreakMode = .byTruncatingMiddle
    label.isAccessibilityElement = false
    addSubview(label)
    return label
  }
  private func makeImageView() -> UIImageView {
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    addSubview(view)
    return view
  }

  // MARK: Content by state

  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }
  open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.color = color } }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
  open func setBackgroundImage(_ image: UIImage?, for state: State) { change(state) { $0.background = image } }
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
    imageView?.preferredSymbolConfiguration = configuration
    contentDidChange()
  }
  open func title(for state: State) -> String? { contents[state]?.title }
  open func titleColor(for state: State) -> UIColor? { contents[state]?.color }
  open func image(for state: State) -> UIImage? { contents[state]?.image }
  open func backgroundImage(for state: State) -> UIImage? { contents[state]?.background }
  open func attributedTitle(for state: State) -> NSAttributedString? { contents[state]?.attributedTitle }
  open var currentTitle: String? { configuration?.title ?? value(\.title) }
  open var currentTitleColor: UIColor { value(\.color) ?? (buttonType == .custom ? .white : _shownTint) }
  open var currentImage: UIImage? { configuration?.image ?? value(\.image) }
  open var currentBackgroundImage: UIImage? { value(\.background) }
  open var currentAttributedTitle: NSAttributedString? { value(\.attributedTitle) }

  private func change(_ state: State, _ body: (inout Content) -> Void) {
    body(&contents[state, default: Content()])
    contentDidChange()
  }

  /// What is given for the state, else for the plain one.
  private func value<Value>(_ path: KeyPath<Content, Value?>) -> Value? {
    contents[state]?[keyPath: path] ?? contents[.normal]?[keyPath: path]
  }

  open func setNeedsUpdateConfiguration() { contentDidChange() }
  open func updateConfiguration() {}

  private func contentDidChange() {
    setNeedsLayout()
    _constraintsDidChange()
    _lookDidChange()
  }
  override func _stateDidChange() {
    configurationUpdateHandler?(self)
    contentDidChange()
  }
  open override func tintColorDidChange() { contentDidChange() }
  override func _hostDidChange() { if _host != nil { configurationUpdateHandler?(self) } }

  // MARK: Layout

  private var fill: ButtonFill { ButtonFill(self) }

  /// Feeds label and picture with what is shown now.
  private func feedParts() {
    let color = fill.foreground
    if let label = hasTitle ? titleLabel : nil {
      label.isHidden = false
      label.textColor = color
      if let title = currentAttributedTitle
        ?? configuration?.attributedTitle.map({ NSAttributedString(string: String($0.characters)) })
      {
        label.attributedText = title
      } else {
        label.text = currentTitle
      }
      if let font = fill.font { label.font = font }
      label.textAlignment = configuration == nil ? label.textAlignment : .center
      label.alpha = isHighlighted && fill.fadesWhenPressed ? CGFloat(ButtonMetrics.pressedOpacity) : 1
    } else if subviews.contains(where: { $0 is UILabel }) {
      titleLabel?.isHidden = true
    }
    if let image = currentImage {
      imageView?.isHidden = false
      imageView?.image = image
      imageView?.tintColor = color
      imageView?.alpha = isHighlighted && fill.fadesWhenPressed ? CGFloat(ButtonMetrics.pressedOpacity) : 1
    } else if subviews.contains(where: { $0 is UIImageView }) {
      imageView?.isHidden = true
    }
  }

  private var hasTitle: Bool {
    !(currentTitle ?? "").isEmpty || currentAttributedTitle != nil || configuration?.attributedTitle != nil
  }

  private var arrangement: ButtonArrangement {
    feedParts()
    return ButtonArrangement(
      title: hasTitle ? titleLabel : nil, image: currentImage == nil ? nil : imageView,
      spacing: configuration?.imagePadding ?? 0, placement: configuration?.imagePlacement ?? .leading,
      insets: fill.insets, isRightToLeft: _isRightToLeft)
  }

  open override var intrinsicContentSize: CGSize { arrangement.size(minimum: fill.minimumSize) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let shifts = (titleEdgeInsets, imageEdgeInsets)
    arrangement.place(in: bounds, horizontal: contentHorizontalAlignment, vertical: contentVerticalAlignment, shifts)
  }

  override var _baselines: (first: CGFloat, last: CGFloat)? {
    guard hasTitle, let label = titleLabel, let inner = label._baselines else { return nil }
    return (label.frame.minY + inner.first, bounds.height - label.frame.maxY + inner.last)
  }

  // MARK: Drawing and meaning

  override func _draw(in area: CGRect, into items: inout [_DisplayItem]) {
    if let image = currentBackgroundImage { PictureDrawing.add(image, in: area, tint: _shownTint, to: &items) }
    guard let color = fill.background else { return }
    let radius = fill.cornerRadius(in: area.size)
    items.append(
      .fill(
        Path(roundedRect: area, cornerRadius: radius, style: .continuous), .color(color._rgba), FillStyle()))
  }

  override var _defaultMeaning: ViewMeaning? {
    let title = currentAttributedTitle?.string ?? configuration?.attributedTitle.map { String($0.characters) }
    let name = title ?? currentTitle ?? currentImage?.accessibilityLabelOfSymbol
    var traits: SemanticsNode.Traits = _isUsable ? [] : .disabled
    if isSelected { traits.insert(.selected) }
    return ViewMeaning(role: .button, label: name, traits: traits)
  }
}

extension UIButton.ButtonType {
  fileprivate var symbol: String? {
    switch self {
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    case .custom, .system, .plain: nil
    }
  }
}

extension UIImage {
  /// What is said of a symbol without a label.
  var accessibilityLabelOfSymbol: String? { _symbolName?.replacingOccurrences(of: ".", with: " ") }
}
