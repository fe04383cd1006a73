import MartletGraph
import MartletLayout
import MartletTree

/// What a control hands to its style.
protocol StyleConfiguration {
  /// How many of the styles around have been applied already: a control that a style makes from its configuration
  /// takes the next one further out.
  var level: Int { get set }
  /// Whether the control is one element whatever its style makes: rows of a lazy stack or a list are counted without
  /// being made. Those that may be several rows of a list say no.
  static var isOneElement: Bool { get }
}

extension StyleConfiguration {
  static var isOneElement: Bool { true }
}

/// A style of any type for one kind of control.
struct AnyControlStyle<Configuration>: Equatable {
  let style: Any
  let makeView: (Configuration) -> AnyView

  init<Style, Content: View>(_ style: Style, _ makeBody: @escaping (Style, Configuration) -> Content) {
    self.style = style
    makeView = { configuration in AnyView(StyleBody(style: style) { makeBody($0, configuration) }) }
  }

  static func == (a: Self, b: Self) -> Bool {
    func isSame<Style>(_ style: Style) -> Bool {
      (b.style as? Style).map { !DynamicFields(of: Style.self).plan.hasChanged(style, $0) } ?? false
    }
    return _openExistential(a.style, do: isSame)
  }
}

private enum StylesKey<Configuration>: EnvironmentKey {
  static var defaultValue: [AnyControlStyle<Configuration>] { [] }
}

extension EnvironmentValues {
  /// The styles for one kind of control, the nearest last.
  subscript<Configuration>(styles configuration: Configuration.Type) -> [AnyControlStyle<Configuration>] {
    get { self[StylesKey<Configuration>.self] }
    set { self[StylesKey<Configuration>.self] = newValue }
  }
}

extension View {
  nonisolated func controlStyle<Configuration>(_ style: AnyControlStyle<Configuration>) -> some View {
    modifier(EnvironmentModifier { $0[styles: Configuration.self].append(style) })
  }
}

/// A control as the style around it shows it. Spec: D32.
struct StyledControl<Configuration: StyleConfiguration>: _PrimitiveView {
  let configuration: Configuration
  /// The style where none is set.
  let standard: AnyControlStyle<Configuration>

  nonisolated static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    StyledControlNode(view, context)
  }
  nonisolated static var _arity: _Arity { Configuration.isOneElement ? .fixed(1) : .dynamic }
}

final class StyledControlNode<Configuration: StyleConfiguration>: ReplacingNode<StyledControl<Configuration>> {
  /// Holds what the style makes where that is not one element.
  private var column: LayoutContainerNode<VStackLayout>?

  override init(_ view: StyledControl<Configuration>, _ context: NodeContext) {
    super.init(view, context)
    current = AnyView._makeNode(styled(), context.child(of: self))
  }

  override func update(to new: StyledControl<Configuration>) {
    view = new
    update()
  }

  override func update() { unsafeDowncast(current!, to: _ViewNode<AnyView>.self).update(to: styled()) }

  // MARK: Elements

  private var isWrapped: Bool { Configuration.isOneElement && current?.elementCount != 1 }

  override var elementCount: Int { Configuration.isOneElement ? 1 : super.elementCount }
  override var isElementCountCheap: Bool { Configuration.isOneElement || super.isElementCountCheap }
  override func element(at index: Int) -> LayoutNode {
    guard isWrapped else { return super.element(at: index) }
    let column = column ?? LayoutContainerNode(context: context.layout, arrangement: VStackLayout())
    self.column = column
    column.setChildren(current?.elements ?? [])
    return column
  }
  override func appendElements(to list: inout [LayoutNode]) {
    if isWrapped { list.append(element(at: 0)) } else { super.appendElements(to: &list) }
  }
  override func appendPieces(to pieces: inout [ListPiece]) {
    if isWrapped { pieces.append(.rows(self)) } else { super.appendPieces(to: &pieces) }
  }

  private func styled() -> AnyView {
    let styles = track { environment[styles: Configuration.self] }
    let index = styles.count - 1 - view.configuration.level
    let style = styles.indices.contains(index) ? styles[index] : view.standard
    var inner = view.configuration
    inner.level += 1
    return style.makeView(inner)
  }
}

/// The view that a style makes. The style's dynamic properties live here. Spec: C29.
struct StyleBody<Style, Content: View>: _PrimitiveView {
  var style: Style
  let content: (Style) -> Content

  nonisolated static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    StyleBodyNode(view, context)
  }
  nonisolated static var _arity: _Arity { Content._arity }
}

final class StyleBodyNode<Style, Content: View>: ReplacingNode<StyleBody<Style, Content>> {
  private let fields = DynamicFields(of: Style.self)

  override init(_ view: StyleBody<Style, Content>, _ context: NodeContext) {
    super.init(view, context)
    current = Content._makeNode(runBody(), context.child(of: self))
  }

  override func update(to new: StyleBody<Style, Content>) {
    view = new
    update()
  }

  override func update() { unsafeDowncast(current!, to: _ViewNode<Content>.self).update(to: runBody()) }

  private func runBody() -> Content {
    track {
      fields.install(into: &view.style, owner: self)
      return view.content(view.style)
    }
  }

  override func dispose() {
    fields.dispose()
    super.dispose()
  }
}
