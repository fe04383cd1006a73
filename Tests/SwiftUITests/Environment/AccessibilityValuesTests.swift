import MartletHost
import MartletTesting
import Testing

@testable import SwiftUI

@MainActor @Suite struct AccessibilityValuesTests {
  private struct Content: View {
    @Environment(\.accessibilityVoiceOverEnabled) private var speaks
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiates
    @Environment(\.accessibilityReduceTransparency) private var isOpaque
    var body: some View { Text(verbatim: "\(speaks) \(differentiates) \(isOpaque)") }
  }

  @Test func theyAreOffUntilTheHostSaysSo() {
    let screen = Screen { Content() }
    #expect(screen.labels == ["false false false"])
    var surroundings = WindowSurroundings()
    surroundings.usesScreenReader = true
    surroundings.differentiatesWithoutColor = true
    screen.root.updateEnvironment { $0.take(surroundings, since: WindowSurroundings()) }
    screen.update()
    #expect(screen.labels == ["true true false"])
  }
}
