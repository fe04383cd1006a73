import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct GradientStylesTests {
  private func drawn<S: ShapeStyle>(_ style: S) -> String {
    Screen(size: CGSize(width: 40, height: 20)) { Rectangle().fill(style) }.displayList
  }

  @Test func gradientsHaveNamesWhereAStyleIsAskedFor() {
    let colors = [Color.red, .blue]
    #expect(
      drawn(.linearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
        == drawn(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)))
    #expect(
      drawn(.radialGradient(colors: colors, center: .center, startRadius: 1, endRadius: 9))
        == drawn(RadialGradient(colors: colors, center: .center, startRadius: 1, endRadius: 9)))
    #expect(drawn(.linearGradient(colors: colors, startPoint: .top, endPoint: .bottom)).contains("inear"))
  }
}
