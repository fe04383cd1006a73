import MartletProject
import Testing

@Suite struct LocaleNameTests {
  @Test(arguments: [
    "en_US", "en-US", "de", "pt-BR", "zh-Hant", "zh_Hant_TW", "sr-Latn-RS", "es-419", "ar", "de_US", "en_US_POSIX",
    "en_US@calendar=buddhist", "de_DE.UTF-8", "tlh",
  ])
  func acceptsWhatExists(_ name: String) { #expect(LocaleName.isValid(name)) }

  @Test(arguments: ["garbage", "", "e", "xx", "en_", "en_XX", "en__US", "en_Abcd_US", "_US", "en US", "en_U", "en/US"])
  func refusesWhatDoesNot(_ name: String) { #expect(!LocaleName.isValid(name)) }

  @Test(arguments: [
    ("ed_DE", "de_DE"), ("en_UX", "en_US"), ("de-DD", "de_DE"), ("fr_", "fr"), ("zh_Hant_TX", "zh_Hant_TW"),
    ("garbage", nil), ("", nil),
  ])
  func offersANearName(_ typed: String, _ expected: String?) { #expect(LocaleName.nearest(to: typed) == expected) }
}
