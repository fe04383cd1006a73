import CGtk
import MartletDisplay
import MartletHost

/// Which widget stands for an element. Both parts are for life: an element that needs others gets a new widget.
struct ElementForm: Equatable {
  enum Body {
    /// Words alone.
    case plain
    /// Text of one line: tools read it, follow its caret and edit it.
    case line
    /// The same of many lines.
    case page
    /// A number in a range.
    case range
  }

  let body: Body
  let role: GtkAccessibleRole

  /// `field` is the field with the keyboard, `current` what stands for the element now.
  init(_ node: SemanticsNode, field: TextInputState?, current: ElementForm? = nil) {
    role = node.role.accessible
    body =
      switch node.role {
      case .textField, .secureField, .searchField:
        Self.text(of: node.traits.contains(.focused) ? field : nil, current: current)
      case .slider, .stepper, .progress: node.number == nil ? .plain : .range
      default: .plain
      }
  }

  /// Only a field with the keyboard says whether it has many lines; without, it stays what it was.
  private static func text(of field: TextInputState?, current: ElementForm?) -> Body {
    guard let field else { return current?.body == .page ? .page : .line }
    return field.isMultiline ? .page : .line
  }
}
