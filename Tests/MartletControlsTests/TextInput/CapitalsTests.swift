import Testing

@testable import MartletControls

@Suite struct CapitalsTests {
  private func typed(_ text: String, _ capitals: TextFieldAppearance.Capitals) -> String {
    text.reduce(into: "") { $0 += capitals.applied(to: String($1), after: ArraySlice($0)) }
  }

  @Test func beginningsBecomeCapital() {
    #expect(typed("hello there. so? well", .none) == "hello there. so? well")
    #expect(typed("hello there. so? well\nnext", .sentences) == "Hello there. So? Well\nNext")
    #expect(typed("hello there", .words) == "Hello There")
    #expect(typed("hello", .all) == "HELLO")
  }

  @Test func pastedTextStaysAsItIs() {
    #expect(TextFieldAppearance.Capitals.sentences.applied(to: "hello", after: []) == "hello")
  }
}
