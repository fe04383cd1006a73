import Foundation
import MartletControls
import MartletTree

/// A picker as a turning drum. Spec: M-CTL-12.
struct WheelPicker<Content: View, Label: View>: View {
  let selection: PickerSelection
  let content: Content
  let label: Label
  var showsBar = true
  @State private var reference = DrumReference()

  var body: some View {
    let reference = reference
    Drum(
      selection: selection,
      content: content.font(.system(size: ControlMetrics.Wheel.textSize)).lineLimit(1)
        .labelStyle(TitleAndIconLabelStyle()),
      reference: reference, showsBar: showsBar
    )
    .spokenLabel(label)
    .controlMeaning(
      .picker, children: .contained,
      actions: [("increment", { reference.drum?.step(by: 1) }), ("decrement", { reference.drum?.step(by: -1) })])
  }
}

/// The drum that a view has made.
private final class DrumReference { weak var drum: DrumRows? }

private struct Drum<Options: View>: OptionsView {
  let selection: PickerSelection
  let content: Options
  let reference: DrumReference
  let showsBar: Bool

  func makeElement(in context: ElementContext) -> DrumRows {
    let drum = DrumRows(context: context.layout)
    drum.showsBar = showsBar
    reference.drum = drum
    return drum
  }
  func update(_ element: DrumRows, with options: [PickerOption], in context: ElementContext) {
    reference.drum = element
    element.setOptions(options, selection, isEnabled: context.environment.isEnabled)
    element.barColor = SystemColor.tertiarySystemFill.resolved(in: context.environment)
  }
}
