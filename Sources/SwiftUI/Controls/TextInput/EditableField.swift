import Foundation
import MartletControls
import MartletDisplay
import MartletHost
import MartletTree
import UIKit

/// The field that is typed into, with what shows in its place while it is empty.
struct EditableField<Placeholder: View>: ContainerView {
  let configuration: TextFieldConfiguration
  /// A page of a text editor; otherwise the configuration's axis tells.
  var isPage = false
  let content: Placeholder

  func makeElement(in context: ElementContext) -> TextFieldNode {
    let node = TextFieldNode(context: context.layout, appearance: appearance(in: context.environment))
    update(node, in: context)
    return node
  }

  func update(_ node: TextFieldNode, in context: ElementContext) {
    let configuration = configuration
    let environment = context.environment
    node.appearance = appearance(in: environment)
    node.binding = ({ configuration.text.wrappedValue }, { configuration.text.wrappedValue = $0 })
    node.writesAtEnd = configuration.writesAtEnd
    node.editingChanged = configuration.onEditingChanged
    node.submitted = {
      configuration.onCommit?()
      return environment.submit(configuration.trigger) || configuration.onCommit != nil
    }
    node.read()
  }

  private func appearance(in environment: EnvironmentValues) -> TextFieldAppearance {
    let look = TextLook(environment)
    let color =
      environment.isEnabled ? look.color(in: environment) : SystemColor.tertiaryLabel.resolved(in: environment)
    var appearance = TextFieldAppearance(
      font: look.resolvedFont(in: environment), color: color, tint: TintShapeStyle()._paint(in: environment).color)
    appearance.shape = shape(in: environment)
    (appearance.tracking, appearance.kerning) = (look.tracking, look.kerning)
    appearance.paragraph = environment.paragraphStyle
    (appearance.isSecure, appearance.isEnabled) = (configuration.isSecure, environment.isEnabled)
    appearance.capitals = environment.textInputAutocapitalization?.typed ?? .none
    appearance.keyboard = configuration.trigger == .search ? .search : environment.keyboardType.offered
    appearance.prompt = configuration.prompt?.string(in: environment) ?? ""
    appearance.pressOutset = environment.fieldPressOutset
    return appearance
  }

  private func shape(in environment: EnvironmentValues) -> TextFieldAppearance.Shape {
    if isPage { return .page }
    guard configuration.axis == .vertical, !configuration.isSecure else { return .line }
    return .lines(minimum: environment.minimumLines ?? 1, maximum: environment.lineLimit)
  }
}

extension TextInputAutocapitalization {
  fileprivate var typed: TextFieldAppearance.Capitals {
    switch type {
    case .none: .none
    case .words: .words
    case .sentences: .sentences
    case .allCharacters: .all
    }
  }
}

extension UIKeyboardType {
  /// What a host can offer for it.
  fileprivate var offered: TextInputState.Keyboard {
    switch self {
    case .default, .asciiCapable, .namePhonePad, .numbersAndPunctuation, .twitter: .standard
    case .numberPad, .asciiCapableNumberPad: .number
    case .decimalPad: .decimal
    case .phonePad: .phone
    case .emailAddress: .email
    case .URL: .url
    case .webSearch: .search
    }
  }
}

private enum PressOutsetKey: EnvironmentKey { static var defaultValue: CGSize { .zero } }

extension EnvironmentValues {
  /// Points around a field in which a press means it: the box that a style draws around the text.
  var fieldPressOutset: CGSize {
    get { self[PressOutsetKey.self] }
    set { self[PressOutsetKey.self] = newValue }
  }
}
