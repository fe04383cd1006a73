import Foundation
import MartletLayout
import MartletTree

/// A window over content of another size. Its bounds' origin is the point of the content that shows at the top left.
@MainActor @preconcurrency open class UIScrollView: UIView, _ScrollViewDelegating {
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable { case automatic, scrollableAxes, never, always }
  public enum IndicatorStyle: Int, Hashable, Sendable { case `default`, black, white }
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public weak var _scrollDelegate: AnyObject?
  /// The size of the content; a part larger than the view can be scrolled to.
  open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { _geometryDidChange() } } }
  /// Points around the content that can be scrolled to.
  open var contentInset = UIEdgeInsets.zero { didSet { insetDidChange(from: oldValue) } }
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether a scroll comes to rest on whole pages of the view's size.
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var scrollsToTop = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var decelerationRate = DecelerationRate.normal
  open var indicatorStyle = IndicatorStyle.default
  open var refreshControl: UIView?
  /// Nil until an app sets it, like all here that an appearance may decide.
  public var _bounces: Bool? { didSet { _lookDidChange() } }
  public var _keyboardDismissMode: KeyboardDismissMode? { didSet { _lookDidChange() } }
  public var _showsVerticalScrollIndicator: Bool? { didSet { _lookDidChange() } }
  public var _showsHorizontalScrollIndicator: Bool? { didSet { _lookDidChange() } }
  public var _isScrollEnabled: Bool? { didSet { _lookDidChange() } }

  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var bouncesZoom = true
  open private(set) var isZooming = false
  private var zoom: CGFloat = 1
  public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  public private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = nil
  private var zoomGesture: TwoFingerRecognizer?
  private var zoomStart: CGFloat = 1

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  open var bounces: Bool {
    get { _bounces ?? true }
    set { _bounces = newValue }
  }
  open var keyboardDismissMode: KeyboardDismissMode {
    get { _keyboardDismissMode ?? .none }
    set { _keyboardDismissMode = newValue }
  }
  open var showsVerticalScrollIndicator: Bool {
    get { _showsVerticalScrollIndicator ?? true }
    set { _showsVerticalScrollIndicator = newValue }
  }
  open var showsHorizontalScrollIndicator: Bool {
    get { _showsHorizontalScrollIndicator ?? true }
    set { _showsHorizontalScrollIndicator = newValue }
  }
  open var isScrollEnabled: Bool {
    get { _isScrollEnabled ?? true }
    set { _isScrollEnabled = newValue }
  }

  // MARK: Where it is

  /// The point of the content at the view's top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if newValue.origin != old { _notify { $0.scrollViewDidScroll(self) } }
    }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, let motion = _motionOfScrolling else { return self.contentOffset = contentOffset }
    motion.scroll(
      to: CGPoint(x: contentOffset.x + contentInset.left, y: contentOffset.y + contentInset.top), isAnimated: true)
  }

  /// Scrolls as little as shows the rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    if rect.maxX > offset.x + bounds.width { offset.x = rect.maxX - bounds.width }
    if rect.minX < offset.x { offset.x = rect.minX }
    if rect.maxY > offset.y + bounds.height { offset.y = rect.maxY - bounds.height }
    if rect.minY < offset.y { offset.y = rect.minY }
    setContentOffset(offset, animated: animated)
  }
  open func flashScrollIndicators() {}

  private func insetDidChange(from old: UIEdgeInsets) {
    if contentOffset == CGPoint(x: -old.left, y: -old.top) {
      contentOffset = CGPoint(x: -contentInset.left, y: -contentInset.top)
    }
    _geometryDidChange()
  }

  open var isTracking: Bool { isDragging }
  open var isDragging: Bool { _motionOfScrolling?.phase == .interacting }
  open var isDecelerating: Bool { _motionOfScrolling?.phase == .decelerating }
  var _motionOfScrolling: ScrollMotion? { (_node as? ScrollViewNode)?.scrollMotion }
  override func _makeNode(_ context: LayoutContext) -> ViewNode { ScrollViewNode(context: context, view: self) }

  // MARK: Guides

  /// The content's rectangle, for constraints.
  public private(set) lazy var contentLayoutGuide = makeGuide(.content)
  /// The view's rectangle, which does not scroll.
  public private(set) lazy var frameLayoutGuide = makeGuide(.frame)
  private func makeGuide(_ part: UILayoutGuide.ScrollPart) -> UILayoutGuide {
    let guide = UILayoutGuide()
    (guide.scrollPart, guide.owningView) = (part, self)
    return guide
  }

  /// Whether constraints tie the content's edges to what is inside.
  var _hasContentConstraints: Bool {
    func isContent(_ item: AnyObject?, _ other: UIView?) -> Bool {
      if (item as? UILayoutGuide)?.scrollPart == .content, (item as? UILayoutGuide)?.owningView === self { return true }
      return item === self && other.map { $0 !== self && $0.isDescendant(of: self) } == true
    }
    return _allConstraints.contains { constraint in
      isContent(constraint.firstItem, constraint.views.second)
        || isContent(constraint.secondItem, constraint.views.first)
    }
  }

  // MARK: Delegate

  func _notify(_ body: (any UIScrollViewDelegate) -> Void) {
    guard let delegate = _scrollDelegate as? any UIScrollViewDelegate else { return }
    if let host = _host { host.withTraits { body(delegate) } } else { body(delegate) }
  }

  func _phaseDidChange(from old: ScrollMotion.Phase, to new: ScrollMotion.Phase) {
    if new == .interacting { _notify { $0.scrollViewWillBeginDragging(self) } }
    if old == .interacting { _notify { $0.scrollViewDidEndDragging(self, willDecelerate: new == .decelerating) } }
    if new == .decelerating { _notify { $0.scrollViewWillBeginDecelerating(self) } }
    if old == .decelerating, new == .idle { _notify { $0.scrollViewDidEndDecelerating(self) } }
    if old == .animating, new == .idle { _notify { $0.scrollViewDidEndScrollingAnimation(self) } }
  }

  // MARK: Zooming

  /// How much larger the view for zooming shows. Spec: U13.
  open var zoomScale: CGFloat {
    get { zoom }
    set { setZoomScale(newValue, animated: false) }
  }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard let view = zoomedView else { return }
    let new = min(max(scale, minimumZoomScale), maximumZoomScale)
    guard new != zoom else { return }
    let change = {
      let middle = CGPoint(x: self.bounds.midX, y: self.bounds.midY)
      let factor = new / self.zoom
      self.zoom = new
      view.transform = CGAffineTransform(scaleX: new, y: new)
      view.frame.origin = .zero
      self.contentSize = view.frame.size
      let limit = CGPoint(
        x: max(0, self.contentSize.width - self.bounds.width), y: max(0, self.contentSize.height - self.bounds.height))
      self.contentOffset = CGPoint(
        x: min(max(0, middle.x * factor - self.bounds.width / 2), limit.x),
        y: min(max(0, middle.y * factor - self.bounds.height / 2), limit.y))
    }
    if animated { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
    _notify { $0.scrollViewDidZoom(self) }
  }

  private var zoomedView: UIView? {
    (_scrollDelegate as? any UIScrollViewDelegate)?.viewForZooming(in: self)
  }

  /// The pinch that zooms, where something can be zoomed.
  override var _engineRecognizers: [GestureRecognizer] {
    guard maximumZoomScale > minimumZoomScale, zoomedView != nil else { return [] }
    return [zoomGesture ?? makeZoomGesture()]
  }

  private func makeZoomGesture() -> TwoFingerRecognizer {
    let gesture = TwoFingerRecognizer(.spreading, threshold: 0.01)
    gesture.changed = { [weak self] value in
      guard let self else { return }
      if !isZooming {
        (isZooming, zoomStart) = (true, zoom)
        _notify { $0.scrollViewWillBeginZooming(self, with: self.zoomedView) }
      }
      setZoomScale(zoomStart * CGFloat(value.scale), animated: false)
    }
    let end: () -> Void = { [weak self] in
      guard let self else { return }
      isZooming = false
      _notify { $0.scrollViewDidEndZooming(self, with: self.zoomedView, atScale: self.zoom) }
    }
    gesture.ended = { _ in end() }
    gesture.cancelled = end
    zoomGesture = gesture
    return gesture
  }
}
