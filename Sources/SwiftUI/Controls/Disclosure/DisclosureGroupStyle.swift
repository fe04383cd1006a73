import MartletControls
import MartletLayout
import MartletTree

/// How disclosure groups look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// A disclosure group as its style sees it.
public struct DisclosureGroupStyleConfiguration: StyleConfiguration {
  static let isOneElement = false
  public struct Label: View {
    let content: AnyView
    nonisolated public static var _arity: _Arity { .dynamic }
    public var body: some View { content }
  }
  public struct Content: View {
    let make: () -> AnyView
    nonisolated public static var _arity: _Arity { .dynamic }
    public var body: some View { make() }
  }
  public let label: Label
  /// Made when a style shows it.
  public let content: Content
  @Binding public var isExpanded: Bool
  var level = 0

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    (self.label, self.content, _isExpanded) = (label, content, isExpanded)
  }
}

/// A row with a chevron that turns, the content below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  @Environment(\.isListRow) private var isListRow
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if isListRow {
      DisclosureHeader(configuration: configuration)
      if configuration.isExpanded { configuration.content.modifier(DisclosureIndent()) }
    } else {
      VStack(alignment: .leading, spacing: ListMetrics.disclosureGap) {
        DisclosureHeader(configuration: configuration)
        if configuration.isExpanded { configuration.content }
      }
    }
  }
}

/// The row that opens and closes a group.
private struct DisclosureHeader: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.isListRow) private var isListRow

  nonisolated static var _arity: _Arity { .fixed(1) }

  var body: some View {
    let isExpanded = configuration.$isExpanded
    HStack {
      configuration.label
      Spacer(minLength: ListMetrics.chevronGap)
      DisclosureChevron(isOpen: isExpanded.wrappedValue)
    }
    .controlMeaning(
      .button, value: { [open = isExpanded.wrappedValue] in $0.text(open ? .expanded : .collapsed) },
      tap: { withAnimation { isExpanded.wrappedValue.toggle() } },
      press: { $0.isListRow ? .row : .bounds })
  }
}

/// Points to the content's side while it is hidden, and down while it shows.
struct DisclosureChevron: View {
  let isOpen: Bool
  @Environment(\.layoutDirection) private var direction
  var body: some View {
    Image(systemName: "chevron.forward")
      .font(.system(size: ListMetrics.chevronFontSize, weight: .semibold))
      .foregroundStyle(TintShapeStyle())
      .rotationEffect(.degrees(isOpen ? (direction == .rightToLeft ? -90 : 90) : 0))
      .accessibilityHidden(true)
  }
}

/// Rows inside a group begin further in.
private struct DisclosureIndent: ElementModifier {
  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> UnaryLayoutNode<PaddingInsets> {
    UnaryLayoutNode(
      context: context.layout, child: child,
      rule: PaddingInsets(EdgeInsets(top: 0, leading: ListMetrics.disclosureIndent, bottom: 0, trailing: 0)))
  }
  func update(_ wrapper: UnaryLayoutNode<PaddingInsets>, in context: ElementContext) {}
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { .init() }
}

extension AnyControlStyle where Configuration == DisclosureGroupStyleConfiguration {
  init<S: DisclosureGroupStyle>(disclosure style: S) { self.init(style) { $0.makeBody(configuration: $1) } }
}

extension View {
  /// Sets how the disclosure groups inside look. Spec: D32.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    controlStyle(AnyControlStyle(disclosure: style))
  }
}
