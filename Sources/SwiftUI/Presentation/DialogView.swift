import Foundation
import MartletControls
import MartletDisplay
import MartletGraph
import MartletLayout
import MartletTree

/// Whether a dialog without a cancel button gets one. Spec: F37, F43.
enum DialogCancelRule { case withDestructive, always, never }

/// The content of an alert or a list of actions: words above, buttons and fields from the app's actions below.
struct DialogView<Actions: View>: View {
  let title: Text?
  let message: AnyView?
  let cancelRule: DialogCancelRule
  let actions: Actions
  @Environment(\.presentationForm) private var form
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    DialogContent(
      header: DialogHeader(title: title, message: message), hasHeader: title != nil || message != nil,
      cancelRule: cancelRule, actions: actions
    )
    .modifier(DialogSurroundings())
  }
}

/// What is set around the presenter does not reach into a dialog, which is the system's.
private struct DialogSurroundings: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(
      EnvironmentModifier { values in
        values.font = nil
        values.foregroundLevels = []
        values.tintColor = nil
        values.lineLimit = nil
        values.multilineTextAlignment = .center
        values.keyboardShortcut = nil
        values[styles: PrimitiveButtonStyleConfiguration.self] = [AnyControlStyle(primitive: DialogButtonStyle())]
        values[styles: TextFieldConfiguration.self] = [AnyControlStyle(textField: DialogFieldStyle())]
        values[styles: LabelStyleConfiguration.self] = [AnyControlStyle(label: TitleOnlyLabelStyle())]
      })
  }
}

/// Title and message.
struct DialogHeader: View {
  let title: Text?
  let message: AnyView?
  @Environment(\.presentationForm) private var form

  var body: some View {
    VStack(spacing: PresentationMetrics.Alert.messageGap) {
      if let title {
        title.font(isAlert ? .headline : .footnote.weight(.semibold)).foregroundColor(color)
          .accessibilityAddTraits(.isHeader)
      }
      if let message { message.font(.footnote).foregroundColor(color) }
    }
    .frame(maxWidth: .infinity)
    .padding(
      .horizontal, isAlert ? PresentationMetrics.Alert.sidePadding : PresentationMetrics.ActionSheet.messageSidePadding
    )
    .padding(.vertical, isAlert ? PresentationMetrics.Alert.padding : PresentationMetrics.ActionSheet.messagePadding)
  }

  private var isAlert: Bool { form == .alert }
  private var color: Color { Color(system: isAlert ? .label : .secondaryLabel) }
}

private struct DialogContent<Actions: View>: _PrimitiveView {
  let header: DialogHeader
  let hasHeader: Bool
  let cancelRule: DialogCancelRule
  let actions: Actions
  nonisolated static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    DialogViewNode(view, context)
  }
}

private final class DialogViewNode<Actions: View>: _ViewNode<DialogContent<Actions>>, Gathering {
  private let dialog: DialogNode
  private var header: _ViewNode<DialogHeader>!
  private var actions: _ViewNode<Actions>!
  private var standardOK: _ViewNode<Button<Text>>!
  private var standardCancel: _ViewNode<Button<Text>>!
  var isWaitingToGather = false

  override init(_ view: DialogContent<Actions>, _ context: NodeContext) {
    dialog = DialogNode(context: context.layout)
    super.init(view, context)
    let inner = context.child(of: self)
    header = DialogHeader._makeNode(view.header, inner)
    actions = Actions._makeNode(view.actions, inner)
    standardOK = Button<Text>._makeNode(Button(role: .cancel, action: {}) { Text(word: .ok) }, inner)
    standardCancel = Button<Text>._makeNode(Button(role: .cancel, action: {}) { Text(word: .cancel) }, inner)
    update()
    gather()
  }

  override func update(to new: DialogContent<Actions>) {
    view = new
    header.update(to: new.header)
    actions.update(to: new.actions)
    update()
    gather()
  }

  override func update() { track { dialog.look = DialogNode.Look(environment: environment) } }

  override func childElementsDidChange(_ child: _AnyViewNode) {
    root.structureDidChange()
    root.gatherLater(self)
  }

  func gather() {
    var list = DialogActionList(actions.elements)
    list.complete(
      rule: view.cancelRule, isAlert: dialog.look.form == .alert, ok: standardOK.elements[0],
      cancel: standardCancel.elements[0])
    list.sort(isAlert: dialog.look.form == .alert)
    dialog.set(
      header: view.hasHeader ? header.elements : [], fields: list.fields, buttons: list.buttons.map(\.element),
      cancel: dialog.look.form == .popover ? nil : list.cancel?.element)
    let control = environment.dialogControl
    control?.cancel = list.cancel?.run
    control?.confirm = list.confirm
  }

  override var elementCount: Int { 1 }
  override var isElementCountCheap: Bool { true }
  override func element(at index: Int) -> LayoutNode { dialog }
  override func appendElements(to list: inout [LayoutNode]) { list.append(dialog) }
  override func forEachChild(_ visit: (_AnyViewNode) -> Void) {
    for child in [header, actions, standardOK, standardCancel] as [_AnyViewNode?] { child.map(visit) }
  }
  override func dispose() {
    dialog.detach()
    super.dispose()
  }
}

/// A dialog's fields and buttons, in the order in which they stand. Spec: F36-F39.
struct DialogActionList {
  struct Action {
    let element: LayoutNode
    let role: ButtonRole?
    let isPreferred: Bool
    let run: () -> Void
  }
  private(set) var fields: [LayoutNode] = []
  private(set) var buttons: [Action] = []
  /// The one that leaves things as they are, where it stands apart or is the first of two.
  private(set) var cancel: Action?

  init(_ elements: [LayoutNode]) {
    for element in elements {
      switch element.trait(DialogPartTrait.self) {
      case .field: fields.append(element)
      case .button: if let action = Action(element) { add(action) }
      case nil: break
      }
    }
  }

  /// Of several cancel buttons the last counts. Spec: F38.
  private mutating func add(_ action: Action) {
    if action.role == .cancel { cancel = action } else { buttons.append(action) }
  }

  mutating func complete(rule: DialogCancelRule, isAlert: Bool, ok: LayoutNode, cancel standard: LayoutNode) {
    guard cancel == nil else { return }
    if isAlert, buttons.isEmpty {
      cancel = Action(ok)
    } else if rule == .always || rule == .withDestructive && buttons.contains(where: { $0.role == .destructive }) {
      cancel = Action(standard)
    }
  }

  /// In alerts cancel is one of the buttons: the first of two, the last of more. Spec: F38.
  mutating func sort(isAlert: Bool) {
    guard isAlert, let cancel else { return }
    if buttons.count == 1 { buttons.insert(cancel, at: 0) } else { buttons.append(cancel) }
  }

  /// What Return means: the preferred action, or the only one there is besides cancel. Spec: F39.
  var confirm: (() -> Void)? {
    if let preferred = buttons.first(where: \.isPreferred) { return preferred.run }
    let others = buttons.filter { $0.role != .cancel }
    if others.count == 1, others[0].role != .destructive { return others[0].run }
    return others.isEmpty ? buttons.first?.run : nil
  }
}

extension DialogActionList.Action {
  init?(_ element: LayoutNode) {
    guard case .button(let role, let isPreferred, let run)? = element.trait(DialogPartTrait.self) else { return nil }
    self.init(element: element, role: role, isPreferred: isPreferred, run: run)
  }
}
