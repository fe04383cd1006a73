import MartletControls
import MartletDisplay
import MartletTree
import UIKit

/// A picker with all options side by side. Spec: M-CTL-10.
///
/// It holds its options twice, in the words of a selected segment and in those of the others, and shows of each option
/// one of the two: which option is chosen is known from the elements, after their fonts.
struct SegmentedControl<Options: View, SelectedOptions: View>: _PrimitiveView {
  let selection: PickerSelection
  let options: Options
  let selectedOptions: SelectedOptions

  nonisolated static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    SegmentedControlNode(view, context)
  }
}

final class SegmentedControlNode<Options: View, SelectedOptions: View>: _ViewNode<
  SegmentedControl<Options, SelectedOptions>
>, Gathering
{
  private let bar: SegmentBar
  private var options: _ViewNode<Options>!
  private var selectedOptions: _ViewNode<SelectedOptions>!
  var isWaitingToGather = false

  override init(_ view: SegmentedControl<Options, SelectedOptions>, _ context: NodeContext) {
    bar = SegmentBar(context: context.layout)
    super.init(view, context)
    options = Options._makeNode(view.options, context.child(of: self))
    selectedOptions = SelectedOptions._makeNode(view.selectedOptions, context.child(of: self))
    gather()
  }

  override func update(to new: SegmentedControl<Options, SelectedOptions>) {
    view = new
    options.update(to: new.options)
    selectedOptions.update(to: new.selectedOptions)
    gather()
  }

  override func update() { gather() }

  override func childElementsDidChange(_ child: _AnyViewNode) {
    root.structureDidChange()
    root.gatherLater(self)
  }

  func gather() {
    let plain = PickerOption.all(in: options)
    let selected = PickerOption.all(in: selectedOptions)
    let selection = view.selection
    let (look, isEnabled) = track { (SegmentBar.Look(environment), environment.isEnabled) }
    bar.look = look
    bar.setSegments(
      zip(plain, selected).map { plain, selected in
        SegmentBar.Segment(
          words: plain.element, selectedWords: selected.element, isSelected: selection.contains(plain.tag),
          select: isEnabled ? { selection.select(plain.tag) } : nil)
      })
  }

  override var elementCount: Int { 1 }
  override var isElementCountCheap: Bool { true }
  override func element(at index: Int) -> LayoutNode { bar }
  override func appendElements(to list: inout [LayoutNode]) { list.append(bar) }
  override func forEachChild(_ visit: (_AnyViewNode) -> Void) {
    options.map(visit)
    selectedOptions.map(visit)
  }
  override func dispose() {
    bar.detach()
    super.dispose()
  }
}

extension View {
  /// The words of a segment: a fixed size, whatever the text size. An app's `appearance()` may change them.
  nonisolated func segmentWords(isSelected: Bool) -> some View {
    modifier(
      EnvironmentModifier { values in
        typealias Metrics = ControlMetrics.Segmented
        let appearance = UISegmentedControl.appearance()
        var attributes = appearance.titleTextAttributes(for: .normal) ?? [:]
        if isSelected { attributes.merge(appearance.titleTextAttributes(for: .selected) ?? [:]) { $1 } }
        let weight = isSelected ? Metrics.selectedTextWeight : Metrics.textWeight
        values.font =
          (attributes[.font] as? UIFont).map { Font($0) }
          ?? .system(size: Metrics.textSize, weight: Font.Weight(value: weight))
        values.fontTraits = []
        let color = (attributes[.foregroundColor] as? UIColor).map { Color(uiColor: $0) }
        values.setForeground([AnyShapeStyle(color ?? Color(system: values.isEnabled ? .label : .tertiaryLabel))])
        values.lineLimit = 1
      })
  }
}

extension SegmentBar.Look {
  init(_ environment: EnvironmentValues) {
    let appearance = UISegmentedControl.appearance()
    surface =
      appearance.backgroundColor.map { environment.resolve($0) }
      ?? SystemColor.tertiarySystemFill.resolved(in: environment)
    thumb =
      appearance.selectedSegmentTintColor.map { environment.resolve($0) }
      ?? ControlMetrics.Segmented.thumb(isDark: environment.isDark)
    divider = SystemColor.systemGray.resolved(in: environment).opacity(ControlMetrics.Segmented.dividerOpacity)
  }
}
