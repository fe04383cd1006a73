import CGtk
import MartletHost
import Testing

@testable import MartletHostGTK

@Suite struct KeyNamesTests {
  @Test(arguments: [
    (GDK_KEY_Up, Key.up), (GDK_KEY_KP_Left, Key.left), (GDK_KEY_BackSpace, Key.delete),
    (GDK_KEY_Delete, Key.deleteForward), (GDK_KEY_KP_Enter, Key.return), (GDK_KEY_ISO_Left_Tab, Key.tab),
    (GDK_KEY_space, Key.space), (GDK_KEY_Page_Down, Key.pageDown),
  ])
  func keysThatTypeNothingHaveNames(value: Int32, key: Character) {
    #expect(KeyNames.key(forValue: guint(value)) == key)
  }

  @Test(
    arguments: [
      (GDK_KEY_a, "a"), (GDK_KEY_A, "A"), (GDK_KEY_adiaeresis, "ä"), (GDK_KEY_Cyrillic_ya, "я"), (GDK_KEY_KP_5, "5"),
      (GDK_KEY_EuroSign, "€"),
    ] as [(Int32, Character)])
  func otherKeysTypeTheirCharacter(value: Int32, character: Character) {
    #expect(KeyNames.character(guint(value)) == character)
    #expect(KeyNames.key(forValue: guint(value)) == nil)
  }

  @Test(arguments: [GDK_KEY_Shift_L, GDK_KEY_F5, GDK_KEY_dead_acute, GDK_KEY_Escape])
  func modifiersAndFunctionKeysTypeNothing(value: Int32) {
    #expect(KeyNames.character(guint(value)) == nil)
  }

  @Test func theNumericPadIsKnown() {
    #expect(KeyNames.isOnNumericPad(guint(GDK_KEY_KP_5)))
    #expect(KeyNames.isOnNumericPad(guint(GDK_KEY_KP_Enter)))
    #expect(!KeyNames.isOnNumericPad(guint(GDK_KEY_5)))
  }

  /// Control takes the command key's part on Linux, and is still known as itself.
  @Test func controlIsTheCommandKeyAsWell() {
    #expect(KeyModifiers(GDK_CONTROL_MASK) == [.control, .command])
    #expect(KeyModifiers(GDK_SUPER_MASK) == .command)
    #expect(
      KeyModifiers(GdkModifierType(rawValue: GDK_SHIFT_MASK.rawValue | GDK_ALT_MASK.rawValue)) == [.shift, .option])
    #expect(KeyModifiers(GDK_BUTTON1_MASK) == [])
  }
}
