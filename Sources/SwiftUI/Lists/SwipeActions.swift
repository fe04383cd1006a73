import MartletControls
import MartletLayout
import MartletTree

extension View {
  /// Buttons that swiping this row of a list uncovers, the first one at the row's edge. A long swipe runs the first,
  /// unless told not to. Several modifiers at one edge add up, the inner ones first. Spec: G12.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
  }
}

struct SwipeActionsModifier<Actions: View>: PrimitiveModifier {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let actions: Actions
  nonisolated static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> { SwipeActionsNode(view, context) }
}

final class SwipeActionsNode<Base: View, Actions: View>: SecondaryNode<
  Base, SwipeActionsModifier<Actions>, ModifiedContent<Actions, SwipeButtons>, SwipeActionsWrapper
>
{
  override init(_ view: ModifiedContent<Base, SwipeActionsModifier<Actions>>, _ context: NodeContext) {
    super.init(view, context)
    makeContent()
  }
  override func modifierDidChange(from old: SwipeActionsModifier<Actions>) { updateSecondaries() }
  override func makeWrapper(around child: LayoutNode) -> SwipeActionsWrapper {
    SwipeActionsWrapper(context: context.layout, child: child, edge: view.modifier.edge)
  }
  override func secondaryView() -> ModifiedContent<Actions, SwipeButtons> {
    view.modifier.actions.modifier(SwipeButtons())
  }
  override func configure(_ wrapper: SwipeActionsWrapper) {
    wrapper.actions.allowsFullSwipe = view.modifier.allowsFullSwipe
  }
  override func give(_ elements: [LayoutNode], to wrapper: SwipeActionsWrapper) { wrapper.take(elements) }
}

/// Tells the list of a row's buttons, and assistive tools of what they do.
final class SwipeActionsWrapper: UnaryNode {
  let actions: RowActions
  private let key: ObjectIdentifier
  private let meaning: MeaningNode

  init(context: LayoutContext, child: LayoutNode, edge: HorizontalEdge) {
    key =
      edge == .leading
      ? ObjectIdentifier(ListRowTraits.LeadingActionsKey.self)
      : ObjectIdentifier(ListRowTraits.TrailingActionsKey.self)
    actions = RowActions(allowsFullSwipe: true) { [] }
    meaning = MeaningNode(context: context, child: child)
    super.init(context: context, child: meaning)
  }

  func take(_ elements: [LayoutNode]) {
    actions.elements = { [weak self] in (self?.inner?.elements() ?? []) + elements }
    meaning.meaning.actions = elements.compactMap { element in
      let name = element.semantics().first?.label
      return name.map { ($0, { [weak element] in element?.firstTapAction?() }) }
    }
  }

  private var inner: RowActions? { child.layoutValue(key) as? RowActions }
  override func layoutValue(_ key: ObjectIdentifier) -> Any? { key == self.key ? actions : super.layoutValue(key) }
}

/// How buttons look in the space that a swipe uncovers: white words or a white symbol on their tint. Spec: M-LIST-26.
struct SwipeButtons: ViewModifier {
  nonisolated static func _arity(of base: _Arity) -> _Arity { base }
  func body(content: Content) -> some View {
    content
      .buttonStyle(SwipeButtonStyle()).labelStyle(SwipeLabelStyle())
      .environment(\.isListRow, false)
      .environment(\.tintColor, nil)
      .font(.system(size: ListMetrics.swipeActionTextSize))
      .dynamicTypeSize(.large)
  }
}

/// A button that also brings the row back.
private struct SwipeButtonStyle: PressableButtonStyle {
  @Environment(\.closeSwipedRow) private var closeRow
  func makeBody(configuration: Configuration) -> some View {
    let (run, close) = (configuration.action, closeRow)
    let closing = PrimitiveButtonStyleConfiguration(role: configuration.role, label: configuration.label) {
      close()
      run()
    }
    return PressableButton(configuration: closing) { SwipeButtonLabel(configuration: $0) }
  }
}

private struct SwipeButtonLabel: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.tintColor) private var tint

  var body: some View {
    configuration.label
      .foregroundColor(.white)
      .lineLimit(2).multilineTextAlignment(.center)
      .padding(.horizontal, ListMetrics.swipeActionPadding)
      .frame(minWidth: ListMetrics.swipeActionMinimumWidth, maxHeight: .infinity)
      .frame(maxWidth: .infinity)
      .background(color.opacity(configuration.isPressed ? ButtonMetrics.pressedOpacity : 1))
  }

  private var color: Color {
    tint ?? (configuration.role == .destructive ? .red : Color(system: .systemGray))
  }
}

private enum CloseSwipedRowKey: EnvironmentKey { static var defaultValue: () -> Void { {} } }

extension EnvironmentValues {
  /// Brings the row back that is swiped open in the list around.
  var closeSwipedRow: () -> Void {
    get { self[CloseSwipedRowKey.self] }
    set { self[CloseSwipedRowKey.self] = newValue }
  }
}

/// The symbol alone, as rows are too low for words below it.
private struct SwipeLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    IconAlone(configuration: configuration).font(.system(size: ListMetrics.swipeActionSymbolSize))
      .environment(\.symbolVariants, .fill)
  }
}
