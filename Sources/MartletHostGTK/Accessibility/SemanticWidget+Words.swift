import CGtk
import MartletDisplay

extension SemanticWidget {
  /// Tells assistive tools what differs from before: each word told costs messages to a screen reader.
  func tell(_ new: SemanticsNode, since old: SemanticsNode?) {
    tell(GTK_ACCESSIBLE_PROPERTY_LABEL, new.name, old?.name)
    tell(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, new.remark, old?.remark)
    tell(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, new.value, old?.value)
    if new.traits.contains(.disabled) != old?.traits.contains(.disabled) {
      gtk_widget_set_sensitive(widget, new.traits.contains(.disabled) ? 0 : 1)
    }
    tellState(new, since: old)
    for action in Self.actions where old == nil || old!.actions.contains(action.own) != new.actions.contains(action.own)
    {
      gtk_widget_action_set_enabled(widget, action.accessible, new.actions.contains(action.own) ? 1 : 0)
    }
  }

  private func tell(_ property: GtkAccessibleProperty, _ new: String?, _ old: String?) {
    guard new != old else { return }
    var property = property
    guard let new else { return gtk_accessible_reset_property(OpaquePointer(widget), property) }
    var value = GValue()
    g_value_init(&value, GObjectType.string)
    g_value_set_string(&value, new)
    gtk_accessible_update_property_value(OpaquePointer(widget), 1, &property, &value)
    g_value_unset(&value)
  }

  private func tellState(_ new: SemanticsNode, since old: SemanticsNode?) {
    switch new.role {
    case .toggle:
      let isOn = new.isOn
      if isOn != old?.isOn { tell(GTK_ACCESSIBLE_STATE_CHECKED, isOn ? 1 : 0) }
    case .tab, .row:
      let isSelected = new.traits.contains(.selected)
      if isSelected != old?.traits.contains(.selected) { tell(GTK_ACCESSIBLE_STATE_SELECTED, isSelected ? 1 : 0) }
    default: break
    }
  }

  /// States with a third value, "mixed" or "undefined", are numbers.
  private func tell(_ state: GtkAccessibleState, _ number: Int32) {
    var (state, value) = (state, GValue())
    g_value_init(&value, GObjectType.int)
    g_value_set_int(&value, number)
    gtk_accessible_update_state_value(OpaquePointer(widget), 1, &state, &value)
    g_value_unset(&value)
  }
}

extension SemanticsNode {
  /// A control made of other elements is named by the first words in it.
  fileprivate var name: String? {
    guard label == nil, role == .stepper || role == .picker else { return label }
    return firstWords
  }

  /// The toolkit tells values of fields and ranges only; others' go into what is said besides the name.
  fileprivate var remark: String? {
    let isTold = number != nil || [.textField, .secureField, .searchField, .toggle].contains(role)
    let words = [isTold ? nil : value, hint].compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private var firstWords: String? {
    for child in children { if let words = child.role == .text ? child.label : child.firstWords { return words } }
    return nil
  }

  fileprivate var isOn: Bool { value == "1" || value?.lowercased() == "on" || traits.contains(.selected) }
}

extension SemanticsNode.Role {
  /// The toolkit's nearest role.
  var accessible: GtkAccessibleRole {
    switch self {
    case .group, .navigationBar: GTK_ACCESSIBLE_ROLE_GROUP
    case .text: GTK_ACCESSIBLE_ROLE_LABEL
    case .image: GTK_ACCESSIBLE_ROLE_IMG
    case .button, .menu: GTK_ACCESSIBLE_ROLE_BUTTON
    case .link: GTK_ACCESSIBLE_ROLE_LINK
    case .header, .heading: GTK_ACCESSIBLE_ROLE_HEADING
    case .textField, .secureField: GTK_ACCESSIBLE_ROLE_TEXT_BOX
    case .searchField: GTK_ACCESSIBLE_ROLE_SEARCH_BOX
    case .toggle: GTK_ACCESSIBLE_ROLE_CHECKBOX
    case .slider: GTK_ACCESSIBLE_ROLE_SLIDER
    case .picker: GTK_ACCESSIBLE_ROLE_COMBO_BOX
    case .tab: GTK_ACCESSIBLE_ROLE_TAB
    case .list: GTK_ACCESSIBLE_ROLE_LIST
    case .row: GTK_ACCESSIBLE_ROLE_LIST_ITEM
    case .progress: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
    case .toolbar: GTK_ACCESSIBLE_ROLE_TOOLBAR
    case .window: GTK_ACCESSIBLE_ROLE_GROUP
    case .stepper: GTK_ACCESSIBLE_ROLE_SPIN_BUTTON
    }
  }
}
