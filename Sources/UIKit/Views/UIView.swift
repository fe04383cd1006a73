import Foundation
import MartletControls
import MartletTree

/// A rectangle on the screen that draws something and holds other views.
///
/// Views are shown inside of SwiftUI's: by a representable, by a hosting controller, as a controller's view. Lengths
/// are points, counted from the top left corner whatever the reading direction. Main thread only.
@MainActor @preconcurrency open class UIView: UIResponder, UIAppearance, UIAppearanceContainer {
  // MARK: The tree

  open internal(set) var subviews: [UIView] = []
  open internal(set) weak var superview: UIView?
  /// The controller whose view this is.
  package weak var _controller: UIViewController?
  /// Where the tree is shown; of the root alone.
  weak var _hostNode: ViewHostNode?
  var _node: ViewNode?

  /// What SwiftUI draws in the view, below its subviews.
  package var _content: (any HostedContent)? {
    willSet { if newValue !== _content { _content?.leave() } }
    didSet { if oldValue !== _content { _contentDidChange() } }
  }
  var _contentNode: LayoutNode?
  /// Called when a property changed that hosted content shows.
  package var _onModelChange: (() -> Void)?
  /// Text of a marked placeholder for what the view cannot draw yet.
  package var _placeholder: String? { didSet { if let _placeholder { Notes.placeholder(_placeholder) } } }

  // MARK: Geometry

  /// The rectangle in the superview's coordinates; around the transformed view, where there is a transform. Setting it
  /// sets `center` and the size of `bounds`.
  open var frame: CGRect {
    get { _frame }
    set { _frame = newValue }
  }
  /// The rectangle in own coordinates: its size is the view's, its origin the point that shows at the top left corner.
  open var bounds: CGRect {
    get { _modelBounds }
    set { _setBounds(newValue) }
  }
  /// The middle, in the superview's coordinates.
  open var center: CGPoint {
    get { _modelCenter }
    set { _setCenter(newValue) }
  }
  /// Applied around the centre; layout and `bounds` know nothing of it.
  open var transform: CGAffineTransform {
    get { _modelTransform }
    set { _setTransform(newValue) }
  }
  var _modelBounds: CGRect
  var _modelCenter: CGPoint
  var _modelTransform = CGAffineTransform.identity
  /// How the view is on its way to what its properties say.
  var _motion: ViewMotion?

  // MARK: Look

  public private(set) lazy var layer: CALayer = {
    let layer = type(of: self).layerClass.init()
    layer.view = self
    return layer
  }()
  /// The class of `layer`, asked once.
  open class var layerClass: CALayer.Type { CALayer.self }

  /// Nil draws nothing.
  open var backgroundColor: UIColor? {
    willSet { _willAnimate() }
    didSet { _lookDidChange() }
  }
  /// The colour of what can be tapped; nil takes the superview's, at the top that of the surroundings.
  open var tintColor: UIColor! {
    get { _tint }
    set {
      guard newValue != _ownTint else { return }
      _ownTint = newValue
      _tintDidChange()
    }
  }
  var _ownTint: UIColor?
  /// 0 invisible … 1; subviews fade along. A view with an alpha under 0.01 takes no touches.
  open var alpha: CGFloat = 1 {
    willSet { _willAnimate() }
    didSet { if alpha != oldValue { _lookDidChange() } }
  }
  open var isHidden = false { didSet { if isHidden != oldValue { _visibilityDidChange() } } }
  /// Kept: what a view draws over nothing is transparent here.
  open var isOpaque = true
  open var clipsToBounds = false { didSet { _lookDidChange() } }
  open var contentMode = ContentMode.scaleToFill { didSet { _lookDidChange() } }
  open var mask: UIView? { didSet { _lookDidChange() } }
  open var tintAdjustmentMode = TintAdjustmentMode.automatic { didSet { _tintDidChange() } }
  /// What a window or view asks for all below.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { _lookDidChange() } }
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified { didSet { setNeedsLayout() } }

  // MARK: Input

  open var isUserInteractionEnabled = true
  /// Whether several fingers on the view are followed; otherwise the first alone is.
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// 0 unless an app numbers its views.
  open var tag = 0

  // MARK: Layout

  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  /// Whether `frame` counts in Auto Layout; false leaves the place to constraints.
  open var translatesAutoresizingMaskIntoConstraints = true { didSet { _constraintsDidChange() } }
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) {
    didSet { layoutMarginsDidChange(); setNeedsLayout() }
  }
  open var insetsLayoutMarginsFromSafeArea = true
  open var preservesSuperviewLayoutMargins = false
  var _needsLayout = true
  var _constraints: [NSLayoutConstraint] = []
  var _solution = ConstraintSolution()
  open internal(set) var layoutGuides: [UILayoutGuide] = []
  lazy var _marginsGuide = UILayoutGuide(owner: self) { $0._margins }
  lazy var _safeAreaGuide = UILayoutGuide(owner: self) { $0.safeAreaInsets }
  var _hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var _compression = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)

  // MARK: Accessibility

  /// Whether assistive tools see the view as one element; labels and controls are, others say so themselves.
  open var isAccessibilityElement: Bool {
    get { _isElement ?? (_defaultMeaning != nil) }
    set { _isElement = newValue }
  }
  open var accessibilityLabel: String? {
    get { _spokenLabel ?? _defaultMeaning?.label }
    set { _spokenLabel = newValue }
  }
  open var accessibilityValue: String? {
    get { _spokenValue ?? _defaultMeaning?.value }
    set { _spokenValue = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { _spokenTraits ?? _defaultMeaning?.spokenTraits ?? .none }
    set { _spokenTraits = newValue }
  }
  var _isElement: Bool?
  var _spokenLabel: String?
  var _spokenValue: String?
  var _spokenTraits: UIAccessibilityTraits?
  open var accessibilityHint: String? { didSet { _lookDidChange() } }
  open var accessibilityIdentifier: String?
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false
  open var shouldGroupAccessibilityChildren = false

  /// Whether the object stands for a class in `appearance()`.
  var _isStandIn = false

  @MainActor @preconcurrency public init(frame: CGRect) {
    _modelBounds = CGRect(origin: .zero, size: frame.standardized.size)
    _modelCenter = CGPoint(x: frame.midX, y: frame.midY)
    super.init()
  }

  /// Nothing archives views here: a view without a size.
  @MainActor @preconcurrency public required init?(coder: NSCoder) {
    (_modelBounds, _modelCenter) = (.zero, .zero)
    super.init()
  }

  public override convenience init() { self.init(frame: .zero) }

  open override var next: UIResponder? { _controller ?? superview }

  // MARK: What subclasses may do

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called when `tintColor` became another, here or above.
  open func tintColorDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}

  /// Gives subviews their frames, when the view's size changed or `setNeedsLayout` asked. The base applies constraints,
  /// which has happened before an override runs.
  open func layoutSubviews() {}
  open func updateConstraints() {}
  /// Asks for `layoutSubviews` before the next frame.
  open func setNeedsLayout() { _setNeedsLayout() }
  /// Lays out now what waits for it, from the root of the tree down.
  open func layoutIfNeeded() { LayoutPass.run(_rootView) }
  open func setNeedsDisplay() { _node?.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  open func invalidateIntrinsicContentSize() { _constraintsDidChange() }
  open func setNeedsUpdateConstraints() { _constraintsDidChange() }
  open func updateConstraintsIfNeeded() { layoutIfNeeded() }
  /// The size that constraints inside give, as close to `targetSize` as they let it.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { ViewSizing.fitting(self, targetSize) }
  /// What the window's bars cover of the view.
  open var safeAreaInsets: UIEdgeInsets { _safeAreaInsets }
  open var traitCollection: UITraitCollection { _traits }

  /// Draws the view's content; the base draws nothing. Spec: U12.
  open func draw(_ rect: CGRect) { ViewDrawing.baseDidRun() }

  /// The size that the content has by itself; `noIntrinsicMetric` along an axis where it has none.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

  /// The size that suits the view in the room of `size`; the base gives its own.
  open func sizeThatFits(_ size: CGSize) -> CGSize { _contentSizeThatFits(size) ?? bounds.size }

  /// The view that a touch at `point`, in own coordinates, is for; nil where the view takes none. Spec: U8.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { _hitTest(point, with: event) }
  /// Whether the point lies in the view's bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Whether a recogniser on the view may begin now.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: For the library's own views

  func _tintDidChange() { _spreadTint() }

  /// Whether SwiftUI draws the view.
  package var _isDrawnBySwiftUI: Bool { false }
  /// Where hosted content lies, in the node's coordinates.
  var _contentArea: CGRect { CGRect(origin: .zero, size: bounds.size) }
  /// Adds what a control draws in `area`, in the coordinates of the display list.
  func _draw(in area: CGRect, into items: inout [_DisplayItem]) {}
  /// Recognisers of the library's own, asked before the app's.
  var _engineRecognizers: [GestureRecognizer] { [] }
  /// The intrinsic size of content that wraps at a width.
  func _intrinsicContentSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }
  /// What an assistive tool's tap, and Space, do; nil for nothing.
  var _activation: (() -> Void)? { nil }
  var _canFocusByKeyboard: Bool { false }
  func _handleKey(_ event: _KeyEvent) -> Bool { false }
  var _defaultMeaning: ViewMeaning? { nil }
  /// From the top to the first baseline and from the bottom up to the last; nil for views without text.
  var _baselines: (first: CGFloat, last: CGFloat)? { nil }
  func _makeNode(_ context: LayoutContext) -> ViewNode { ViewNode(context: context, view: self) }
  /// Called when the view's node came into a window or left it.
  func _hostDidChange() {}
}
