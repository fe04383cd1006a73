import MartletControls
import MartletDisplay
import Testing

// Numbers: M-COL.
@Suite struct SystemColorTests {
  private func shade(
    _ color: SystemColor, dark: Bool = false, contrast: Bool = false, elevated: Bool = false
  ) -> RGBA {
    color.rgba(isDark: dark, isHighContrast: contrast, isElevated: elevated)
  }

  @Test func tintsFollowBrightnessAndContrast() {
    #expect(shade(.systemBlue) == RGBA(0, 122, 255))
    #expect(shade(.systemBlue, dark: true) == RGBA(10, 132, 255))
    #expect(shade(.systemBlue, contrast: true) == RGBA(0, 64, 221))
    #expect(shade(.systemBlue, dark: true, contrast: true) == RGBA(64, 156, 255))
    #expect(shade(.systemGray5, dark: true) == RGBA(44, 44, 46))
  }

  @Test func labelsDifferByAlpha() {
    #expect(shade(.secondaryLabel) == RGBA(60, 60, 67, 0.6))
    #expect(shade(.quaternaryLabel, dark: true) == RGBA(235, 235, 245, 0.16))
    #expect(shade(.tertiaryLabel, contrast: true).alpha == 0.38)
    #expect(shade(.placeholderText) == shade(.tertiaryLabel))
  }

  @Test func darkBackgroundsAreLighterWhenElevated() {
    #expect(shade(.systemBackground, dark: true) == .black)
    #expect(shade(.systemBackground, dark: true, elevated: true) == RGBA(28, 28, 30))
    #expect(shade(.systemBackground, elevated: true) == .white)
    #expect(shade(.secondarySystemGroupedBackground, dark: true, contrast: true, elevated: true) == RGBA(54, 54, 56))
  }

  // Only `systemBackground` may fall through to the last case of the table.
  @Test func noOtherColourHasTheLookOfTheBackground() {
    func look(_ color: SystemColor) -> [RGBA] {
      [shade(color), shade(color, dark: true), shade(color, dark: true, elevated: true)]
    }
    let alike = SystemColor.allCases.filter { look($0) == look(.systemBackground) }
    #expect(alike == [.systemBackground])
  }
}
