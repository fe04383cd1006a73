import Foundation
import MartletControls
import MartletDisplay
import MartletHost
import MartletTree
import UIKit

/// The field that is typed into with its menu, and what shows in its place while it is empty.
struct EditableField<Placeholder: View>: View {
  let configuration: TextFieldConfiguration
  /// A page of a text editor; otherwise the configuration's axis tells.
  var isPage = false
  let link: EditMenuLink
  let content: Placeholder

  var body: some View {
    FieldElement(configuration: configuration, isPage: isPage, link: link, content: content)
      .modifier(EditMenuPopup(link: link))
  }
}

private struct FieldElement<Placeholder: View>: ContainerView {
  let configuration: TextFieldConfiguration
  let isPage: Bool
  let link: EditMenuLink
  let content: Placeholder

  func makeElement(in context: ElementContext) -> TextFieldNode {
    let node = TextFieldNode(context: context.layout, appearance: appearance(in: context.environment))
    link.connect(node)
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
    appearance.keyboard = configuration.trigger == .search ? .search : environment.offeredKeyboard
    appearance.leavesMistakes = environment.autocorrectionDisabled
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

private enum PressOutsetKey: EnvironmentKey { static var defaultValue: CGSize { .zero } }

extension EnvironmentValues {
  /// Points around a field in which a press means it: the box that a style draws around the text.
  var fieldPressOutset: CGSize {
    get { self[PressOutsetKey.self] }
    set { self[PressOutsetKey.self] = newValue }
  }
}
