import Foundation
import MartletDisplay
import MartletLayout
import MartletTree

/// A view that arranges its content by one of the library's layouts.
nonisolated protocol LayoutView: ContainerView where Element == LayoutContainerNode<Arrangement> {
  associatedtype Arrangement: Layout
  nonisolated var arrangement: Arrangement { get }
}

extension LayoutView {
  func makeElement(in context: ElementContext) -> LayoutContainerNode<Arrangement> {
    LayoutContainerNode(context: context.layout, arrangement: arrangement)
  }
}

/// Its children side by side. Spec: B1-B19.
///
/// `spacing` in points; nil for the distance that neighbours prefer (8 between plain views).
public struct HStack<Content: View>: LayoutView {
  let arrangement: HStackLayout
  let content: Content
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, file: String = #fileID, line: UInt = #line,
    @ViewBuilder content: () -> Content
  ) {
    arrangement = HStackLayout(alignment: alignment, spacing: ValueRepair("HStack", file, line).spacing(spacing))
    self.content = content()
  }
  func update(_ node: LayoutContainerNode<HStackLayout>, in context: ElementContext) {
    if node.arrangement.alignment != arrangement.alignment || node.arrangement.spacing != arrangement.spacing {
      node.arrangement = arrangement
    }
  }
}

/// Its children below each other. Spec: B1-B19.
public struct VStack<Content: View>: LayoutView {
  let arrangement: VStackLayout
  let content: Content
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, file: String = #fileID, line: UInt = #line,
    @ViewBuilder content: () -> Content
  ) {
    arrangement = VStackLayout(alignment: alignment, spacing: ValueRepair("VStack", file, line).spacing(spacing))
    self.content = content()
  }
  func update(_ node: LayoutContainerNode<VStackLayout>, in context: ElementContext) {
    if node.arrangement.alignment != arrangement.alignment || node.arrangement.spacing != arrangement.spacing {
      node.arrangement = arrangement
    }
  }
}

/// Its children on one another, later ones in front. Spec: B20, B21.
public struct ZStack<Content: View>: LayoutView {
  let arrangement: ZStackLayout
  let content: Content
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    arrangement = ZStackLayout(alignment: alignment)
    self.content = content()
  }
  func update(_ node: LayoutContainerNode<ZStackLayout>, in context: ElementContext) {
    if node.arrangement.alignment != arrangement.alignment { node.arrangement = arrangement }
  }
}

/// Content arranged by a layout of any kind, an app's own among them.
struct CustomLayoutView<Arrangement: Layout, Content: View>: LayoutView {
  let arrangement: Arrangement
  let content: Content
  func update(_ node: LayoutContainerNode<Arrangement>, in context: ElementContext) { node.arrangement = arrangement }
}

extension Layout {
  /// The views of `content`, arranged by this layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    CustomLayoutView(arrangement: self, content: content())
  }
}

/// Room that stretches along the stack's axis. Spec: A30-A32.
///
/// `minLength` in points; nil for the system's default distance.
public struct Spacer: LeafView {
  public var minLength: CGFloat?
  nonisolated public init(minLength: CGFloat? = nil, file: String = #fileID, line: UInt = #line) {
    self.minLength = minLength.map { ValueRepair("Spacer", file, line).length($0, "minLength") }
  }
  func makeElement(in context: ElementContext) -> SpacerNode {
    SpacerNode(context: context.layout, minimumLength: minLength)
  }
  func update(_ node: SpacerNode, in context: ElementContext) { node.minimumLength = minLength }
}

/// A hairline across the stack's axis. Spec: A33.
public struct Divider: LeafView {
  nonisolated public init() {}
  func makeElement(in context: ElementContext) -> DividerNode {
    DividerNode(context: context.layout, color: color(in: context))
  }
  func update(_ node: DividerNode, in context: ElementContext) { node.color = color(in: context) }
  private func color(in context: ElementContext) -> RGBA { SeparatorShapeStyle()._paint(in: context.environment).color }
}
