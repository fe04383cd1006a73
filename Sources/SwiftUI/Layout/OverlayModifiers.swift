import Foundation
import MartletDisplay
import MartletGraph
import MartletLayout
import MartletTree

/// Another view in front of or behind each element. Spec: B22, A36.
struct OverlayModifier<Secondary: View>: PrimitiveModifier {
  let order: OverlayNode.Order
  let alignment: Alignment
  let secondary: Secondary
  nonisolated static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> { OverlayModifierNode(view, context) }
}

/// A view built from a preference of what is inside. Spec: D18.
struct PreferenceViewModifier<K: PreferenceKey, Secondary: View>: PrimitiveModifier {
  let order: OverlayNode.Order
  let alignment: Alignment
  let transform: (K.Value) -> Secondary
  nonisolated static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> { PreferenceViewNode(view, context) }
}

/// A node that puts a second view beside each element of its content.
class SecondaryNode<Base: View, Modifier: ViewModifier, Secondary: View, Wrapper: LayoutNode>: ContentModifierNode<
  Base, Modifier
>, Gathering
{
  private struct Pair {
    /// Counts the pairs, for an order among them.
    let number: Int
    let wrapper: Wrapper
    let secondary: _ViewNode<Secondary>
  }
  private var pairs: [ObjectIdentifier: Pair] = [:]
  private var lastNumber = 0
  private var orderedPairs: [Pair] {
    pairs.count < 2 ? Array(pairs.values) : pairs.values.sorted { $0.number < $1.number }
  }
  var isWaitingToGather = false

  // What subclasses say.
  func makeWrapper(around child: LayoutNode) -> Wrapper { preconditionFailure("abstract") }
  func secondaryView() -> Secondary { preconditionFailure("abstract") }
  func give(_ elements: [LayoutNode], to wrapper: Wrapper) {}
  func configure(_ wrapper: Wrapper) {}

  final func updateSecondaries() {
    guard !pairs.isEmpty else { return }
    let view = secondaryView()
    for pair in orderedPairs {
      configure(pair.wrapper)
      pair.secondary.update(to: view)
    }
  }

  override func childElementsDidChange(_ child: _AnyViewNode) {
    guard child === content else {
      root.structureDidChange()
      return root.gatherLater(self)
    }
    let gone = pairs.filter { $0.value.wrapper.isDetached }
    for (key, pair) in gone {
      pair.secondary.dispose()
      pairs[key] = nil
    }
    elementsDidChange()
  }

  func gather() {
    for pair in pairs.values { give(pair.secondary.elements, to: pair.wrapper) }
  }

  private func wrapper(of child: LayoutNode) -> LayoutNode {
    let key = ObjectIdentifier(child)
    if let known = pairs[key] { return known.wrapper }
    let wrapper = makeWrapper(around: child)
    let secondary = Secondary._makeNode(secondaryView(), context.child(of: self))
    lastNumber += 1
    pairs[key] = Pair(number: lastNumber, wrapper: wrapper, secondary: secondary)
    configure(wrapper)
    give(secondary.elements, to: wrapper)
    return wrapper
  }

  override func element(at index: Int) -> LayoutNode { wrapper(of: content.element(at: index)) }
  override func appendElements(to list: inout [LayoutNode]) {
    for child in content.elements { list.append(wrapper(of: child)) }
  }
  override func appendPieces(to pieces: inout [ListPiece]) {
    appendWrappedPieces(of: content, to: &pieces) { [self] in wrapper(of: $0) }
  }
  override func forEachChild(_ visit: (_AnyViewNode) -> Void) {
    content.map(visit)
    for pair in orderedPairs { visit(pair.secondary) }
  }
}

final class OverlayModifierNode<Base: View, Secondary: View>: SecondaryNode<
  Base, OverlayModifier<Secondary>, Secondary, OverlayNode
>
{
  override init(_ view: ModifiedContent<Base, OverlayModifier<Secondary>>, _ context: NodeContext) {
    super.init(view, context)
    makeContent()
  }
  override func modifierDidChange(from old: OverlayModifier<Secondary>) { updateSecondaries() }
  override func makeWrapper(around child: LayoutNode) -> OverlayNode {
    OverlayNode(
      context: context.layout, primary: child, order: view.modifier.order, alignment: view.modifier.alignment)
  }
  override func secondaryView() -> Secondary { view.modifier.secondary }
  override func configure(_ wrapper: OverlayNode) { wrapper.alignment = view.modifier.alignment }
  override func give(_ elements: [LayoutNode], to wrapper: OverlayNode) { wrapper.secondaries = elements }
}

final class PreferenceViewNode<Base: View, K: PreferenceKey, Secondary: View>: SecondaryNode<
  Base, PreferenceViewModifier<K, Secondary>, Secondary, OverlayNode
>, PreferenceReader
{
  private var reader: ContentReader!
  override init(_ view: ModifiedContent<Base, PreferenceViewModifier<K, Secondary>>, _ context: NodeContext) {
    super.init(view, context)
    reader = ContentReader(owner: self) { [unowned self] in updateSecondaries() }
    makeContent()
    root.addPreferenceReader(self)
  }
  func readPreferences() { updateSecondaries() }
  override func modifierDidChange(from old: PreferenceViewModifier<K, Secondary>) { updateSecondaries() }
  override func makeWrapper(around child: LayoutNode) -> OverlayNode {
    OverlayNode(
      context: context.layout, primary: child, order: view.modifier.order, alignment: view.modifier.alignment)
  }
  override func secondaryView() -> Secondary {
    reader.read { view.modifier.transform(content.preferenceIncludingOwn(K.self) ?? K.defaultValue) }
  }
  override func configure(_ wrapper: OverlayNode) { wrapper.alignment = view.modifier.alignment }
  override func give(_ elements: [LayoutNode], to wrapper: OverlayNode) { wrapper.secondaries = elements }
  override func dispose() {
    reader.dispose()
    super.dispose()
  }
}

extension View {
  /// A view behind this one, offered this one's size. Spec: B22.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { modifier(OverlayModifier(order: .behind, alignment: alignment, secondary: content())) }

  @_disfavoredOverload
  nonisolated public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
    modifier(OverlayModifier(order: .behind, alignment: alignment, secondary: background))
  }

  /// A view in front of this one, offered this one's size. Spec: B22.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { modifier(OverlayModifier(order: .inFront, alignment: alignment, secondary: content())) }

  @_disfavoredOverload
  nonisolated public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
    modifier(OverlayModifier(order: .inFront, alignment: alignment, secondary: overlay))
  }

  /// A style behind this view that reaches under the safe area where the view touches it. Spec: B23.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      OverlayModifier(
        order: .behind, alignment: .center,
        secondary: StyleFill(style: style).modifier(SafeAreaModifier(edges: edges))))
  }
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      OverlayModifier(
        order: .inFront, alignment: .center,
        secondary: StyleFill(style: style).modifier(SafeAreaModifier(edges: edges))))
  }

  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(OverlayModifier(order: .behind, alignment: .center, secondary: shape.fill(style, style: fillStyle)))
  }
  nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(OverlayModifier(order: .inFront, alignment: .center, secondary: shape.fill(style, style: fillStyle)))
  }

  /// A line inside this view's edges. Spec: J6.
  nonisolated public func border<S: ShapeStyle>(
    _ style: S, width: CGFloat = 1, file: String = #fileID, line: UInt = #line
  ) -> some View {
    let width = ValueRepair("border", file, line).length(width, "width")
    return modifier(
      OverlayModifier(
        order: .inFront, alignment: .center, secondary: Rectangle().strokeBorder(style, lineWidth: width)))
  }
}

/// A style filling the room it is given.
struct StyleFill<S: ShapeStyle>: LeafView {
  let style: S
  func makeElement(in context: ElementContext) -> ShapeNode {
    let node = ShapeNode(context: context.layout) { _, _ in [] }
    update(node, in: context)
    return node
  }
  func update(_ node: ShapeNode, in context: ElementContext) {
    let style = style._paint(in: context.environment)
    node.hitTest = { point, bounds in !style.isClear && bounds.contains(point) }
    node.drawing = { rect, _ in
      if case .color(let color) = style { return color.alpha > 0 ? [.rect(rect, color)] : [] }
      return style.laid([.fill(Path(rect), style.paint(in: rect), FillStyle())])
    }
  }
}
