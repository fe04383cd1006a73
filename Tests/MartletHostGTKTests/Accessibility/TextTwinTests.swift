import Testing

@testable import MartletHostGTK

/// A text that remembers what was done to it, without a toolkit.
private final class Body: TextBody {
  var text = ""
  var selection = 0..<0
  var edits: [TextEdit] = []
  var didChange: () -> Void = {}
  func forget() {}

  func replace(_ edit: TextEdit) {
    edits.append(edit)
    set(
      String(text.unicodeScalars.prefix(edit.start)) + edit.inserted
        + String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(edit.start + edit.removed))))
  }

  func set(_ new: String) {
    text = new
    didChange()
  }

  func select(_ range: Range<Int>) {
    selection = range
    didChange()
  }
}

@Suite struct TextTwinTests {
  private final class Log {
    var texts: [String] = []
    var selections: [Range<Int>] = []
  }
  private let body = Body()
  private let log = Log()

  private func makeTwin() -> TextTwin {
    let twin = TextTwin(body)
    twin.didEdit = { [log] in
      log.texts.append($0)
      log.selections.append($1)
    }
    return twin
  }

  @Test func typingIsToldLetterByLetterAndDoesNotComeBack() {
    let twin = makeTwin()
    twin.show("a", selection: 1..<1, isSecure: false)
    twin.show("a🇨🇭", selection: 2..<2, isSecure: false)
    #expect(body.edits.map(\.inserted) == ["a", "🇨🇭"])
    #expect(body.selection == 3..<3)
    twin.show("a🇨🇭", selection: 1..<2, isSecure: false)
    #expect(body.selection == 1..<3)
    #expect(body.edits.count == 2)
    #expect(log.texts.isEmpty)
  }

  /// Before the next state of the element is shown, which does not know of it.
  @Test func aToolsEditGoesToTheElementFirst() {
    let twin = makeTwin()
    twin.show("cat", selection: 3..<3, isSecure: false)
    body.selection = 1..<1
    body.set("cot")
    twin.show("cat", selection: 3..<3, isSecure: false)
    #expect(log.texts == ["cot"])
    #expect(log.selections == [1..<1])
    #expect(body.text == "cot")
    // The element did not take it.
    twin.show("cat", selection: 3..<3, isSecure: false)
    #expect(body.text == "cat")
    #expect(log.texts.count == 1)
  }

  @Test func aSecretIsShownAsDotsAndEditedBehindThem() {
    let twin = makeTwin()
    twin.show("pass", selection: 4..<4, isSecure: true)
    #expect(body.text == "••••")
    body.set("••x••")
    twin.show("pass", selection: 4..<4, isSecure: true)
    #expect(log.texts == ["paxss"])
  }

  /// Without the keyboard a field tells its dots only.
  @Test func dotsAreNeverTakenForTheSecret() {
    let twin = makeTwin()
    twin.show("••••", selection: nil, isSecure: true)
    body.set("••x••")
    twin.show("••••", selection: nil, isSecure: true)
    #expect(log.texts.isEmpty)
    twin.show("••••", selection: nil, isSecure: true)
    body.set("new")
    twin.show("••••", selection: nil, isSecure: true)
    #expect(log.texts == ["new"])
  }
}
