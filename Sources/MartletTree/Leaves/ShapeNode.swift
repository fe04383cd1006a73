import Foundation
import MartletDisplay
import MartletLayout

/// A leaf that fills the room it is given: colours, shapes, gradients. Spec: A27.
public final class ShapeNode: LayoutNode {
  /// One layer of paint, computed for the area at hand.
  public typealias Drawing = (CGRect, LayoutContext) -> [DisplayItem]
  public var drawing: Drawing { didSet { setNeedsDisplay() } }
  /// The answer to a proposal; nil for a leaf that takes all it is offered.
  public var answer: ((ProposedViewSize) -> CGSize)? { didSet { setNeedsLayout() } }
  /// Whether a point hits the figure in these bounds; nil for one that fills them. Spec: H20.
  public var hitTest: ((CGPoint, CGRect) -> Bool)?

  public init(context: LayoutContext, answer: ((ProposedViewSize) -> CGSize)? = nil, drawing: @escaping Drawing) {
    self.drawing = drawing
    self.answer = answer
    super.init(context: context)
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    answer?(proposal) ?? LeafAnswers.flexible(proposal)
  }
  public override var keepsGroup: Bool { false }
  public override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    items += drawing(snappedBounds(at: offset), context)
  }
  public override func containsOwnContent(_ point: CGPoint) -> Bool {
    hitTest?(point, bounds) ?? bounds.contains(point)
  }
}

/// Flexible room in a stack, along its axis only. Spec: A30-A32.
public final class SpacerNode: LayoutNode {
  public var minimumLength: CGFloat? { didSet { if minimumLength != oldValue { setNeedsLayout() } } }
  private var axis: Axis?

  public init(context: LayoutContext, minimumLength: CGFloat?) {
    self.minimumLength = minimumLength
    super.init(context: context)
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    LeafAnswers.spacer(proposal, minLength: minimumLength, stackOrientation: axis)
  }
  public override var isSpacer: Bool { true }
  public override var spacing: ViewSpacing { .zero }
  public override func setStackOrientation(_ axis: Axis?) {
    guard axis != self.axis else { return }
    self.axis = axis
    setNeedsLayout()
  }
  public override var keepsGroup: Bool { false }
}

/// A hairline across the stack's axis. Spec: A33.
public final class DividerNode: LayoutNode {
  public var color: RGBA { didSet { if color != oldValue { setNeedsDisplay() } } }
  private var axis: Axis?

  public init(context: LayoutContext, color: RGBA) {
    self.color = color
    super.init(context: context)
  }

  private var thickness: CGFloat { 1 / context.pixelsPerPoint }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    LeafAnswers.divider(proposal, thickness: thickness, stackOrientation: axis)
  }
  public override func setStackOrientation(_ axis: Axis?) {
    guard axis != self.axis else { return }
    self.axis = axis
    setNeedsLayout()
  }
  public override var keepsGroup: Bool { false }
  public override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    var bounds = snappedBounds(at: offset)
    if axis == .horizontal { bounds.size.width = thickness } else { bounds.size.height = thickness }
    items.append(.rect(bounds, color))
  }
  public override func containsOwnContent(_ point: CGPoint) -> Bool { bounds.contains(point) }
}
