import MartletControls
import MartletTree

/// A control that picks one of several options. Spec: F45, M-CTL-10, M-CTL-12, M-CTL-13.
///
/// An option belongs to a value of the selection by its `tag`, or by its id in a `ForEach`. Tags of another type than
/// the selection's never match.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let content: Content
  private let label: Label
  /// What a closed picker shows; nil for the chosen option.
  private var shownValue: AnyView?
  @Environment(\.pickerStyle) private var style
  @Environment(\.controlPlace) private var place
  @Environment(\.menuControl) private var menu

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (self.selection, self.content, self.label) = (selection, content(), label())
  }
  /// The older order of the same arguments.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    (self.selection, self.content, self.label) = (selection, content(), label)
  }

  @MainActor public var body: some View {
    let selection = PickerSelection(selection)
    if menu != nil {
      PickerInMenu(selection: selection, content: content, label: label, style: style)
    } else {
      switch style {
      case .segmented, .palette:
        SegmentedControl(
          selection: selection, options: content.segmentWords(isSelected: false),
          selectedOptions: content.segmentWords(isSelected: true)
        )
        .spokenLabel(label).controlMeaning(.picker, children: .contained)
      case .wheel: WheelPicker(selection: selection, content: content, label: label)
      case .inline where place == .listRow:
        label.foregroundColor(.secondary)
        ListOptions(selection: selection, content: content)
      case .inline:
        InlinePicker(selection: selection, content: content).spokenLabel(label)
          .controlMeaning(.picker, children: .contained)
      case .navigationLink: PagePicker(selection: selection, content: content, label: label)
      case .automatic, .menu:
        ClosedPicker(
          selection: selection, content: content, label: label, shownValue: shownValue, showsLabel: place == .listRow)
      }
    }
  }
}

extension Picker {
  /// A picker whose closed form shows `currentValueLabel` in the place of the chosen option.
  public init<Shown: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Shown
  ) {
    self.init(selection: selection, content: content, label: label)
    shownValue = AnyView(currentValueLabel())
  }
}

extension Picker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { Text(title) }
  }
  public init<Shown: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Shown
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleKey) }, currentValueLabel: currentValueLabel)
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, file: String = #fileID, line: UInt = #line,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(titleKey, systemImage: systemImage, file: file, line: line)
    }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, file: String = #fileID, line: UInt = #line, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(title, systemImage: systemImage, file: file, line: line)
    }
  }
}

/// What is chosen, and how to choose. Spec: F45.
struct PickerSelection {
  private let isChosen: (AnyHashable) -> Bool
  private let choose: (AnyHashable) -> Void

  init<Value: Hashable>(_ selection: Binding<Value>) {
    let now = selection.wrappedValue
    isChosen = { tag in (tag.base as? Value).map { $0 == now } ?? false }
    choose = { tag in if let value = tag.base as? Value { selection.wrappedValue = value } }
  }

  func contains(_ tag: AnyHashable?) -> Bool { tag.map(isChosen) ?? false }
  /// Chooses the value of `tag`; a tag of another type is left out.
  func select(_ tag: AnyHashable?) { tag.map(choose) }

  /// The same, with something that is done after a choice.
  func then(_ action: @escaping () -> Void) -> PickerSelection {
    PickerSelection(isChosen: isChosen) { [choose] tag in
      choose(tag)
      action()
    }
  }

  private init(isChosen: @escaping (AnyHashable) -> Bool, choose: @escaping (AnyHashable) -> Void) {
    (self.isChosen, self.choose) = (isChosen, choose)
  }
}
