import Foundation
import MartletDisplay

/// What a menu of a text does.
public enum EditCommand: CaseIterable, Hashable, Sendable {
  case cut, copy, paste, select, selectAll

  public var word: Word {
    switch self {
    case .cut: .cut
    case .copy: .copy
    case .paste: .paste
    case .select: .select
    case .selectAll: .selectAll
    }
  }
}

/// An open menu of a text, as the text asks for it. Who shows it is further up.
public struct EditMenu: Equatable {
  public enum Form: Hashable, Sendable {
    /// A bar beside what is selected, for fingers: editing goes on under it.
    case bar
    /// A list at the pointer or the caret, for mouse and keyboard.
    case list
  }
  public var form: Form
  /// What it stands beside, in the text's own coordinates.
  public var anchor: CGRect
  /// Never empty.
  public var commands: [EditCommand]
}

/// The menu and the handles of one text.
public final class SelectionAids {
  /// Whether the last press was a finger's, which needs handles.
  var isByTouch = false
  public internal(set) var menu: EditMenu? {
    didSet { if menu != oldValue { menuDidChange(menu) } }
  }
  /// Called when the menu opens, changes or closes.
  public var menuDidChange: (EditMenu?) -> Void = { _ in }
}

extension SelectableText {
  /// Opens the bar beside the selection or the caret.
  func showBar() { show(.bar, at: barAnchor) }

  /// Opens the list at a point, or below the caret.
  public func showList(at point: CGPoint? = nil) {
    if !isFocused { context.focus?.focus(self) }
    show(.list, at: point.map { CGRect(origin: $0, size: .zero) } ?? selectionFrame)
  }

  private func show(_ form: EditMenu.Form, at anchor: CGRect) {
    let commands = EditCommand.allCases.filter { canPerform($0) && (form == .bar || $0 != .select) }
    aids.menu = commands.isEmpty ? nil : EditMenu(form: form, anchor: anchor, commands: commands)
  }

  public func hideEditMenu() { aids.menu = nil }

  /// Runs a command of the menu. The bar stays for what is selected then.
  public func choose(_ command: EditCommand) {
    let form = aids.menu?.form
    hideEditMenu()
    perform(command)
    if form == .bar, command == .select || command == .selectAll { showBar() }
  }

  /// The selection or the caret, as far as it is in sight.
  var selectionFrame: CGRect {
    let areas = model.hasSelection ? carets.areas(of: model.selection) : [carets.caret(at: model.head)]
    let frame = areas.dropFirst().reduce(areas.first ?? .zero) { $0.union($1) }
    let x = min(max(frame.minX, 0), size.width)
    let y = min(max(frame.minY, 0), size.height)
    return CGRect(
      x: x, y: y, width: max(0, min(frame.maxX, size.width) - x), height: max(0, min(frame.maxY, size.height) - y))
  }

  private var barAnchor: CGRect {
    showsHandles ? selectionFrame.insetBy(dx: 0, dy: -ControlMetrics.SelectionHandle.ballSize) : selectionFrame
  }
}
