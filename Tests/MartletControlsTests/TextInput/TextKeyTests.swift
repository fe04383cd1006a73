import MartletHost
import Testing

@testable import MartletControls

@Suite struct TextKeyTests {
  private func key(_ key: Character, _ modifiers: KeyModifiers = []) -> TextKey? {
    TextKey(KeyEvent(key: key, modifiers: modifiers, time: 0))
  }
  /// What hosts report for the Control key of a Linux keyboard.
  private let control: KeyModifiers = [.control, .command]

  @Test func arrowsOfLinuxAndOfApple() {
    #expect(key(Key.left) == .move(.left, extends: false))
    #expect(key(Key.left, .shift) == .move(.left, extends: true))
    #expect(key(Key.right, control) == .move(.wordRight, extends: false))
    #expect(key(Key.right, .option) == .move(.wordRight, extends: false))
    #expect(key(Key.right, .command) == .move(.lineEnd, extends: false))
    #expect(key(Key.up, .command) == .move(.documentStart, extends: false))
    #expect(key(Key.up, control) == .move(.paragraphStart, extends: false))
    #expect(key(Key.home) == .move(.lineStart, extends: false))
    #expect(key(Key.end, control.union(.shift)) == .move(.documentEnd, extends: true))
  }

  @Test func deletingKeys() {
    #expect(key(Key.delete) == .delete(.backward))
    #expect(key(Key.delete, control) == .delete(.wordBackward))
    #expect(key(Key.delete, .command) == .delete(.lineStart))
    #expect(key(Key.deleteForward) == .delete(.forward))
    #expect(key(Key.deleteForward, .option) == .delete(.wordForward))
  }

  @Test func lettersWithControlOrCommand() {
    for modifiers in [control, KeyModifiers.command] {
      #expect(key("a", modifiers) == .selectAll)
      #expect(key("c", modifiers) == .copy)
      #expect(key("x", modifiers) == .cut)
      #expect(key("v", modifiers) == .paste)
      #expect(key("z", modifiers) == .undo)
      #expect(key("z", modifiers.union(.shift)) == .redo)
      #expect(key("y", modifiers) == .redo)
      #expect(key("s", modifiers) == nil)
      #expect(key("a", modifiers.union(.option)) == nil)
    }
    #expect(key("a") == nil)
    #expect(key("A", .shift) == nil)
  }

  @Test func keysThatEndOrBelongToAPage() {
    #expect(key(Key.return) == .return)
    #expect(key(Key.return, control) == nil)
    #expect(key(Key.tab) == .tab)
    #expect(key(Key.tab, .shift) == nil)
    #expect(key(Key.escape) == .escape)
    #expect(key(Key.pageDown, .shift) == .page(down: true, extends: true))
  }
}
