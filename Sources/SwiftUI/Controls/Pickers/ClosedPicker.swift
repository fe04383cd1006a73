import Foundation
import MartletControls
import MartletLayout
import MartletTree

/// A picker that shows its chosen option as a tinted button with arrows, which opens a menu of all. Spec: M-CTL-13.
struct ClosedPicker<Content: View, Label: View>: View {
  let selection: PickerSelection
  let content: Content
  let label: Label
  let shownValue: AnyView?
  /// Rows show their label; elsewhere it is only spoken.
  let showsLabel: Bool
  @State private var isOpen = false
  @Environment(\.menuOrder) private var order

  var body: some View {
    let isOpen = $isOpen
    Group {
      if showsLabel { LabeledRow(label: label) { value } } else { value.spokenLabel(label) }
    }
    .controlMeaning(.picker, tap: { isOpen.wrappedValue = true })
  }

  private var value: some View {
    PickerValueButton(
      value: ShownValue(custom: shownValue, selection: selection, content: content)
    )
    .modifier(
      OpeningMenu(
        isOpen: $isOpen, isReversible: order == .priority,
        items: MenuOptions(selection: selection, content: content.labelStyle(MenuOptionLabelStyle()))))
  }
}

/// The option that is chosen, or what the app shows in its place.
private struct ShownValue<Content: View>: View {
  let custom: AnyView?
  let selection: PickerSelection
  let content: Content
  var body: some View {
    if let custom {
      custom
    } else {
      ChosenOption(selection: selection, content: content.labelStyle(TitleAndIconLabelStyle()))
    }
  }
}

/// The value with its sign. Rows show values in gray, buttons in the tint.
private struct PickerValueButton<Value: View>: View {
  let value: Value
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlPlace) private var place

  var body: some View {
    HStack(spacing: ListMetrics.chevronGap) {
      value
      Image(systemName: "chevron.up.chevron.down")
        .font(.system(size: ListMetrics.chevronFontSize - 1, weight: .medium)).accessibilityHidden(true)
    }
    .lineLimit(1)
    .modifier(ControlForeground(color: color))
    .padding(.vertical, place == .content ? ButtonMetrics.regular.verticalPadding : 0)
    .padding(.horizontal, place == .content ? ButtonMetrics.regular.horizontalPadding : 0)
  }

  private var color: Color {
    if !isEnabled { return Color(system: .tertiaryLabel) }
    return place == .listRow ? Color(system: .secondaryLabel) : .accentColor
  }
}

/// A picker among the rows of a menu: its options as rows, or as a menu inside.
struct PickerInMenu<Content: View, Label: View>: View {
  let selection: PickerSelection
  let content: Content
  let label: Label
  let style: _PickerStyleKind

  var body: some View {
    switch style {
    case .menu: Submenu(label: label, content: options)
    case .palette, .segmented: MenuPalette(selection: selection, content: content)
    default: options
    }
  }

  private var options: MenuOptions<some View> {
    MenuOptions(selection: selection, content: content.labelStyle(MenuOptionLabelStyle()))
  }
}

/// Options side by side in one row of a menu, which stays open.
private struct MenuPalette<Content: View>: View {
  private typealias Metrics = PresentationMetrics.Menu
  let selection: PickerSelection
  let content: Content

  var body: some View {
    SegmentedControl(
      selection: selection, options: content.labelStyle(IconOnlyLabelStyle()).segmentWords(isSelected: false),
      selectedOptions: content.labelStyle(IconOnlyLabelStyle()).segmentWords(isSelected: true)
    )
    .padding(.horizontal, Metrics.sidePadding)
    .padding(.vertical, Metrics.verticalPadding)
    .trait(MenuFullWidthTrait.self, true)
  }
}

/// The option that is chosen, alone; nothing where no option matches.
struct ChosenOption<Content: View>: OptionsView {
  let selection: PickerSelection
  let content: Content

  func makeElement(in context: ElementContext) -> LayoutContainerNode<ZStackLayout> {
    LayoutContainerNode(context: context.layout, arrangement: ZStackLayout(alignment: .center))
  }

  func update(
    _ element: LayoutContainerNode<ZStackLayout>, with options: [PickerOption], in context: ElementContext
  ) {
    element.setChildren(options.first { selection.contains($0.tag) }.map { [$0.element] } ?? [])
  }
}
