import Foundation
import MartletControls
import MartletDisplay
import MartletLayout
import MartletTree

/// An open context menu: the pressed view, or a preview, above what is dimmed, and the menu beside it.
struct ContextMenuScene<Card: View>: View {
  private typealias Metrics = PresentationMetrics.ContextMenu
  let control: MenuControl
  let source: ContextSource
  let place: PresentationPlace
  let preview: AnyView?
  let card: Card
  @State private var isLifted = false

  var body: some View {
    let (control, isLifted) = (control, $isLifted)
    WindowCards(arrange: frames) {
      Color.clear.contentShape(Rectangle()).onTapGesture { control.closeAll() }.accessibilityHidden(true)
      lifted
      card
    }
    .onAppear { withAnimation(.spring(duration: Metrics.openDuration)) { isLifted.wrappedValue = true } }
  }

  private var lifted: some View {
    ZStack {
      if let preview {
        preview.frame(maxWidth: room.width)
      } else {
        LiftedPicture(source: source)
      }
    }
    .background(Color(system: .systemBackground))
    .clipShape(RoundedRectangle(cornerRadius: Metrics.previewRadius, style: .continuous))
    .shadow(color: .black.opacity(isLifted ? Metrics.shadowOpacity : 0), radius: Metrics.shadowRadius)
    .scaleEffect(isLifted ? liftedScale : 1)
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }

  /// Large views grow by fewer parts than small ones; one as wide as the window becomes a little smaller.
  private var liftedScale: CGFloat {
    guard preview == nil, let size = source.node?.lifted.size, size.width > 0 else { return 1 }
    let growth = 1 + 2 * Metrics.liftedGrowth / max(size.width, size.height)
    return min(Metrics.liftedScale, growth, room.width / size.width)
  }

  /// The preview stays where the view is, as far as it and the menu find room; the menu stands below it, or above where
  /// there is more room. Source: M-CTL-34 for the sides, the rest is own.
  private func frames(_ ideals: [CGSize], _ area: CGRect) -> [CGRect] {
    let (room, gap) = (room, Metrics.gap)
    let anchor = source.node.map { $0.lifted.frame() } ?? place.anchor
    let menu = CGSize(width: min(ideals[1].width, room.width), height: min(ideals[1].height, room.height))
    var shown = CGRect(
      x: anchor.midX - ideals[0].width / 2, y: anchor.midY - ideals[0].height / 2, width: ideals[0].width,
      height: min(ideals[0].height, max(0, room.height - menu.height - gap)))
    if preview != nil { shown.origin.x = max(room.minX, min(shown.minX, room.maxX - shown.width)) }
    shown.origin.y = max(room.minY, min(shown.minY, place.room.maxY - shown.height))
    let isAbove = shown.maxY + gap + menu.height > room.maxY && shown.minY - gap - menu.height >= room.minY
    if !isAbove { shown.origin.y = min(shown.minY, room.maxY - menu.height - gap - shown.height) }
    let y = isAbove ? shown.minY - gap - menu.height : shown.maxY + gap
    return [shown, CGRect(x: x(of: menu, beside: shown, area), y: y, width: menu.width, height: menu.height)]
  }

  private var room: CGRect {
    place.room.insetBy(dx: PresentationMetrics.Menu.screenMargin, dy: PresentationMetrics.Menu.screenMargin)
  }

  private func x(of menu: CGSize, beside shown: CGRect, _ area: CGRect) -> CGFloat {
    let share = area.width > 0 ? shown.midX / area.width : 0.5
    let wanted =
      share < PresentationMetrics.Menu.leftFraction
      ? shown.minX
      : share > PresentationMetrics.Menu.rightFraction ? shown.maxX - menu.width : shown.midX - menu.width / 2
    return max(room.minX, min(wanted, room.maxX - menu.width))
  }
}

/// The pressed view once more, as it is drawn in its own place.
private struct LiftedPicture: LeafView {
  let source: ContextSource
  func makeElement(in context: ElementContext) -> LiftedNode {
    let node = LiftedNode(context: context.layout)
    node.source = source.node?.lifted
    return node
  }
  func update(_ element: LiftedNode, in context: ElementContext) { element.source = source.node?.lifted }
}

final class LiftedNode: LayoutNode {
  weak var source: LayoutNode? { didSet { if source !== oldValue { setNeedsLayout() } } }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { source?.size ?? .zero }
  override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    guard let source else { return }
    items.append(.group(source.displayGroup(), offset: snapped(offset)))
  }
}
