import Foundation

/// A choice among a few names or pictures beside each other.
open class UISegmentedControl: UIControl {
  public static let noSegment = -1
  /// The colour behind the selected segment; nil for the system's.
  open var selectedSegmentTintColor: UIColor? { didSet { _lookDidChange() } }
  open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { _lookDidChange() } }
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false
  private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]
  package struct Segment {
    package var title: String?
    package var image: UIImage?
    package var isEnabled = true
    package var action: UIAction?
  }
  package private(set) var _segments: [Segment] = [] {
    didSet {
      _lookDidChange()
      _constraintsDidChange()
    }
  }

  /// Of strings and images.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    _segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
  }
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(items: [])
    self.frame = frame
    for action in actions { _segments.append(Segment(title: action.title, image: action.image, action: action)) }
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var numberOfSegments: Int { _segments.count }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    _segments.insert(Segment(title: title), at: min(max(0, segment), _segments.count))
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    _segments.insert(Segment(image: image), at: min(max(0, segment), _segments.count))
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    if _segments.indices.contains(segment) { _segments.remove(at: segment) }
  }
  open func removeAllSegments() { _segments = [] }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if _segments.indices.contains(segment) { (_segments[segment].title, _segments[segment].image) = (title, nil) }
  }
  open func titleForSegment(at segment: Int) -> String? {
    _segments.indices.contains(segment) ? _segments[segment].title : nil
  }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if _segments.indices.contains(segment) { (_segments[segment].image, _segments[segment].title) = (image, nil) }
  }
  open func imageForSegment(at segment: Int) -> UIImage? {
    _segments.indices.contains(segment) ? _segments[segment].image : nil
  }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if _segments.indices.contains(segment) { _segments[segment].isEnabled = enabled }
  }
  open func isEnabledForSegment(at segment: Int) -> Bool {
    _segments.indices.contains(segment) && _segments[segment].isEnabled
  }

  /// Nil removes the attributes of that state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state] = attributes
    _lookDidChange()
  }
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  /// A person chose a segment.
  package func _choose(_ index: Int) {
    guard _segments.indices.contains(index) else { return }
    selectedSegmentIndex = index
    _segments[index].action?._run(from: self)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  package override var _isDrawnBySwiftUI: Bool { true }
  /// M-CTL: 32 points high.
  open override var intrinsicContentSize: CGSize {
    if let node = _contentNode { return CGSize(width: node.sizeThatFits(.unspecified).width, height: 32) }
    let longest = _segments.map { CGFloat($0.title?.count ?? 2) * 8 + 24 }.max() ?? 40
    return CGSize(width: longest * CGFloat(max(1, _segments.count)), height: 32)
  }
}
