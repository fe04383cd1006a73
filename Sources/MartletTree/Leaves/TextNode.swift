import Foundation
import MartletDisplay
import MartletLayout
import MartletText

/// A leaf that shows text. Spec: A13-A23.
open class TextNode: LeafNode {
  /// What is shown: setting it gives the text as it would look alone, which `restyle` may change.
  public final var block: TextBlock {
    get { shown }
    set {
      plain = newValue
      show()
    }
  }
  private var plain: TextBlock
  private var shown: TextBlock
  /// What the place of the text makes of its look: a second line of a menu's row is smaller.
  public final var restyle: ((TextBlock) -> TextBlock)? { didSet { show() } }
  /// What is read aloud when it differs from what is drawn.
  public var spokenText: String?
  public var isHeader = false
  /// What lives as long as the node: the clock of a moving time.
  public final var companion: AnyObject?

  public init(context: LayoutContext, block: TextBlock) {
    (plain, shown) = (block, block)
    super.init(context: context)
  }

  private func show() {
    let new = restyle?(plain) ?? plain
    guard new != shown else { return }
    shown = new
    blockDidChange()
    contentDidChange()
  }

  /// Called when the text or its look changed.
  open func blockDidChange() {}

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    context.textEngine.measure(block, width: proposal.width, height: proposal.height).size
  }

  public override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key {
      context.textEngine.measure(block, width: proposal.width, height: proposal.height).firstBaseline
    } else if key == VerticalAlignment.lastTextBaseline.key {
      context.textEngine.measure(block, width: proposal.width, height: proposal.height).lastBaseline
    } else {
      nil
    }
  }

  public override var spacing: ViewSpacing { .text }
  public override var keepsGroup: Bool { false }
  public override var stretchesInMotion: Bool { false }
  public override var shownContent: AnyHashable? { block.runs.map(\.content) }

  open override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    guard !block.runs.isEmpty else { return }
    let place = CGRect(origin: snapped(offset), size: size)
    if let veil { return drawVeil(veil, over: veiledAreas(in: place), into: &items) }
    items.append(.text(block, place))
  }

  /// A line's area with a little room to the lines beside it.
  private func veiledAreas(in place: CGRect) -> [CGRect] {
    context.textEngine.carets(of: block, in: place).lines.map { line in
      CGRect(x: line.left, y: line.top, width: line.width, height: line.height).insetBy(dx: 0, dy: line.height * 0.1)
    }
  }

  public override func describe(at offset: CGPoint, into nodes: inout [SemanticsNode]) {
    let text = spokenText ?? block.string
    guard !text.isEmpty else { return }
    nodes.append(
      SemanticsNode(
        id: id, role: .text, label: text, traits: isHeader ? .header : [], frame: CGRect(origin: offset, size: size)))
  }

  /// Spec: H20: the whole box.
  open override func containsOwnContent(_ point: CGPoint) -> Bool { !block.runs.isEmpty && bounds.contains(point) }
}
