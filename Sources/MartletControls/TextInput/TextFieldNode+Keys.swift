import Foundation
import MartletDisplay
import MartletHost
import MartletTree

extension TextFieldNode: TextInputClient {
  public var canFocus: Bool { appearance.isEnabled }
  /// The caret shows where the focus is.
  public var focusOutline: CGRect? { nil }

  public func focusDidChange(isFocused: Bool) {
    if isFocused {
      self.isFocused = true
      restartBlink()
      revealCaret()
    } else {
      edit { $0.decideComposition() }
      self.isFocused = false
      hideEditMenu()
      aids.isByTouch = false
      blink?.cancel()
      commit()
      model.moveCaret(to: model.head)
      scrollOffset = .zero
    }
    setNeedsDisplay()
    editingChanged(isFocused)
  }

  /// Gives the value outside what was typed, and shows what it makes of it: text that is no value goes.
  private func commit() {
    guard writesAtEnd else { return }
    if model.text != binding.read() { binding.write(model.text) }
    lastRead = nil
    read()
  }

  // MARK: Keys

  /// Keys that type are left to the host, whose input method makes text of them.
  public func handleKey(_ event: KeyEvent) -> Bool {
    guard isFocused, event.phase != .up, let key = TextKey(event) else { return false }
    switch key {
    case .move(let motion, let extends): edit { $0.move(motion, extending: extends, in: carets) }
    case .delete(let motion): edit { $0.delete(motion, in: carets) }
    case .page(let isDown, let extends): movePage(isDown: isDown, extends: extends)
    case .selectAll: edit { $0.selectAll() }
    case .copy: perform(.copy)
    case .cut: perform(.cut)
    case .paste: perform(.paste)
    case .menu: showList()
    case .undo: return take(\.canUndo) { $0.undo() }
    case .redo: return take(\.canRedo) { $0.redo() }
    case .return: return pressReturn()
    case .tab: return typeTab()
    case .escape: leave()
    }
    return true
  }

  private func take(_ canDo: KeyPath<TextEditingModel, Bool>, _ change: (inout TextEditingModel) -> Void) -> Bool {
    guard model[keyPath: canDo] else { return false }
    edit(change)
    return true
  }

  private func movePage(isDown: Bool, extends: Bool) {
    let page = appearance.shape == .page ? scrollingNode(along: .vertical)?.size.height ?? size.height : size.height
    let lines = max(1, Int(page / max(carets.caret(at: model.head).height, 1)) - 1)
    edit { $0.move(.lines(isDown ? lines : -lines), extending: extends, in: carets) }
  }

  private func pressReturn() -> Bool {
    guard !appearance.isMultiline else {
      edit { $0.insert("\n") }
      return true
    }
    return submit()
  }

  /// The tab key belongs to the text of a page only.
  private func typeTab() -> Bool {
    guard appearance.shape == .page else { return false }
    edit { $0.insert("\t") }
    return true
  }

  private func leave() {
    if aids.menu != nil { return hideEditMenu() }
    if model.composing != nil { edit { $0.compose("") } } else { context.focus?.focus(nil) }
  }

  /// Return in a field of one line: the value counts, actions run, editing ends unless they moved the focus. Spec: D25.
  @discardableResult func submit() -> Bool {
    edit { $0.decideComposition() }
    commit()
    let isUsed = submitted()
    if context.focus?.focused === self { context.focus?.focus(nil) }
    return isUsed
  }

  // MARK: Text from the host

  public func handleText(_ event: TextInputEvent) {
    guard appearance.isEnabled else { return }
    switch event {
    case .insert(let text):
      if !appearance.isMultiline, text == "\n" || text == "\r" { submit() } else { type(text) }
    case .compose(let text): edit { $0.compose(text) }
    case .replace(let text, let selection):
      edit {
        if text != $0.text {
          $0.selectAll()
          $0.paste(text)
        }
        $0.select(selection)
      }
    case .submit: if appearance.isMultiline { type("\n") } else { submit() }
    case .endEditing: context.focus?.focus(nil)
    }
  }

  private func type(_ text: String) {
    let before = model.characters[..<(model.composing?.lowerBound ?? model.selection.lowerBound)]
    let typed = appearance.capitals.applied(to: text, after: before)
    edit { $0.insert(typed) }
  }

  /// What a native entry or an input method needs.
  public var textInputState: TextInputState? {
    guard isFocused else { return nil }
    var state = TextInputState(
      element: meaningNode?.id ?? id, frame: frame(), text: model.text, selection: model.selection)
    (state.isSecure, state.isMultiline) = (appearance.isSecure, appearance.isMultiline)
    (state.keyboard, state.prompt, state.color) = (appearance.keyboard, appearance.prompt, appearance.color)
    (state.capitals, state.leavesMistakes) = (appearance.capitals, appearance.leavesMistakes)
    state.fontFamily = appearance.font.familyName
    (state.fontSize, state.fontWeight) = (Double(appearance.font.size), appearance.font.weight)
    let place = frame().origin
    state.caret = caretRect.offsetBy(dx: place.x, dy: place.y)
    return state
  }
}

extension FontDescription {
  /// A family that fontconfig knows. Inter stands for the system's.
  fileprivate var familyName: String {
    switch family {
    case .system, .rounded: "Inter"
    case .serif: "serif"
    case .monospaced: "monospace"
    case .named(let name): name
    }
  }
}
