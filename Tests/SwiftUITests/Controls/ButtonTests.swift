import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct ButtonTests {
  /// The library's style, seen by an app's own style: the label in brackets.
  private struct Bracketed: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(isEnabled ? "[" : "(")
        configuration.label
      }
    }
  }
  private struct Doubled: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Button(configuration)
        Text("again")
      }
    }
  }

  @Test func tapRunsTheAction() throws {
    var count = 0
    let screen = Screen { Button("Add") { count += 1 } }
    try screen.tap("Add")
    #expect(count == 1)
  }

  /// D6, H18.
  @Test func disabledButtonKeepsItsWordsAndRunsNothing() {
    var count = 0
    let screen = Screen { Button("Add") { count += 1 }.disabled(true) }
    #expect(throws: (any Error).self) { try screen.tap("Add") }
    #expect(count == 0)
    #expect(screen.elements("Add").first?.traits == .disabled)
  }

  @Test func styleOfAnAppReadsTheEnvironment() {
    let screen = Screen {
      VStack {
        Button("On") {}
        Button("Off") {}.disabled(true)
      }
      .buttonStyle(Bracketed())
    }
    #expect(screen.labels == ["[, On", "(, Off"])
  }

  @Test func buttonInAPrimitiveStyleTakesTheNextStyleOut() {
    let screen = Screen { Button("Go") {}.buttonStyle(Doubled()).buttonStyle(Bracketed()) }
    #expect(screen.labels == ["[, Go, again"])
  }

  /// Small 28, regular 36 with the body style's line of 22, large 52. Source: M-CTL-20.
  @Test func borderedHeightsFollowTheControlSize() {
    let screen = Screen {
      VStack {
        Button("Small") {}.controlSize(.small)
        Button("Regular") {}
        Button("Large") {}.controlSize(.large)
      }
      .buttonStyle(.bordered)
    }
    #expect(["Small", "Regular", "Large"].map { screen.frame(of: $0)?.height } == [28, 36, 52])
  }

  @Test func symbolButtonSpeaksItsTitleOnly() {
    let screen = Screen { Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly) }
    #expect(screen.labels == ["Add"])
  }

  @Test func linkOpensThroughTheEnvironment() throws {
    var opened: [URL] = []
    let screen = Screen {
      Link("Site", destination: URL(string: "https://example.org")!)
        .environment(
          \.openURL,
          OpenURLAction {
            opened.append($0)
            return .handled
          })
    }
    try screen.tap("Site")
    #expect(opened.map(\.absoluteString) == ["https://example.org"])
    #expect(screen.elements("Site").first?.role == .link)
  }
}
