import Testing

@testable import MartletText

@MainActor @Suite struct InstalledFontTests {
  @Test(arguments: ["Inter", "Noto Sans", "Noto Sans CJK SC", "Noto Color Emoji"])
  func theFontsThatStandForTheSystemsAreInstalled(family: String) {
    #expect(engine.hasFamily(family))
  }

  @Test func anUnknownFamilyIsNotThere() {
    #expect(!engine.hasFamily("No Such Family"))
  }

  @Test func aFileThatIsNoFontIsRefused() {
    #expect(!engine.addFont(path: "/nonexistent/font.ttf"))
  }

  @Test func trackingNarrowsLargeTextAndWidensSmallText() {
    // Inter's dynamic metrics cross zero near 12 points.
    #expect(systemTracking(size: 8) > 0)
    #expect(abs(systemTracking(size: 12)) < 0.02)
    #expect(systemTracking(size: 34) < -0.7)
    #expect(systemTracking(size: .nan) == 0)
  }
}
