import Foundation
import MartletControls
import MartletTree

/// A picker as a row that leads to a page with all options. Choosing one goes back. Spec: M-CTL-13.
struct PagePicker<Content: View, Label: View>: View {
  let selection: PickerSelection
  let content: Content
  let label: Label

  var body: some View {
    NavigationLink {
      OptionsPage(selection: selection, content: content, title: label as? Text)
    } label: {
      LabeledRow(label: label) {
        ChosenOption(selection: selection, content: content.labelStyle(TitleAndIconLabelStyle()))
          .modifier(ControlForeground(color: .secondary)).lineLimit(1)
      }
    }
  }
}

private struct OptionsPage<Content: View>: View {
  let selection: PickerSelection
  let content: Content
  let title: Text?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let dismiss = dismiss
    List {
      ListOptions(selection: selection.then { dismiss() }, content: content)
    }
    .navigationTitle(title ?? Text(verbatim: ""))
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// A picker's options as rows of a list, the chosen one with a checkmark. Each row is pressed as a whole.
struct ListOptions<Content: View>: _PrimitiveView {
  let selection: PickerSelection
  let content: Content
  nonisolated static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ListOptionsNode(view, context)
  }
  nonisolated static var _arity: _Arity { .dynamic }
}

private final class ListOptionsNode<Content: View>: _ViewNode<ListOptions<Content>> {
  private var content: _ViewNode<Content>!
  private var rows: [ObjectIdentifier: MeaningNode] = [:]

  override init(_ view: ListOptions<Content>, _ context: NodeContext) {
    super.init(view, context)
    content = Content._makeNode(view.content, context.child(of: self))
  }

  override func update(to new: ListOptions<Content>) {
    view = new
    content.update(to: new.content)
    update()
  }

  override func update() { track { PickerOption.all(in: content).forEach { _ = row(of: $0) } } }

  override func childElementsDidChange(_ child: _AnyViewNode) {
    rows = rows.filter { !$0.value.isDetached }
    elementsDidChange()
  }

  private func row(of option: PickerOption) -> LayoutNode {
    let node =
      rows[ObjectIdentifier(option.element)]
      ?? MeaningNode(
        context: context.layout, child: CheckedRow(context: context.layout, child: option.element))
    rows[ObjectIdentifier(option.element)] = node
    let (selection, isEnabled) = (view.selection, environment.isEnabled)
    let isSelected = selection.contains(option.tag)
    node.meaning.role = .button
    node.meaning.addedTraits = isSelected ? .selected : []
    if !isEnabled { node.meaning.addedTraits.insert(.disabled) }
    node.tapAction = isEnabled ? { selection.select(option.tag) } : nil
    node.press = .row
    let check = node.child as? CheckedRow
    check?.color = TintShapeStyle()._paint(in: environment).color
    check?.isChecked = isSelected
    return node
  }

  override func appendElements(to list: inout [LayoutNode]) {
    track { list += PickerOption.all(in: content).map(row) }
  }
  override func forEachChild(_ visit: (_AnyViewNode) -> Void) { content.map(visit) }
}
