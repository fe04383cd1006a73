import Testing

@testable import MartletHostGTK

@Suite struct DesktopSettingsTests {
  /// 17 points of body text times the scale, to the nearest row of M-TEXT: 1.25 makes 21.25, which is nearest to 21;
  /// between two, as 25.5 is, the smaller.
  @Test(arguments: [
    (1.0, "large"), (0.5, "xSmall"), (0.9, "small"), (1.25, "xxLarge"), (1.5, "xxxLarge"), (1.6, "accessibility1"),
    (2, "accessibility2"),
    (3, "accessibility5"), (10, "accessibility5"),
  ])
  func theDesktopsScaleChoosesTheNearestSize(scale: Double, name: String) {
    #expect(DesktopSettings.textSize(forScale: scale) == name)
  }

  @Test(arguments: [
    ([:], "en_US"), (["LANG": "C.UTF-8"], "en_US"), (["LANG": "POSIX"], "en_US"), (["LANG": "de_DE.UTF-8"], "de_DE"),
    (["LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR@euro"], "fr_FR"), (["LANG": "ar_EG", "LC_ALL": ""], "ar_EG"),
    (["LANG": "de_DE", "LC_MESSAGES": "ja_JP.eucJP"], "ja_JP"),
  ])
  func theLocaleIsTheEnvironments(environment: [String: String], locale: String) {
    #expect(DesktopLocale.identifier(in: environment) == locale)
  }
}
