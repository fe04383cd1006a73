import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct AccessibilityModifierTests {
  let probe = Probe()

  @Test func anElementAnswersToItsInputLabels() throws {
    let screen = Screen {
      Button("John Fitzgerald Kennedy") { probe.note("tapped") }.accessibilityInputLabels(["Kennedy", "JFK"])
    }
    #expect(try screen.element(ElementQuery("JFK")).label == "John Fitzgerald Kennedy")
    try screen.tap(ElementQuery("JFK"))
    #expect(probe.events == ["tapped"])
    #expect(screen.elements("John Fitzgerald Kennedy").count == 1)
  }

  @Test func anActionOfAKindRunsForAssistiveToolsAlone() throws {
    let screen = Screen {
      Text("card").accessibilityAction { probe.note("default") }.accessibilityAction(.escape) { probe.note("escape") }
    }
    try screen.perform("tap", on: "card")
    try screen.perform("escape", on: "card")
    #expect(probe.events == ["default", "escape"])
    let center = try #require(screen.frame(of: "card"))
    screen.tap(at: CGPoint(x: center.midX, y: center.midY))
    #expect(probe.events.count == 2)
  }

  @Test func anAdjustableElementGoesBothWays() throws {
    struct Counter: View {
      @State private var value = 10
      var body: some View {
        Text("Value").accessibilityElement().accessibilityLabel("Value").accessibilityValue("\(value)")
          .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: value += 1
            case .decrement: value -= 1
            }
          }
      }
    }
    let screen = Screen { Counter() }
    try screen.perform("increment", on: "Value")
    try screen.perform("increment", on: "Value")
    try screen.perform("decrement", on: "Value")
    screen.update()
    #expect(try screen.element(ElementQuery("Value")).value == "11")
  }

  private struct Post: View {
    let probe: Probe
    @State private var isLiked = false
    var body: some View {
      Text("post").accessibilityActions {
        Button(isLiked ? "Dislike" : "Like") { isLiked.toggle() }
        if isLiked { Button("Share") { probe.note("shared") } }
        Button("Gone") {}.disabled(true)
      }
    }
  }

  @Test func buttonsOfActionsRunForAssistiveToolsAlone() throws {
    let screen = Screen { Post(probe: probe) }
    #expect(screen.labels == ["post"])
    #expect(try screen.element(ElementQuery("post")).actions == ["Like"])
    try screen.perform("Like", on: "post")
    #expect(try screen.element(ElementQuery("post")).actions == ["Dislike", "Share"])
    try screen.perform("Share", on: "post")
    #expect(probe.events == ["shared"])
    #expect(throws: (any Error).self) { try screen.perform("Gone", on: "post") }
  }

  @Test func aRepresentationSpeaksAndActsInTheViewsPlace() throws {
    struct Content: View {
      @State private var isOn = false
      var body: some View {
        Text(verbatim: isOn ? "drawn on" : "drawn off").frame(width: 200, height: 80)
          .accessibilityRepresentation { Toggle("switch", isOn: $isOn) }
      }
    }
    let screen = Screen { Content() }
    #expect(!screen.shows("drawn off"))
    #expect(try screen.element(ElementQuery("switch")).role == .toggle)
    try screen.perform("tap", on: "switch")
    screen.update()
    #expect(try screen.element(ElementQuery("switch")).value == "on")
  }

  @Test func whatIsNotEnabledChangesNothing() throws {
    let screen = Screen {
      Text("a").accessibilityLabel(Text("b"), isEnabled: false)
      Text("c").accessibilityHidden(true, isEnabled: false)
      Text("d").accessibilityHidden(true, isEnabled: true)
    }
    #expect(screen.labels == ["a", "c"])
  }

  @Test func elementsOfAHigherPriorityComeFirst() {
    let screen = Screen {
      VStack {
        Text("a")
        HStack {
          Text("b").accessibilitySortPriority(-1)
          Text("c").accessibilitySortPriority(2)
          Text("d")
        }
      }
    }
    #expect(screen.labels == ["c", "a", "d", "b"])
  }

  @Test func aScaledElementIsWhereItIsSeen() throws {
    let screen = Screen { Text("a").frame(width: 100, height: 50).accessibilityElement().scaleEffect(2) }
    // Twice the size around the window's centre (195, 422).
    #expect(screen.semanticFrames == [CGRect(x: 95, y: 372, width: 200, height: 100)])
  }
}

extension Screen {
  fileprivate var semanticFrames: [CGRect] { driver.elements.map(\.frame) }
}
