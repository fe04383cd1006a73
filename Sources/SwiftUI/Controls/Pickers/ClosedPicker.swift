import Foundation
import MartletControls
import MartletLayout
import MartletTree

/// A picker that shows its chosen option: as a tinted button with arrows, or as a row that leads on. Spec: M-CTL-13.
///
/// DEVIATION: neither the menu nor the page opens yet. Row "Picker" in Docs/Status.md.
struct ClosedPicker<Content: View, Label: View>: View {
  let selection: PickerSelection
  let content: Content
  let label: Label
  let leadsToPage: Bool
  /// Rows show their label; elsewhere it is only spoken.
  let showsLabel: Bool

  var body: some View {
    Group {
      if showsLabel || leadsToPage { LabeledRow(label: label) { value } } else { value.spokenLabel(label) }
    }
    .controlMeaning(leadsToPage ? .button : .picker, tap: MenuOpening.noteMissing)
  }

  private var value: some View {
    PickerValueButton(
      value: ChosenOption(selection: selection, content: content.labelStyle(TitleAndIconLabelStyle())),
      symbol: leadsToPage ? "chevron.forward" : "chevron.up.chevron.down", leadsToPage: leadsToPage)
  }
}

/// The value with its sign. Rows show values in gray, buttons in the tint.
private struct PickerValueButton<Value: View>: View {
  let value: Value
  let symbol: String
  let leadsToPage: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlPlace) private var place

  var body: some View {
    HStack(spacing: ListMetrics.chevronGap) {
      value
      sign
    }
    .lineLimit(1)
    .modifier(ControlForeground(color: color))
    .padding(.vertical, place == .content ? ButtonMetrics.regular.verticalPadding : 0)
    .padding(.horizontal, place == .content ? ButtonMetrics.regular.horizontalPadding : 0)
  }

  @ViewBuilder private var sign: some View {
    let image = Image(systemName: symbol).accessibilityHidden(true)
    if leadsToPage {
      image.font(.system(size: ListMetrics.chevronFontSize, weight: .semibold))
        .foregroundColor(Color(system: .tertiaryLabel))
    } else {
      image.font(.system(size: ListMetrics.chevronFontSize - 1, weight: .medium))
    }
  }

  private var color: Color {
    if !isEnabled { return Color(system: .tertiaryLabel) }
    return place == .listRow ? Color(system: .secondaryLabel) : .accentColor
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
