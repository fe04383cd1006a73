import MartletControls
import MartletTree

/// Rows that belong together, with a header above and a footer below. Spec: G7.
nonisolated public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the rows show; nil where they always do.
  var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
  public var body: Never { fatalError("a section has no body to ask for") }
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    SectionNode(view, context)
  }
  /// Never fixed, so that a loop of sections hands its sections on one by one.
  nonisolated public static var _arity: _Arity { .dynamic }

  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) { self.init(header: header(), content: content(), footer: footer()) }
  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Shows its rows while the binding is true. In a sidebar the header is a button that turns it.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) { self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded) }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded) }
}

/// In a list a section of its own; elsewhere header, content and footer in a row. Spec: A35.
final class SectionNode<Parent: View, Content: View, Footer: View>: _ViewNode<Section<Parent, Content, Footer>>,
  SectionContent
{
  typealias Head = ModifiedContent<Parent, SectionHeadModifier>
  private var headNode: _ViewNode<Head>!
  private var contentNode: _ViewNode<Content>!
  private var footNode: _ViewNode<ModifiedContent<Footer, SectionHeadModifier>>!

  override init(_ view: Section<Parent, Content, Footer>, _ context: NodeContext) {
    super.init(view, context)
    let inner = context.child(of: self)
    headNode = Head._makeNode(head(view), inner)
    contentNode = Content._makeNode(view.content, inner)
    footNode = ModifiedContent<Footer, SectionHeadModifier>._makeNode(foot(view), inner)
    isCollapsed = readsCollapsed()
  }

  private var isCollapsed = false
  private lazy var noRows = EmptyNode(EmptyView(), context.child(of: self))
  private func readsCollapsed() -> Bool { track { view.isExpanded?.wrappedValue == false } }

  override func update() {
    let isCollapsed = readsCollapsed()
    guard isCollapsed != self.isCollapsed else { return }
    self.isCollapsed = isCollapsed
    elementsDidChange()
  }

  private func head(_ view: Section<Parent, Content, Footer>) -> Head {
    view.header.modifier(SectionHeadModifier(isHeader: true, isExpanded: view.isExpanded))
  }
  private func foot(_ view: Section<Parent, Content, Footer>) -> ModifiedContent<Footer, SectionHeadModifier> {
    view.footer.modifier(SectionHeadModifier(isHeader: false))
  }

  override func update(to new: Section<Parent, Content, Footer>) {
    view = new
    headNode.update(to: head(new))
    contentNode.update(to: new.content)
    footNode.update(to: foot(new))
    update()
  }

  var header: _AnyViewNode? { headNode }
  var rows: _AnyViewNode { isCollapsed ? noRows : contentNode }
  var footer: _AnyViewNode? { footNode }

  private var parts: [_AnyViewNode] { [headNode, rows, footNode].compactMap { $0 } }
  override var elementCount: Int { parts.reduce(0) { $0 + $1.elementCount } }
  override func element(at index: Int) -> LayoutNode { elements[index] }
  override func appendElements(to list: inout [LayoutNode]) { for part in parts { part.appendElements(to: &list) } }
  override func appendPieces(to pieces: inout [ListPiece]) { pieces.append(.section(self)) }
  override func forEachChild(_ visit: (_AnyViewNode) -> Void) {
    for node in [headNode, contentNode, footNode] as [_AnyViewNode?] { node.map(visit) }
  }
}

/// The look of headers and footers in a list: small and grey, headers in capitals; plain lists have them larger.
/// Outside lists nothing changes. Spec: G7, M-LIST.
struct SectionHeadModifier: PrimitiveModifier {
  let isHeader: Bool
  var isExpanded: Binding<Bool>?

  nonisolated static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    ForwardingNode(view, context) { view in
      view.content.modifier(EnvironmentModifier { view.modifier.write(&$0) })
        .modifier(SectionToggle(isExpanded: view.modifier.isExpanded))
    }
  }

  private func write(_ values: inout EnvironmentValues) {
    if values.menuControl != nil {
      values.font = .footnote
      values.setForeground([AnyShapeStyle(Color.secondary)])
    }
    guard values.isListRow else { return }
    values.isListRow = false
    let style = values.listStyleKind.resolved(in: values)
    guard isHeader else {
      values.font = .footnote
      values.setForeground([AnyShapeStyle(Color.secondary)])
      return
    }
    if values.headerProminence == .increased || values.listStyleKind == .sidebar {
      values.font = .title3.bold()
    } else if style == .plain {
      values.font = .headline
    } else {
      values.font = .footnote
      values.setForeground([AnyShapeStyle(Color.secondary)])
      values.textCase = .uppercase
    }
  }
}

/// In a sidebar the header of a section that can be closed is a button with a chevron. Spec: M-LIST-17.
private struct SectionToggle: ViewModifier {
  let isExpanded: Binding<Bool>?
  @Environment(\.listStyleKind) private var style
  @Environment(\.isListRow) private var isListRow

  func body(content: Content) -> some View {
    if let isExpanded, style == .sidebar, isListRow {
      HStack {
        content
        Spacer(minLength: ListMetrics.chevronGap)
        DisclosureChevron(isOpen: isExpanded.wrappedValue)
      }
      .controlMeaning(.button, tap: { withAnimation { isExpanded.wrappedValue.toggle() } })
    } else {
      content
    }
  }
}
