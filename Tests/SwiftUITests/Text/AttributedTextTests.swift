import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct AttributedTextTests {
  @Test func attributesAreSetByNameOnAStringAndOnAPart() {
    var string = AttributedString("hello")
    string.foregroundColor = .red
    string[string.range(of: "he")!].font = .body
    let runs = Array(string.runs)
    #expect(runs.count == 2)
    #expect(runs[0].swiftUI.font == .body)
    #expect(runs[1].swiftUI.font == nil)
    #expect(runs.allSatisfy { $0.swiftUI.foregroundColor == .red })
    #expect(string.swiftUI.foregroundColor == .red)
  }

  @Test func aContainerOfAttributesIsMerged() {
    var container = AttributeContainer()
    container.underlineStyle = .single
    container.link = URL(string: "https://a.b")
    let string = AttributedString("x", attributes: container)
    #expect(string.underlineStyle == .single)
    #expect(string.link == URL(string: "https://a.b"))
  }

  /// Spec: I7.
  @Test func markdownBecomesIntentsAndLinks() throws {
    let string = try AttributedString(markdown: "a **b** ~~`c`~~ [d](e)", baseURL: URL(string: "https://a.b/"))
    #expect(String(string.characters) == "a b c d")
    let runs = Array(string.runs)
    #expect(runs[1].inlinePresentationIntent == .stronglyEmphasized)
    #expect(runs[3].inlinePresentationIntent == [.code, .strikethrough])
    #expect(runs[5].link?.absoluteString == "https://a.b/e")
  }
}
