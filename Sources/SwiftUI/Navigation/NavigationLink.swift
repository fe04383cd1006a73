import Foundation
import MartletControls
import MartletTree

/// A button that shows another page. In a list its whole row is the button. Spec: F9, F13-F16, G27.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  enum Target {
    case view(Destination)
    case value(AnyHashable?)
  }
  let label: Label
  let target: Target
  var isActive: Binding<Bool>?
  var isDetail = true
  let place: Notes.Place
  @State private var ownIsActive = false
  @Environment(\.navigation) private var navigation
  @Environment(\.selectInList) private var selectInList
  @Environment(\.isListRow) private var isListRow
  @Environment(\.isEnabled) private var isEnabled

  nonisolated public static var _arity: _Arity { .fixed(1) }

  public var body: some View {
    LinkLabel(label: label, action: action, isListRow: isListRow)
      .disabled(isDead)
      .modifier(PagePresenterModifier(page: page, isDetail: isDetail, didPop: didPop))
  }

  /// A nil value disables a link, and so does a place outside of all stacks. Spec: F9.
  private var isDead: Bool {
    if case .value(nil) = target { return true }
    return navigation == nil && selectInList == nil
  }

  private var active: Binding<Bool> { isActive ?? $ownIsActive }

  private func page() -> AnyView? {
    guard case .view(let destination) = target, active.wrappedValue else { return nil }
    return AnyView(destination)
  }

  private func didPop() { if active.wrappedValue { active.wrappedValue = false } }

  private func action() {
    guard isEnabled else { return }
    switch target {
    case .view: active.wrappedValue = true
    case .value(let value?): show(value)
    case .value(nil): break
    }
  }

  /// Spec: F9, F10.
  private func show(_ value: AnyHashable) {
    if navigation?.push(value: value) == true || selectInList?(value) == true { return }
    let type = Swift.type(of: value.base)
    Notes.once(
      """
      A NavigationLink presents a value of type \(type), but no navigationDestination(for: \(type).self) is \
      visible from it. The link does nothing.
      """, at: place)
  }
}

/// A link as it looks where it stands: a button, or a row of a list with the disclosure indicator at its trailing
/// edge. Spec: F14, M-LIST.
private struct LinkLabel<Label: View>: View {
  let label: Label
  let action: () -> Void
  let isListRow: Bool
  @Environment(\.rowBadge) private var badge

  var body: some View {
    if isListRow {
      HStack(spacing: 0) {
        label
        Spacer(minLength: ListMetrics.chevronGap)
        if let badge { BadgeLabel(label: badge).padding(.trailing, ListMetrics.chevronGap) }
        Image(systemName: "chevron.forward")
          .font(.system(size: ListMetrics.chevronFontSize, weight: .semibold))
          .foregroundColor(Color(system: .tertiaryLabel))
          .accessibilityHidden(true)
      }
      .modifier(RowLinkModifier(action: action))
      .modifier(TraitModifier(write: ShowsBadge.write))
    } else {
      Button(action: action) { label }
    }
  }
}

/// A row that is pressed as a whole. Spec: G18.
private struct RowLinkModifier: ElementModifier {
  let action: () -> Void

  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> MeaningNode {
    MeaningNode(context: context.layout, child: child)
  }
  func update(_ wrapper: MeaningNode, in context: ElementContext) {
    let isEnabled = context.environment.isEnabled
    var meaning = MeaningNode.Meaning()
    meaning.role = .button
    if !isEnabled { meaning.addedTraits = .disabled }
    wrapper.meaning = meaning
    wrapper.press = context.environment.hasPlainButtons ? .plainRow : .row
    wrapper.tapAction = isEnabled ? action : nil
  }
}

extension NavigationLink {
  /// In a sidebar: whether the page fills the detail column, as it does without this, or lies on the sidebar.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View {
    var link = self
    link.isDetail = isDetailLink
    return link
  }
}
