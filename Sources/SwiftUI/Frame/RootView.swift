import Foundation
import MartletControls
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
    content = Content._makeNode(view.content, context.child(of: self))
    root.addPreferenceReader(self)
    gather()
  }

  /// Content may ask for a colour scheme for the whole window. Spec: D11.
  func readPreferences() {
    let scheme = (preference(PreferredColorSchemeKey.self) ?? nil) ?? root.systemScheme
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

  /// How far a sheet pushes the window's content back, 0…1.
  var recession: CGFloat = 0 { didSet { if recession != oldValue { setNeedsDisplay() } } }

  /// What is carried over everything, a little transparent.
  struct Carried: Equatable {
    let picture: DisplayGroup
    let origin: CGPoint
    static let opacity = 0.8
    static func == (left: Carried, right: Carried) -> Bool {
      left.picture === right.picture && left.origin == right.origin
    }
  }
  var carried: Carried? { didSet { if carried != oldValue { setNeedsDisplay() } } }

  public override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    drawContent(at: offset, into: &items)
    if let carried {
      items.append(.effect(.opacity(Carried.opacity), [.group(carried.picture, offset: carried.origin)]))
    }
    items += context.focus?.ringItems() ?? []
  }

  private func drawContent(at offset: CGPoint, into items: inout [DisplayItem]) {
    guard recession > 0, let content = children.first else {
      items.append(.rect(bounds, background))
      return drawChildren(at: offset, into: &items)
    }
    items.append(.rect(bounds, .black))
    var inner: [DisplayItem] = [.rect(bounds, background)]
    content.addDisplay(at: content.origin, into: &inner)
    items.append(.effect(.transform(recessionTransform), [.effect(.clip(recessionOutline, FillStyle()), inner)]))
    for layer in children.dropFirst() { layer.addDisplay(at: layer.origin, into: &items) }
  }

  /// The page behind a large sheet becomes smaller and begins where the sheet's gap does. Source: M-CTL-41.
  private var recessionTransform: CGAffineTransform {
    let scale = 1 - (1 - PresentationMetrics.Sheet.backScale) * recession
    return CGAffineTransform.around(CGPoint(x: size.width / 2, y: 0), CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: 0, y: safeArea.top * recession))
  }
  private var recessionOutline: Path {
    Path(roundedRect: bounds, cornerRadius: PresentationMetrics.Sheet.backRadius * recession, style: .continuous)
  }

  /// What a modal presentation covers means nothing now.
  public override func describe(at offset: CGPoint, into nodes: inout [SemanticsNode]) {
    let first = children.lastIndex { ($0 as? ModalNode)?.isModal == true } ?? 0
    for child in children.dropFirst(first) {
      child.describe(at: CGPoint(x: offset.x + child.origin.x, y: offset.y + child.origin.y), into: &nodes)
    }
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
        (child as? PresentationLayer)?.windowInsets = safeArea
        child.place(at: .zero, anchor: .topLeading, proposal: ProposedViewSize(size))
      }
    }
  }
}
