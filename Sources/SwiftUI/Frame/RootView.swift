import Foundation
import MartletDisplay
import MartletLayout
import MartletTree

/// The view at the top: the app's content, arranged as a column when it is several views. Spec: A36.
struct RootView<Content: View>: _PrimitiveView {
  let content: Content
  let root: Unowned<ViewRoot>
  nonisolated static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    RootNode(view, context)
  }
}

final class RootNode<Content: View>: _ViewNode<RootView<Content>>, Gathering, PreferenceReader {
  private var content: _ViewNode<Content>!
  private let column: LayoutContainerNode<VStackLayout>
  var isWaitingToGather = false

  override init(_ view: RootView<Content>, _ context: NodeContext) {
    column = LayoutContainerNode(context: context.layout, arrangement: VStackLayout())
    super.init(view, context)
    systemScheme = environment.colorScheme
    content = Content._makeNode(view.content, context.child(of: self))
    root.addPreferenceReader(self)
    gather()
  }

  private var systemScheme = ColorScheme.light

  /// Content may ask for a colour scheme for the whole window. Spec: D11.
  func readPreferences() {
    let scheme = (preference(PreferredColorSchemeKey.self) ?? nil) ?? systemScheme
    var values = EnvironmentValues(scope: context.scope)
    if values.colorScheme != scheme {
      values.colorScheme = scheme
      for (key, value) in values.writes { context.scope.set(key, value) }
    }
    root.updateBackground()
  }
  override func childElementsDidChange(_ child: _AnyViewNode) {
    root.structureDidChange()
    root.gatherLater(self)
  }
  func gather() {
    let elements = content.elements
    if elements.count == 1 {
      column.setChildren([])
      current = elements[0]
    } else {
      column.setChildren(elements)
      current = column
    }
    root.setMainElement(current)
  }
  private var current: LayoutNode!
  override func appendElements(to list: inout [LayoutNode]) { list.append(current) }
  override func forEachChild(_ visit: (_AnyViewNode) -> Void) { content.map(visit) }
}

/// The window's area: it offers its first child what the safe area leaves, and centres it there; presentations above
/// cover all of it. Spec: A9.
public final class ScreenNode: LayoutNode, SafeAreaProviding {
  public var safeAreaInsets: EdgeInsets { safeArea }
  var safeArea = EdgeInsets() { didSet { if safeArea != oldValue { setNeedsLayout() } } }

  /// What shows where nothing is drawn: the system's background.
  var background = RGBA.white { didSet { if background != oldValue { setNeedsDisplay() } } }

  public override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    items.append(.rect(bounds, background))
    drawChildren(at: offset, into: &items)
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }
  public override func placeChildren() {
    let area = CGRect(
      x: safeArea.leading, y: safeArea.top, width: max(0, size.width - safeArea.horizontal),
      height: max(0, size.height - safeArea.vertical))
    for (index, child) in children.enumerated() {
      if index == 0 {
        child.place(at: CGPoint(x: area.midX, y: area.midY), anchor: .center, proposal: ProposedViewSize(area.size))
      } else {
        child.place(at: .zero, anchor: .topLeading, proposal: ProposedViewSize(size))
      }
    }
  }
}
