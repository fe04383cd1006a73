import MartletDisplay
import MartletTree

// What the clipboard's keys and the menu do to a field.
extension TextFieldNode {
  public var tint: RGBA { appearance.tint }

  /// Secret text stays in its field.
  public func canPerform(_ command: EditCommand) -> Bool {
    guard appearance.isEnabled else { return false }
    return switch command {
    case .cut, .copy: model.hasSelection && !appearance.isSecure
    case .paste: context.focus?.clipboard.text?.isEmpty == false
    case .select: !model.hasSelection && model.count > 0
    case .selectAll: model.selection.count < model.count
    }
  }

  public func perform(_ command: EditCommand) {
    guard canPerform(command) else { return }
    switch command {
    case .cut:
      context.focus?.clipboard.text = model.selectedText
      edit { _ = $0.cut() }
    case .copy: context.focus?.clipboard.text = model.selectedText
    case .paste: if let text = context.focus?.clipboard.text { edit { $0.paste(text) } }
    case .select: edit { $0.selectWord(at: $0.head) }
    case .selectAll: edit { $0.selectAll() }
    }
  }
}
